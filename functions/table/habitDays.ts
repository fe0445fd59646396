import {
  type DaySet,
  EMPTY_YEAR,
  hasDay,
  isSameYear,
  NO_DAYS,
  throughYear,
  withDay,
} from '#shared/rules/daySet.ts';
import { type Day, yearOf } from '#shared/rules/days.ts';
import { lastYearToSettle, settle } from '#shared/rules/habitPast.ts';
import { parseHabit, type StoredHabit } from './habitItem.ts';
import type { Item } from './item.ts';
import { keys } from './keys.ts';
import { getItem } from './reading.ts';
import { asRead, type Revision, reviseItem } from './revision.ts';
import { pastToStore, putYearsAway, readSettledYears } from './settledYears.ts';
import { transact } from './transactions.ts';
import { yearField } from './yearsOfDays.ts';

export type Tick = {
  readonly userId: string;
  readonly id: string;
  readonly day: Day;
  /** Flips the day when undefined. */
  readonly completed: boolean | undefined;
  readonly today: Day;
};

/**
 * Sets the completion of a day, or flips it.
 * DynamoDB has no bit operations, so a year's bitmap is replaced, on the condition that no day was since it was read.
 */
export const setHabitDay = async (tick: Tick): Promise<StoredHabit> => {
  const { userId, id, day, today } = tick;
  const key = keys.habit(userId, id);
  // An old day can cost a second read, of its settled years: so the first is the cheaper kind.
  const seen = yearOf(day) <= lastYearToSettle(today) ? await getItem(key) : undefined;
  let hasPutAway = false;
  const item = await reviseItem(
    key,
    async (item) => {
      const habit = parseHabit(item);
      const due = yearsDue(habit, today);
      if (due.size === 0) return dayRevision(tick, item, habit);
      hasPutAway = true;
      return settlingRevision(tick, item, habit, due);
    },
    seen,
  );
  if (!item && hasPutAway) await transact([{ Delete: { Key: keys.settledYears(userId, id) } }]);
  return parseHabit(item);
};

/**
 * Years to settle now. The habit's first calendar year is left in peace: that is when people fill in what
 * they did before, and a year that changes after it was settled takes its place in the habit's item again.
 */
const yearsDue = ({ createdDay, completed, past }: StoredHabit, today: Day): DaySet => {
  if (yearOf(createdDay) >= yearOf(today)) return NO_DAYS;
  const old = throughYear(completed, lastYearToSettle(today));
  return new Map([...old].filter(([year]) => year > (past?.through ?? 0)));
};

const dayRevision = async (
  tick: Tick,
  item: Item,
  habit: StoredHabit,
): Promise<Revision | undefined> => {
  const { _id, createdDay, completed, past } = habit;
  const year = yearOf(tick.day);
  if (!past || year > past.through) {
    const days = ticked(tick, completed);
    if (days === completed) return undefined;
    return revising(tick, item, habit, { [yearField(year)]: days.get(year) });
  }
  const away = await readSettledYears(tick.userId, _id, past.through);
  const was: DaySet = new Map([...away, ...completed]);
  const days = ticked(tick, was);
  if (days === was) return undefined;
  return revising(tick, item, habit, {
    ...notAsAway(days, away, [year]),
    past: pastToStore(settle(createdDay, days, past.through)),
  });
};

/** Ticks, and puts the due years away and what they come to in their place. */
const settlingRevision = async (
  tick: Tick,
  item: Item,
  habit: StoredHabit,
  due: DaySet,
): Promise<Revision> => {
  const { _id, createdDay, completed, past } = habit;
  const through = lastYearToSettle(tick.today);
  const everAway = throughYear(await putYearsAway(tick.userId, _id, due, through), through);
  // Beyond what was settled, what is there may come from a device that got no further.
  const away = throughYear(everAway, past?.through ?? 0);
  const days = ticked(tick, new Map([...away, ...completed]));
  const settledNow = new Set([...everAway.keys(), ...throughYear(completed, through).keys()]);
  const year = yearOf(tick.day);
  return revising(tick, item, habit, {
    ...(year > through && { [yearField(year)]: days.get(year) }),
    ...notAsAway(days, everAway, [...settledNow, ...(year > through ? [] : [year])]),
    past: pastToStore(settle(createdDay, days, through)),
  });
};

const ticked = ({ day, completed }: Tick, days: DaySet): DaySet =>
  withDay(days, day, completed ?? !hasDay(days, day));

/** Of these settled years a habit's item holds those whose days are others than were put away. */
const notAsAway = (days: DaySet, away: DaySet, years: readonly number[]) =>
  Object.fromEntries(
    years.map((year) => [
      yearField(year),
      isSameYear(days.get(year), away.get(year)) ? undefined : (days.get(year) ?? EMPTY_YEAR),
    ]),
  );

/** These changes, if no day was changed since: a year that settles must not miss one. */
const revising = (
  tick: Tick,
  item: Item,
  { revision }: StoredHabit,
  fields: Readonly<Record<string, unknown>>,
): Revision => ({
  changes: {
    ...Object.fromEntries(
      Object.entries(fields).filter(([field, value]) => value !== undefined || field in item),
    ),
    revision: revision + 1,
  },
  expected: asRead(item, ['revision']),
  isOnce: tick.completed === undefined,
});
