import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { scheduleOn, streakUnitOf } from '#shared/habits/schedule.ts';
import { formatDay } from '../../ui/format/days.ts';

/** What a habit is met by on a day: the day, its week or its month. */
export const unitOn = ({ schedules }: Pick<Habit, 'schedules'>, day: Day) =>
  streakUnitOf(scheduleOn(schedules, day));

/** The label of a control for one habit on one day: 'Read 10 pages, 20 November: not done'. */
export function tickLabel(
  { name, schedules }: Pick<Habit, 'name' | 'schedules'>,
  day: Day,
  completed: boolean,
  isMet = completed,
): string {
  const met = isMet ? `its ${unitOn({ schedules }, day)} is met` : 'not done';
  return `${name}, ${formatDay(day)}: ${completed ? 'done' : met}`;
}
