import type { Target } from '#testing/live/client.ts';
import { reviewsSuite } from './reviews.suite.ts';

export const suite = (target: Target): void => {
  reviewsSuite(target);
};
