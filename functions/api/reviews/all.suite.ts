import type { Target } from '#testing/live/client.ts';
import { reviewsSuite } from './reviews.suite.ts';

/** All suites of weekly reviews. */
export const suite = (target: Target): void => {
  reviewsSuite(target);
};
