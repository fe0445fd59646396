import type { Target } from '#testing/live/client.ts';
import { assessmentsSuite } from './assessments.suite.ts';

export const suite = (target: Target): void => {
  assessmentsSuite(target);
};
