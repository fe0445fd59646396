import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatDay } from '../../ui/format/days.ts';

export const frequencyLabels: Record<Habit['frequency'], string> = {
  daily: 'Every day',
  weekdays: 'On weekdays',
  weekends: 'On weekends',
  weekly: 'Once a week',
};

/** The label of a control for one habit on one day: 'Read 10 pages, 20 November: not done'. */
export const tickLabel = (name: string, day: Day, completed: boolean): string =>
  `${name}, ${formatDay(day)}: ${completed ? 'done' : 'not done'}`;
