import type { Target } from '#testing/live/client.ts';
import { assessmentsSuite } from './assessments.suite.ts';

/** What a person can do with assessments. */
export const suite = (target: Target): void => {
  assessmentsSuite(target);
};
