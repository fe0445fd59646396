import type { Target } from '#testing/live/client.ts';
import { analyticsSuite } from './analytics.suite.ts';

/** What a person can do with analytics. */
export const suite = (target: Target): void => {
  analyticsSuite(target);
};
