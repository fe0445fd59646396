import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatDay } from '../../ui/format/days.ts';

export const frequencyLabels: Record<Habit['frequency'], string> = {
  daily: 'Every day',
  weekdays: 'On weekdays',
  weekends: 'On weekends',
  weekly: 'Once a week',
};

/** What a habit is on a day; without any of it, it is not done. */
export type DayState = {
  readonly completed: boolean;
  /** Also where another day of its week met it. */
  readonly isMet?: boolean;
  readonly isSkipped?: boolean;
};

/** 'done', 'skipped', 'done on another day of its week', 'not done'. */
export function describeState({ completed, isMet = completed, isSkipped }: DayState): string {
  if (completed) return 'done';
  if (isSkipped) return 'skipped';
  return isMet ? 'done on another day of its week' : 'not done';
}

/** The label of a control for one habit on one day: 'Read 10 pages, 20 November: not done'. */
export const tickLabel = (name: string, day: Day, state: DayState): string =>
  `${name}, ${formatDay(day)}: ${describeState(state)}`;
