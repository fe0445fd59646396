import type { Target } from '#testing/live/client.ts';
import { analyticsSuite } from './analytics.suite.ts';

/** All suites of analytics. */
export const suite = (target: Target): void => {
  analyticsSuite(target);
};
