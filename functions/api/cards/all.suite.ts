import type { Target } from '#testing/live/client.ts';
import { createsSuite } from '#testing/live/creates.suite.ts';
import { cardsSuite } from './cards.suite.ts';
import { dueSuite } from './due.suite.ts';
import { cardReviewsSuite } from './reviews.suite.ts';

export const suite = (target: Target): void => {
  createsSuite(target, 'cards');
  cardsSuite(target);
  cardReviewsSuite(target);
  dueSuite(target);
};
