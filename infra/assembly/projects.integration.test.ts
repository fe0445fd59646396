import { assessmentsSuite } from '#functions/api/assessments/assessments.suite.ts';
import { importListsSuite } from '#functions/api/projects/importLists.suite.ts';
import { projectsSuite } from '#functions/api/projects/projects.suite.ts';
import { importsSuite } from '#functions/testing/live/imports.suite.ts';
import { serveSynthesized } from '#infra/testing/suiteTarget.ts';

const { target, policySuite } = await serveSynthesized();

assessmentsSuite(target);
importListsSuite(target);
projectsSuite(target);
importsSuite(target);
policySuite('projects');
