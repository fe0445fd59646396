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
export function tickLabel(name: string, day: Day, completed: boolean, isMet = completed): string {
  const state = completed ? 'done' : isMet ? 'done on another day of its week' : 'not done';
  return `${name}, ${formatDay(day)}: ${state}`;
}
