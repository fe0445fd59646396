import { analyticsSuite } from '#functions/api/analytics/analytics.suite.ts';
import { resourcesSuite } from '#functions/api/resources/resources.suite.ts';
import { importActivitiesSuite } from '#functions/api/skills/importActivities.suite.ts';
import { skillsSuite } from '#functions/api/skills/skills.suite.ts';
import { serveSynthesized } from '#infra/testing/suiteTarget.ts';

const { target, policySuite } = await serveSynthesized();

analyticsSuite(target);
resourcesSuite(target);
importActivitiesSuite(target);
skillsSuite(target);
policySuite('skills');
