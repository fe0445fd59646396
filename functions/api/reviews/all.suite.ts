import type { Target } from '#testing/live/client.ts';
import { reviewsSuite } from './reviews.suite.ts';

/** What a person can do with weekly reviews. */
export const suite = (target: Target): void => {
  reviewsSuite(target);
};
