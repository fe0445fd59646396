import type { Day } from '#shared/core/days.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import type { DaySetting, Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { amountToAdd, timeUnitOf, timeUnitOn } from '#shared/habits/timed.ts';
import type { KeepsTime, TimedItem } from '../../area.ts';
import { paths } from '../../paths.ts';
import { withDay } from './changedHabit.ts';
import { type HabitsData, withHabit } from './changes.ts';
import { amountOn } from './format/formatAmount.ts';
import { timesOf } from './tick/timeChange.ts';

/** The habits whose amount is time. The timer of an archived one may still run, but no new one starts. */
export const timedHabits = ({ habits, archived = [] }: HabitsData): TimedItem[] =>
  [...habits, ...archived]
    .filter((habit) => timeUnitOf(habit) !== undefined)
    .map(({ _id, name, archivedOn }) => ({
      ...{ _id, name, path: paths.habit(_id) },
      ...(archivedOn !== null && { isOver: true }),
    }));

/** The setting that adds minutes to a day; undefined if the habit's amount is no time. */
const settingOf = (habit: Habit, date: Day, minutes: number): DaySetting | undefined => {
  const unit = timeUnitOn(habit, date);
  return unit && { add: amountToAdd(amountOn(habit, date), minutes, unit) };
};

const withTime = <H extends Habit>(habit: H, date: Day, minutes: number): H => {
  const setting = settingOf(habit, date, minutes);
  // A timer is at most a day old, and so are the days that it changes. So their amounts are listed.
  return setting ? withDay(habit, date, setting, true) : habit;
};

/** Habits keep their time in the amounts of their days. */
export const keepsTimeOfHabits: KeepsTime = {
  changeOf: ({ sourceId, date, minutes }, peek) => {
    const { habits: active = [], archived = [] } = peek(habits.list, everyHabit) ?? {};
    const habit = [...active, ...archived].find(({ _id }) => _id === sourceId);
    const setting = habit && settingOf(habit, date, minutes);
    return setting && { ...timesOf(habit, date, setting), habit: habit._id, date };
  },
  effects: (on, timesOf) => [
    on(habits.list, (list, change) =>
      timesOf(change).reduce(
        (result, { sourceId, date, minutes }) =>
          withHabit(result, sourceId ?? '', (habit) => withTime(habit, date, minutes)),
        list,
      ),
    ),
    on(habits.get, (page, change, { params: { id } }) =>
      timesOf(change)
        .filter(({ sourceId }) => sourceId === id)
        .reduce((result, { date, minutes }) => withTime(result, date, minutes), page),
    ),
  ],
};
