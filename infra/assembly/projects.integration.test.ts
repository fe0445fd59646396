import { assessmentsSuite } from '#functions/api/assessments/assessments.suite.ts';
import { importListsSuite } from '#functions/api/projects/importLists.suite.ts';
import { projectsSuite } from '#functions/api/projects/projects.suite.ts';
import { serveSynthesized } from '#infra/testing/suiteTarget.ts';
import { importsSuite } from '#testing/live/imports.suite.ts';

const { target, policySuite } = await serveSynthesized();

assessmentsSuite(target);
importListsSuite(target);
projectsSuite(target);
importsSuite(target);
policySuite('projects');
