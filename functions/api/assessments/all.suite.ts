import type { Target } from '#testing/live/client.ts';
import { createsSuite } from '#testing/live/creates.suite.ts';
import { assessmentsSuite } from './assessments.suite.ts';

export const suite = (target: Target): void => {
  createsSuite(target, 'assessments');
  assessmentsSuite(target);
};
