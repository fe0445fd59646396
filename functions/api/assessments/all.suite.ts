import type { Target } from '#testing/live/client.ts';
import { assessmentsSuite } from './assessments.suite.ts';

/** All suites of assessments. */
export const suite = (target: Target): void => {
  assessmentsSuite(target);
};
