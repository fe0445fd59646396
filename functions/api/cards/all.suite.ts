import type { Target } from '#testing/live/client.ts';
import { cardsSuite } from './cards.suite.ts';
import { dueSuite } from './due.suite.ts';
import { cardReviewsSuite } from './reviews.suite.ts';

export const suite = (target: Target): void => {
  cardsSuite(target);
  cardReviewsSuite(target);
  dueSuite(target);
};
