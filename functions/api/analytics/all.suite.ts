import type { Target } from '#testing/live/client.ts';
import { analyticsSuite } from './analytics.suite.ts';

export const suite = (target: Target): void => {
  analyticsSuite(target);
};
