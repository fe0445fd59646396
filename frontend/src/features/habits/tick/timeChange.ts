import { analytics } from '#shared/analytics/routes.ts';
import { unpackDays } from '#shared/core/daySet.ts';
import type { Day } from '#shared/core/days.ts';
import { type DayTime, timeOn } from '#shared/habits/counting.ts';
import type { DaySetting, Habit } from '#shared/habits/model.ts';
import type { habits } from '#shared/habits/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import type { ChangeOf } from '../../../data/outbox/change.ts';
import type { On } from '../../../data/outbox/mutation.ts';
import {
  type DayTimeChange,
  dayTimeEffects,
  type TimeChange,
} from '../../../domain/time/dayTime.ts';
import { withDay } from '../changedHabit.ts';
import { amountOn } from '../format/formatAmount.ts';

/** A habit with a day set, as its screens will show it. */
export const habitAfter = (habit: Habit, day: Day, set: DaySetting): Habit =>
  withDay(habit, day, set, true);

/** How setting a day changes its time; undefined if it does not. */
export function timeChangeOf(habit: Habit, day: Day, set: DaySetting): TimeChange | undefined {
  if (habit.counting.length === 0) return undefined;
  const change = timesOf(habit, day, set);
  const { before, after } = change;
  const isSame = before?.skill === after?.skill && before?.minutes === after?.minutes;
  return isSame ? undefined : change;
}

/** The time of a day before and after a setting. */
export const timesOf = (habit: Habit, day: Day, set: DaySetting): TimeChange => ({
  name: habit.name,
  before: timeOfDay(habit, day),
  after: timeOfDay(habitAfter(habit, day, set), day),
});

const timeOfDay = (habit: Habit, day: Day): DayTime | undefined => {
  const [completed, skipped] = [unpackDays(habit.history), unpackDays(habit.skipped)];
  const { counting } = habit;
  return timeOn({ counting, completed, skipped }, day, amountOn(habit, day));
};

/** The calls that set a day of a habit. */
export type DayRoute = typeof habits.toggle | typeof habits.setDay;
type DayChange = ChangeOf<DayRoute, TimeChange | undefined>;

const dayOf = ({ params, body }: DayChange['request']): Day =>
  'date' in params ? params.date : ((body as { readonly date?: Day }).date ?? '');

/** The effects of a set day on skills and stats. */
export const timeEffects = (on: On<DayRoute, TimeChange | undefined>) =>
  dayTimeEffects(on, ({ request, about }): DayTimeChange[] =>
    about ? [{ ...about, habit: request.params.id, date: dayOf(request) }] : [],
  );

/** The responses to refetch after a day was set: the skills' last days if one lost time, and the dashboard. */
export const refetchedAfterDay = (about: TimeChange | undefined) => [
  analytics.dashboard,
  ...(about?.before ? [skills.list] : []),
];
