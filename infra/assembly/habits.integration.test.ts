import { amountsSuite } from '#functions/api/habits/amounts.suite.ts';
import { habitDaysSuite } from '#functions/api/habits/habitDays.suite.ts';
import { habitsSuite } from '#functions/api/habits/habits.suite.ts';
import { pausesSuite } from '#functions/api/habits/pauses.suite.ts';
import { habitYearSuite } from '#functions/api/habits/year.suite.ts';
import { serveSynthesized } from '#infra/testing/suiteTarget.ts';

const { target, policySuite } = await serveSynthesized();

amountsSuite(target);
habitDaysSuite(target);
habitsSuite(target);
pausesSuite(target);
habitYearSuite(target);
policySuite('habits');
