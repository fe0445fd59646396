import { afterAll } from 'vitest';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { contractSuite } from '#testing/live/contract.suite.ts';
import { importsSuite } from '#testing/live/imports.suite.ts';
import { analyticsSuite } from './api/analytics/analytics.suite.ts';
import { assessmentsSuite } from './api/assessments/assessments.suite.ts';
import { authSuite } from './api/auth/auth.suite.ts';
import { amountsSuite } from './api/habits/amounts.suite.ts';
import { habitDaysSuite } from './api/habits/habitDays.suite.ts';
import { habitsSuite } from './api/habits/habits.suite.ts';
import { pausesSuite } from './api/habits/pauses.suite.ts';
import { habitYearSuite } from './api/habits/year.suite.ts';
import { importListsSuite } from './api/projects/importLists.suite.ts';
import { projectsSuite } from './api/projects/projects.suite.ts';
import { resourcesSuite } from './api/resources/resources.suite.ts';
import { importActivitiesSuite } from './api/skills/importActivities.suite.ts';
import { skillsSuite } from './api/skills/skills.suite.ts';
import { accountDeletionSuite } from './api/users/accountDeletion.suite.ts';
import { tokensSuite } from './api/users/tokens.suite.ts';
import { usersSuite } from './api/users/users.suite.ts';

/**
 * The suites over the source, for whoever is at work on it: nothing is bundled, and errors name its lines.
 * `npm test` runs them over what is deployed, see `infra/assembly`.
 */
const cairn = await startCairn({ engines });
afterAll(cairn.stop);

contractSuite(cairn);
authSuite(cairn);
usersSuite(cairn);
accountDeletionSuite(cairn, engines.queue);
tokensSuite(cairn);
skillsSuite(cairn);
habitsSuite(cairn);
habitDaysSuite(cairn);
amountsSuite(cairn);
pausesSuite(cairn);
resourcesSuite(cairn);
projectsSuite(cairn);
assessmentsSuite(cairn);
analyticsSuite(cairn);
importsSuite(cairn);
habitYearSuite(cairn);
importActivitiesSuite(cairn);
importListsSuite(cairn);
