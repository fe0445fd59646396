import { isRecorded } from '#shared/habits/amounts.ts';
import type { RecordedDays } from '#shared/habits/dayRecord.ts';
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
  { completed, skipped, recorded = before.recorded }: RecordedDays,
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

/** Other writes in the same transaction as a change of days. */
type Beside = {
  readonly amounts?: readonly Step[];
  readonly time?: readonly Step[];
};

/**
 * The change of a year's bitmaps; undefined if nothing changes. DynamoDB has no bit operations, so both bitmaps are
 * replaced, on the condition that they are unchanged since the read. So no day gets into both.
 *
 * The first day of a habit, and any day with an amount or time, count as changes of its facts, with the next `version`.
 * So its kind, its targets and its counting can't change at the same time.
 */
export const revisionOf = (
  item: Item,
  year: number,
  before: StoredHabit,
  after: RecordedDays,
  { amounts = [], time = [] }: Beside = {},
): Revision | undefined => {
  const bitmaps = changedBitmaps(year, before, after);
  const otherSteps = [...amounts, ...time];
  if (Object.keys(bitmaps).length === 0 && otherSteps.length === 0) return undefined;
  const isFact = before.kind === 'amount' || counts(before) || !isRecorded(before);
  const opened = amounts.length > 0 && yearOpened(item, 'amountYears', year);
  return {
    changes: { ...bitmaps, ...opened, ...(isFact && nextVersion(item)) },
    // If the habit's days begin to count as time at the same moment, this day needs its activity.
    expected: ifUnchanged(item, [...yearFields(year), isFact ? 'version' : 'counting']),
    otherSteps,
  };
};
