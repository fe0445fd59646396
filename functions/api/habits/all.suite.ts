import type { Target } from '#testing/live/client.ts';
import { createsSuite } from '#testing/live/creates.suite.ts';
import { amountsSuite } from './amounts.suite.ts';
import { countingSuite } from './counting.suite.ts';
import { endsSuite } from './ends.suite.ts';
import { habitDaysSuite } from './habitDays.suite.ts';
import { habitsSuite } from './habits.suite.ts';
import { pausesSuite } from './pauses.suite.ts';
import { habitYearSuite } from './setYear.suite.ts';
import { totalsSuite } from './totals.suite.ts';

export const suite = (target: Target): void => {
  createsSuite(target, 'habits');
  amountsSuite(target);
  countingSuite(target);
  endsSuite(target);
  habitDaysSuite(target);
  habitsSuite(target);
  pausesSuite(target);
  habitYearSuite(target);
  totalsSuite(target);
};
