import { hasDay } from '#shared/core/daySet.ts';
import { type Day, yearOf } from '#shared/core/days.ts';
import { type DayRecord, withDayRecord } from '#shared/habits/dayRecord.ts';
import {
  type DaySetting,
  type HabitPatch,
  maxHabits,
  maxPauses,
  maxSchedules,
  type NewHabit,
  type PauseSetting,
  tooManyPauses,
  tooManySchedules,
} from '#shared/habits/model.ts';
import { archive, resumedOn, setPause } from '#shared/habits/pauses.ts';
import { newSchedule, reschedule, splitPatch } from '#shared/habits/reschedule.ts';
import type { Pause } from '#shared/habits/schedule.ts';
import { invalid, notFound, Problem } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { type Key, keys, ranges } from '../../table/keys.ts';
import { createItem, deleteItem, type NewId } from '../../table/lifecycle.ts';
import { getItem, queryItems, walkItems } from '../../table/reading.ts';
import { clearingNulls, ifUnchanged, reviseItem } from '../../table/revision.ts';
import { reviseCounted } from '../../table/storage.ts';
import { parseEachHabit, parseHabit, parseHabits, type StoredHabit, yearField } from './item.ts';
import { deleteNotes, hasNotes, openNoteYear, writeNote } from './notes.ts';

export type { StoredHabit } from './item.ts';

const counter = 'habits';

/** In the order of creation, after `cursor`. */
export const walkHabits = (userId: string, cursor?: string): AsyncGenerator<StoredHabit> => {
  const after = cursor === undefined ? undefined : keys.habit(userId, cursor);
  return parseEachHabit(walkItems(ranges.habits(userId), { after }));
};

export const listHabits = async (userId: string): Promise<StoredHabit[]> =>
  parseHabits(await queryItems(ranges.habits(userId)));

export const getHabit = async (userId: string, id: string): Promise<StoredHabit> =>
  parseHabit(await getItem(keys.habit(userId, id)));

export type HabitCreation = {
  readonly userId: string;
  readonly newId: NewId;
  readonly habit: NewHabit;
  readonly createdDay: Day;
  readonly now: Date;
};

/** Returns the habit, or the one that the same request created before. */
export const createHabit = async ({
  userId,
  newId: { id, request },
  habit,
  createdDay,
  now,
}: HabitCreation): Promise<StoredHabit> => {
  const { frequency, frequencyDays, frequencyCount, ...fields } = habit;
  const schedules = [newSchedule({ frequency, frequencyDays, frequencyCount }, createdDay)];
  const item = { ...fields, schedules, createdDay, updatedAt: now.toISOString() };
  const key = keys.habit(userId, id);
  return parseHabit(await createItem({ userId, key, item, request, counter, max: maxHabits }));
};

export type HabitUpdate = {
  readonly userId: string;
  readonly id: string;
  readonly patch: HabitPatch;
  readonly today: Day;
  readonly now: Date;
};

/** Sets the fields that are sent; null removes an optional one. A changed frequency is one more schedule. */
export const updateHabit = async ({
  userId,
  id,
  patch,
  today,
  now,
}: HabitUpdate): Promise<StoredHabit> => {
  const { change, archived, fields } = splitPatch(patch);
  const sent = { ...clearingNulls(fields), updatedAt: now.toISOString() };
  const item = await reviseCounted(keys.habit(userId, id), (item) => {
    const changes = {
      ...sent,
      ...(archived !== undefined && clearingNulls(archive(parseHabit(item), archived, today))),
    };
    if (!change) return { changes };
    const schedules = reschedule(parseHabit(item), change, today);
    if ('problem' in schedules) throw invalid(schedules.problem.field, schedules.problem.message);
    if (schedules.length > maxSchedules) throw new Problem('limit', tooManySchedules);
    return { changes: { ...changes, schedules, frequency: undefined } };
  });
  return parseHabit(item);
};

