import { idOfDay } from '#shared/core/ids.ts';
import { unpackDays } from '#shared/days/daySet.ts';
import type { Day } from '#shared/days/days.ts';
import { firstListedDay } from '#shared/habits/amounts.ts';
import { type DayTime, timeOn } from '#shared/habits/changes/counting.ts';
import { allHabitsOf, everyHabit } from '#shared/habits/everyHabit.ts';
import type { DayNote, DaySetting, Habit, HabitPage } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { amountToAdd, timeUnitOf, timeUnitOn } from '#shared/habits/timed.ts';
import type { Activity } from '#shared/skills/model.ts';
import { grainsOfMinutes, hoursOf } from '#shared/skills/time.ts';
import type { AnyRequest } from '../../data/client/request.ts';
import type { Change } from '../../data/outbox/change.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { habitRows } from '../rows/habits.ts';
import { activityRows } from '../rows/time.ts';
import { isInWindow } from '../rows/window.ts';
import { addActivity, isDeleted, removeActivity, timeRoutes } from '../time/edits.ts';
import { amountOn } from './amountOn.ts';
import { textOf, withDay } from './changedHabit.ts';

export type Made = Pick<Change, 'day' | 'madeAt'>;

/** A habit after one day was set, as its screens will show it. */
export const habitAfter = (habit: Habit, day: Day, set: DaySetting): Habit =>
  withDay(habit, day, set, true);

/**
 * Sets a day of a habit, in the list and on the habit's own page. If the day counts as time, updates its activity
 * too.
 */
export const setDay = (rows: Rows, id: string, date: Day, set: DaySetting, made: Made): void => {
  const times = timesOfDay(rows, id, date, made);
  const [before] = times;
  rows.change(habitRows, id, (habit, request) => withDayShown(habit, request, date, set, made));
  const [after] = timesOfDay(rows, id, date, made);
  if (times.length === 0 || !times.every((time) => isSame(time, before))) {
    // Only the server knows the day's time, because the cached versions disagree or don't cover the day.
    rows.refetch(...timeRoutes);
    return;
  }
  if (isSame(before, after)) return;
  const { name = '' } = rows.get(habitRows, id) ?? {};
  const activityOf = ({ skill, minutes }: DayTime): Activity => ({
    _id: idOfDay(id, date),
    skill,
    source: 'habit',
    sourceId: id,
    sourceName: name,
    type: 'Practice',
    date,
    hours: hoursOf(grainsOfMinutes(minutes)),
    duration: minutes,
    description: '',
    page: null,
    pageBefore: null,
    createdAt: made.madeAt,
  });
  // If the skill was deleted, the server deleted the day's time with it, so there is nothing to remove. But if a cached
  // row still has the day's time, that row is removed.
  if (before && !(isDeleted(rows, before.skill) && !rows.get(activityRows, idOfDay(id, date)))) {
    const { _id, ...activity } = activityOf(before);
    removeActivity(rows, _id, { ...activity, lastBefore: undefined });
  }
  if (after) addActivity(rows, activityOf(after));
};

/** Whether every habit list includes the amount of this day. */
const isListed = (date: Day, { day }: Made): boolean => date >= firstListedDay(day);

const isSame = (a: DayTime | undefined, b: DayTime | undefined): boolean =>
  a?.skill === b?.skill && a?.minutes === b?.minutes;

/**
 * The time of a day, from each cached version of the habit that covers the day. Every version covers recent days, and
 * all days of a habit without amounts. The habit's own page also covers the days of its window.
 */
const timesOfDay = (
  rows: Rows,
  id: string,
  date: Day,
  made: Made,
): readonly (DayTime | undefined)[] =>
  rows
    .versions(habitRows, id)
    .filter(
      ({ row, request: { params, query } }) =>
        row.kind === 'check' || isListed(date, made) || (params && isInWindow(date, query)),
    )
    .map(({ row }) => {
      const { counting } = row;
      const [completed, skipped] = [unpackDays(row.history), unpackDays(row.skipped)];
      return timeOn({ counting, completed, skipped }, date, amountOn(row, date));
    });

/** A habit after one day was set, as its list or its page shows it. A page also has the notes of its window. */
const withDayShown = (
  habit: Habit,
  { params, query }: AnyRequest,
  date: Day,
  set: DaySetting,
  made: Made,
): Habit => {
  if (params === undefined) return withDay(habit, date, set, isListed(date, made));
  const page = habit as HabitPage;
  const isShown = isInWindow(date, query);
  return {
    ...withDay(page, date, set, isShown || isListed(date, made)),
    ...(set.note !== undefined && isShown && { notes: withNote(page.notes, date, set.note) }),
  };
};

/** The notes of a window, newest first, after one day's note was set. */
const withNote = (notes: readonly DayNote[], date: Day, note: string): DayNote[] => {
  const others = notes.filter((one) => one.date !== date);
  const text = textOf(note);
  if (text === '') return others;
  return [...others, { date, text }].toSorted((a, b) => (a.date < b.date ? 1 : -1));
};

/** Whether a habit's amounts are time. Such a habit can have a timer. */
export const keepsTime = (habit: Habit): boolean => timeUnitOf(habit) !== undefined;

/** Adds minutes to the amount of a day. Does nothing if the habit's amount is not time on that day. */
export const addMinutes = (
  rows: Rows,
  id: string,
  date: Day,
  minutes: number,
  made: Made,
): void => {
  const list = rows.data(habits.list, everyHabit);
  const habit = list ? allHabitsOf(list).find(({ _id }) => _id === id) : rows.get(habitRows, id);
  const unit = habit && timeUnitOn(habit, date);
  if (unit)
    setDay(rows, id, date, { add: amountToAdd(amountOn(habit, date), minutes, unit) }, made);
};
