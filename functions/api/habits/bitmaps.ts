import { isRecorded } from '#shared/habits/amounts.ts';
import type { DayRecords } from '#shared/habits/dayRecord.ts';
import type { Item } from '../../table/item.ts';
import { ifUnchanged, type Revision } from '../../table/revision.ts';
import type { Step } from '../../table/transactions.ts';
import type { Changes } from '../../table/updating.ts';
import { type StoredHabit, yearField, yearFields } from './item.ts';
import { nextVersion, yearOpened } from './openYears.ts';
import { counts } from './time.ts';

/** The changed bitmaps of a year. */
const changedBitmaps = (
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

/** The other writes that a change of days needs. */
type Beside = {
  readonly amounts?: readonly Step[];
  readonly time?: readonly Step[];
};

/**
 * The change of a year's bitmaps; undefined if nothing changes. DynamoDB has no bit operations, so both are replaced on the
 * condition that they are unchanged since the read: no day gets into both. The first day of a habit, and any day with an
 * amount or time, count as changes of its facts, with the next `version`. So its kind, its targets and what its days count
 * as can't change at the same time.
 */
export const revisionOf = (
  item: Item,
  year: number,
  before: StoredHabit,
  after: DayRecords,
  { amounts = [], time = [] }: Beside = {},
): Revision | undefined => {
  const bitmaps = changedBitmaps(year, before, after);
  const otherSteps = [...amounts, ...time];
  if (Object.keys(bitmaps).length === 0 && otherSteps.length === 0) return undefined;
  const isFact = before.kind === 'amount' || counts(before) || !isRecorded(before);
  const opened = amounts.length > 0 && yearOpened(item, 'amountYears', year);
  return {
    changes: { ...bitmaps, ...opened, ...(isFact && nextVersion(item)) },
    // A habit whose days become time at the same moment needs their activities.
    expected: ifUnchanged(item, [...yearFields(year), isFact ? 'version' : 'counting']),
    otherSteps,
  };
};