/** The pauses after `setPause`. Throws its problem, and `limit` where there are too many. */
export const pausesAfter = (
  before: readonly Pause[],
  from: Day,
  setting: PauseSetting,
): readonly Pause[] => {
  const after = setPause(before, from, setting);
  if ('problem' in after) throw invalid(after.problem.field, after.problem.message);
  // Bringing a habit back may pass the limit: it is never refused.
  if (after.length > Math.max(maxPauses, before.length)) throw new Problem('limit', tooManyPauses);
  return after;
};

/** Sets a habit's pauses by a rule, and returns them before and the habit after. */
const revisePauses = async (
  key: Key,
  now: Date,
  revise: (pauses: readonly Pause[]) => readonly Pause[],
): Promise<{ readonly before: readonly Pause[]; readonly habit: StoredHabit }> => {
  let before: readonly Pause[] = [];
  const item = await reviseCounted(key, (item) => {
    before = parseHabit(item).pauses;
    return { changes: { pauses: revise(before), updatedAt: now.toISOString() } };
  });
  return { before, habit: parseHabit(item) };
};

export type HabitPause = {
  readonly userId: string;
  readonly id: string;
  readonly from: Day;
  readonly now: Date;
};

export const pauseHabit = ({ userId, id, from, now }: HabitPause, setting: PauseSetting) =>
  revisePauses(keys.habit(userId, id), now, (pauses) => pausesAfter(pauses, from, setting));

export const resumeHabit = async ({ userId, id, from, now }: HabitPause): Promise<StoredHabit> => {
  const { habit } = await revisePauses(keys.habit(userId, id), now, (pauses) =>
    resumedOn(pauses, from),
  );
  return habit;
};

export const deleteHabit = async (userId: string, id: string, now: Date): Promise<void> => {
  const isDeleted = await deleteItem(keys.habit(userId, id), counter, now, async (item) => {
    if (hasNotes(item)) await deleteNotes(userId, id);
  });
  if (!isDeleted) throw notFound('habit');
};

export type HabitDay = { readonly userId: string; readonly id: string; readonly day: Day };

/** Sets what is sent of a day. The note is written last, when the habit is known to be there. */
export const setHabitDay = async (
  { userId, id, day }: HabitDay,
  { note, ...record }: DaySetting,
): Promise<StoredHabit> => {
  const isRecorded = record.completed !== undefined || record.skipped !== undefined;
  const habit = isRecorded
    ? await recordDay({ userId, id, day }, () => record)
    : parseHabit(await getItem(keys.habit(userId, id), true));
  if (note === undefined) return habit;
  const year = yearOf(day);
  const isOpen = habit.noteYears.includes(year);
  // A year that was never opened has no note to clear.
  if (note === '' && !isOpen) return habit;
  const opened = isOpen ? habit : parseHabit(await openNoteYear(keys.habit(userId, id), year));
  await writeNote(userId, id, day, note);
  return opened;
};

/** Flips the completion of a day. */
export const flipHabitDay = (which: HabitDay): Promise<StoredHabit> =>
  recordDay(which, ({ completed }) => ({ completed: !hasDay(completed, which.day) }), true);

/**
 * Sets whether a day is completed or skipped. DynamoDB has no bit operations, so the year's bitmaps are replaced on
 * the condition that both are unchanged since they were read: no day gets into both.
 */
const recordDay = async (
  { userId, id, day }: HabitDay,
  recordOf: (habit: StoredHabit) => DayRecord,
  isOnce = false,
): Promise<StoredHabit> => {
  const year = yearOf(day);
  const fields = [yearField('completed', year), yearField('skipped', year)] as const;
  const key = keys.habit(userId, id);
  // Half the price of a consistent read: what is stale is read again.
  const seen = await getItem(key);
  const revise = (item: Item) => {
    const before = parseHabit(item);
    const { completed, skipped } = withDayRecord(before, day, recordOf(before));
    if (completed === before.completed && skipped === before.skipped) return undefined;
    return {
      changes: {
        ...(completed !== before.completed && { [fields[0]]: completed.get(year) }),
        ...(skipped !== before.skipped && { [fields[1]]: skipped.get(year) }),
      },
      expected: ifUnchanged(item, fields),
      isOnce,
    };
  };
  return parseHabit(await reviseItem(key, revise, seen));
};
