import { completedBy, isRecorded } from '#shared/habits/amounts.ts';
import type { DayRecords } from '#shared/habits/dayRecord.ts';
import type { Item } from '../../table/item.ts';
import { ifUnchanged, type Revision } from '../../table/revision.ts';
import type { Changes } from '../../table/updating.ts';
import { type AmountPeriod, daysOfPeriod } from './amountItems.ts';
import { type StoredHabit, yearField, yearFields } from './item.ts';
import { nextVersion, yearOpened } from './openYears.ts';

/** The changed bitmaps of a year. */
export const changedBitmaps = (
  year: number,
  before: StoredHabit,
  { completed, skipped, recorded = before.recorded }: DayRecords,
): Changes => {
  const [done, skip] = yearFields(year);
  return {
    ...(completed !== before.completed && { [done]: completed.get(year) }),
    ...(skipped !== before.skipped && { [skip]: skipped.get(year) }),
    ...(recorded !== before.recorded && {
      [yearField('recorded', year)]: recorded.get(year),
    }),
  };
};

/**
 * The change of a year's bitmaps, on the condition that both are unchanged since the read; undefined if nothing
 * changes.
 */
export const revisionOf = (
  item: Item,
  year: number,
  before: StoredHabit,
  after: DayRecords,
): Revision | undefined => {
  const changes = changedBitmaps(year, before, after);
  if (Object.keys(changes).length === 0) return undefined;
  // A habit whose days become time at the same moment needs their activities, see countedDays.ts.
  const facts = [...yearFields(year), ...(before.counting.length === 0 ? ['counting'] : [])];
  if (isRecorded(before)) return { changes, expected: ifUnchanged(item, facts) };
  return {
    changes: { ...changes, ...nextVersion(item) },
    expected: ifUnchanged(item, [...facts, 'version']),
  };
};

/**
 * Changes a year's bitmaps to the days completed by the amounts of some periods, on the condition that the habit is
 * unchanged since the read. `set` has the habit's days, including the sent ones. An existing period opens its year.
 */
export const revisionByAmounts = (
  item: Item,
  year: number,
  periods: readonly AmountPeriod[],
  before: StoredHabit,
  set: DayRecords,
): Revision => {
  const after = periods.reduce(
    (records, { period, amounts }) =>
      completedBy(records, amounts, before.targets, daysOfPeriod(period)),
    set,
  );
  const opened = periods.some(({ isThere }) => isThere) && yearOpened(item, 'amountYears', year);
  return {
    changes: { ...changedBitmaps(year, before, after), ...opened, ...nextVersion(item) },
    expected: ifUnchanged(item, [...yearFields(year), 'version']),
  };
};
