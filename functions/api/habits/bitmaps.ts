import { encodeYear } from '#shared/habits/allAmounts.ts';
import { isRecorded } from '#shared/habits/amounts.ts';
import type { RecordedDays } from '#shared/habits/dayRecord.ts';
import type { Item } from '../../table/item.ts';
import { ifUnchanged, type Revision } from '../../table/revision.ts';
import type { Step } from '../../table/transactions.ts';
import type { Changes } from '../../table/updating.ts';
import { type StoredHabit, yearField, yearFields } from './item.ts';
import { nextVersion, yearOpened } from './openYears.ts';
import { countsAsTime } from './time.ts';

/** Returns the changed bitmaps of a year. Also returns its changed amounts, if the habit's item stores all amounts. */
const changedBitmaps = (
  year: number,
  before: StoredHabit,
  { completed, skipped, recorded = before.recorded, allAmounts }: RecordedDays,
): Changes => {
  const [done, skip] = yearFields(year);
  return {
    ...(completed !== before.completed && { [done]: completed.get(year) }),
    ...(skipped !== before.skipped && { [skip]: skipped.get(year) }),
    ...(recorded !== before.recorded && {
      [yearField('recorded', year)]: recorded.get(year),
    }),
    ...(allAmounts !== before.allAmounts && {
      [yearField('allAmounts', year)]: encodedYear(allAmounts?.get(year)),
    }),
  };
};

export const encodedYear = (places: Uint32Array | undefined): Uint8Array | undefined => {
  const bytes = places && encodeYear(places);
  return bytes && bytes.length > 0 ? bytes : undefined;
};

/** Other writes in the same transaction as a change of days. */
type Beside = {
  readonly amounts?: readonly Step[];
  readonly time?: readonly Step[];
};

/**
 * Returns the change of a year's bitmaps. Undefined if nothing changes. DynamoDB has no bit operations, so a changed
 * bitmap is replaced as a whole. The condition is that the year's completed and skipped days have not changed
 * meanwhile. So no day becomes both completed and skipped.
 *
 * The change also increments `version` if the habit has no recorded day yet, has the kind `amount`, or counts as time.
 * So the habit's kind, targets and counting can't change at the same time.
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
  const isFact = before.kind === 'amount' || countsAsTime(before) || !isRecorded(before);
  const opened = amounts.length > 0 && yearOpened(item, 'amountYears', year);
  return {
    changes: { ...bitmaps, ...opened, ...(isFact && nextVersion(item)) },
    // Another call may make the habit's days count as time meanwhile. Then this write fails, and its retry adds
    // the activity of the day.
    expected: ifUnchanged(item, [...yearFields(year), isFact ? 'version' : 'counting']),
    otherSteps,
  };
};
