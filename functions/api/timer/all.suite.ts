import type { Target } from '#testing/live/client.ts';
import { timerSuite } from './timer.suite.ts';
import { timerHabitsSuite } from './timerHabits.suite.ts';
import { timerPagesSuite } from './timerPages.suite.ts';
import { timerTargetsSuite } from './timerTargets.suite.ts';

export const suite = (target: Target): void => {
  timerSuite(target);
  timerTargetsSuite(target);
  timerPagesSuite(target);
  timerHabitsSuite(target);
};
