import { type Day, FIRST_DAY, LAST_DAY, yearOf } from '#shared/days/days.ts';
import { allAmountsOf } from '#shared/habits/allAmounts.ts';
import { completedBy, isRecorded } from '#shared/habits/amounts.ts';
import { countingOfKind, firstCounting, recount } from '#shared/habits/changes/counting.ts';
import { newSchedule, reschedule, splitPatch } from '#shared/habits/changes/reschedule.ts';
import { firstRetargetedDay, firstTargets, retarget } from '#shared/habits/changes/retarget.ts';
import { endOrArchive } from '#shared/habits/daysOff.ts';
import { endProblem } from '#shared/habits/ends.ts';
import {
  type Counting,
  defaultDirection,
  frequencyOfNew,
  type HabitPatch,
  maxCountings,
  maxHabits,
  maxSchedules,
  maxTargets,
  type NewHabit,
  type Target,
} from '#shared/habits/model.ts';
import { habitReasons } from '#shared/habits/reasons.ts';
import { reminderTimesAfter } from '#shared/habits/reminderTimes.ts';
import { startOf } from '#shared/habits/schedule.ts';
import { fitToTotal, hasTotals, misfitOf } from '#shared/habits/totals.ts';
import type { PauseSetting } from '#shared/pauses/model.ts';
import { type Pause, resumedOn } from '#shared/pauses/pauses.ts';
import { invalid, notFound, Problem, unlessProblem } from '../../problem.ts';
import { lookSoon } from '../../reminders/pointers.ts';
import type { Item } from '../../table/item.ts';
import type { Key } from '../../table/keys.ts';
import { createItem, deleteItem, type NewId } from '../../table/lifecycle.ts';
import { getItem, queryItems, walkItems } from '../../table/reading.ts';
import { clearingNulls, ifUnchanged } from '../../table/revision.ts';
import { reviseCounted } from '../../table/storage.ts';
import type { Step } from '../../table/transactions.ts';
import { renameSource } from '../ledger/sources.ts';
import { deleteAmounts, readAmountsFrom } from './amounts.ts';
import { encodedYear } from './bitmaps.ts';
import {
  parseEachHabit,
  parseHabit,
  parseHabits,
  type StoredHabit,
  yearField,
  yearFields,
} from './item.ts';
import { habitKeys, habitRanges } from './keys.ts';
import { deleteNotes } from './notes.ts';
import { openYears } from './openYears.ts';
import { pausesAfter } from './pausesAfter.ts';
import { countsAsTime, recountMarked } from './time.ts';

export type { StoredHabit } from './item.ts';

export const counter = 'habits';

/** Yields habits in the order of creation, after `cursor`. */
export const walkHabits = (userId: string, cursor?: string): AsyncGenerator<StoredHabit> => {
  const after = cursor === undefined ? undefined : habitKeys.habit(userId, cursor);
  return parseEachHabit(walkItems(habitRanges.habits(userId), { after }));
};

export const listHabits = async (userId: string, consistent = false): Promise<StoredHabit[]> =>
  parseHabits(await queryItems(habitRanges.habits(userId), { consistent }));

export const getHabit = async (userId: string, id: string): Promise<StoredHabit> =>
  parseHabit(await getItem(habitKeys.habit(userId, id)));

export type HabitCreation = {
  readonly userId: string;
  readonly newId: NewId;
  readonly habit: NewHabit;
  readonly createdDay: Day;
  readonly now: Date;
};

/** Returns the new habit. A repeated request returns the habit that it created before. */
export const createHabit = async ({
  userId,
  newId: { id, request },
  habit,
  createdDay,
  now,
}: HabitCreation): Promise<StoredHabit> => {
  const {
    frequency: _,
    frequencyDays: __,
    frequencyCount: ___,
    target,
    direction,
    targetPer,
    quiet,
    skill,
    countsAs,
    ...fields
  } = habit;
  const schedules = [newSchedule(frequencyOfNew(habit), createdDay)];
  const aim = { target, direction, targetPer, quiet };
  const targets = targetsField(firstTargets({ ...fields, ...aim }, createdDay));
  const counting = countingField(firstCounting({ skill, countsAs }, createdDay));
  const times = reminderTimesAfter(fields);
  const updatedAt = now.toISOString();
  const item = {
    ...fields,
    ...remindersField(times),
    schedules,
    ...targets,
    ...counting,
    createdDay,
    updatedAt,
  };
  const key = habitKeys.habit(userId, id);
  const creation = { userId, key, item, request, counter, max: maxHabits } as const;
  return parseHabit(await createItem(creation, stepsToRemind(userId, times?.reminderTimes, now)));
};

/**
 * Returns the step that makes the worker check the person soon. Returns no step if there are no `times`. Callers pass
 * the reminder times of a habit that gets new ones, is restored or gets another end.
 */
export const stepsToRemind = (
  userId: string,
  times: readonly string[] | undefined,
  now: Date,
): readonly Step[] => (times && times.length > 0 ? [lookSoon(userId, now)] : []);

/** A habit of the kind `check` has no targets. At-least is the default direction, so it is not stored. */
export const targetsField = (targets: readonly Target[]) => ({
  targets:
    targets.length > 0
      ? targets.map(({ direction, ...target }) =>
          direction === defaultDirection ? target : { ...target, direction },
        )
      : undefined,
});

/** If the list is empty, the habit's days don't count as time. An empty list is not stored. */
export const countingField = (counting: readonly Counting[]) => ({
  counting: counting.length > 0 ? counting : undefined,
});

/** Stores only the list of times, and only a list that is not empty. `reminderTime` is computed from the list. */
export const remindersField = (times: ReturnType<typeof reminderTimesAfter>) =>
  times && {
    reminderTime: undefined,
    reminderTimes: times.reminderTimes.length > 0 ? times.reminderTimes : undefined,
  };

export type HabitUpdate = {
  readonly userId: string;
  readonly id: string;
  readonly patch: HabitPatch;
  readonly today: Day;
  readonly now: Date;
};

/**
 * Sets the sent fields. Null removes an optional field. A changed frequency adds a schedule, and a changed target
 * adds a target. If the counting or the completed days change, the time of the days is updated after the habit.
 */
export const updateHabit = async ({
  userId,
  id,
  patch,
  today,
  now,
}: HabitUpdate): Promise<StoredHabit> => {
  const { ending, fields } = splitPatch(patch);
  const changes = { ...clearingNulls(fields), updatedAt: now.toISOString() };
  const item = await reviseCounted(habitKeys.habit(userId, id), async (item) => {
    const habit = parseHabit(item);
    const { scheduleChange, targetChange, countingChange } = splitPatch(
      unlessProblem(fitToTotal(habit, patch, today)),
    );
    const rescheduled = scheduleChange && schedulesAfter(habit, scheduleChange, today);
    const aimed = targetChange && (await amountsAfter(userId, item, habit, targetChange, today));
    const after = { ...habit, ...rescheduled, ...(aimed && { targets: aimed.targets }) };
    const misfit = (aimed || rescheduled) && misfitOf(after.schedules, after.targets);
    if (misfit) throw invalid(misfit.field, misfit);
    const ended = ending && endAfter(habit, ending, today);
    const kind = aimed?.changes.kind ?? habit.kind;
    const counted =
      (targetChange || countingChange) &&
      countingAfter({ ...habit, kind }, { targetChange, countingChange }, today);
    const times = reminderTimesAfter(fields, habit);
    const comes = times?.reminderTimes ?? (ending && !ending.archived ? habit.reminderTimes : []);
    return {
      changes: {
        ...changes,
        ...remindersField(times),
        ...rescheduled,
        ...aimed?.changes,
        ...counted,
        ...ended,
      },
      otherSteps: stepsToRemind(userId, comes, now),
      ...(aimed && { expected: aimed.expected }),
    };
  });
  const habit = parseHabit(item);
  if (fields.name !== undefined && countsAsTime(habit))
    await renameSource(userId, { kind: 'habit', id }, habit.name);
  return recountMarked(userId, habit, now);
};

/**
 * Returns the counting after a change. If a day was ever recorded, also returns the day from which time must be
 * updated.
 */
const countingAfter = (
  habit: StoredHabit,
  { targetChange, countingChange }: Pick<Split, 'targetChange' | 'countingChange'>,
  today: Day,
) => {
  const counting = countingChange
    ? unlessProblem(recount(habit, countingChange, today))
    : habit.counting;
  if (counting.length > maxCountings)
    throw new Problem('limit', habitReasons.tooManyCountings({ max: maxCountings }));
  const problem = countingOfKind(habit.kind, counting, today);
  if (problem) throw invalid(problem.field, problem);
  if (!isRecorded(habit) || (!countsAsTime(habit) && counting.length === 0))
    return countingField(counting);
  const first = firstRetargetedDay(habit, targetChange ?? countingChange ?? {}, today);
  const { recountFrom = first } = habit;
  return { ...countingField(counting), recountFrom: recountFrom < first ? recountFrom : first };
};

type Split = ReturnType<typeof splitPatch>;

const schedulesAfter = (
  habit: StoredHabit,
  change: NonNullable<Split['scheduleChange']>,
  today: Day,
) => {
  const schedules = unlessProblem(reschedule(habit, change, today));
  if (schedules.length > maxSchedules)
    throw new Problem('limit', habitReasons.tooManySchedules({ max: maxSchedules }));
  return { schedules };
};

const endAfter = (habit: StoredHabit, ending: NonNullable<Split['ending']>, today: Day) => {
  const known = { start: startOf(habit), before: habit.endsOn };
  const problem = endProblem(ending.endsOn, known, today);
  if (problem) throw invalid(problem.field, problem);
  return clearingNulls(endOrArchive(habit, ending, today));
};

/**
 * Throws `invalid` for a wrong last day of a new habit, unless the request is a repetition. A request that is repeated
 * after midnight may have a last day that is now past.
 */
export const requireEnd = async (
  endsOn: NewHabit['endsOn'],
  today: Day,
  isAgain: () => Promise<boolean>,
): Promise<void> => {
  const problem = endProblem(endsOn, { start: today, before: null }, today);
  if (problem && !(await isAgain())) throw invalid(problem.field, problem);
};

/**
 * Returns the new targets, and the changes to the fields of the habit: its kind, unit and targets, the days that the
 * targets complete from the change on, and all its amounts if it has totals. `expected` requires that the completed and
 * skipped days are unchanged.
 */
const amountsAfter = async (
  userId: string,
  item: Item,
  habit: StoredHabit,
  change: NonNullable<Split['targetChange']>,
  today: Day,
) => {
  const { kind, unit, targets } = unlessProblem(retarget(habit, change, today));
  if (targets.length > maxTargets)
    throw new Problem('limit', habitReasons.tooManyTargets({ max: maxTargets }));
  const changes = { kind, unit: unit ?? undefined, ...targetsField(targets) };
  if (habit.amountYears.length === 0 || targets === habit.targets)
    return { changes, targets, expected: {} };
  // A habit that becomes a total needs its amounts of all days, not only those from the change on.
  const becomesTotal = hasTotals(targets) && !habit.allAmounts;
  const first = firstRetargetedDay(habit, change, today);
  const amounts = await readAmountsFrom(userId, habit, becomesTotal ? FIRST_DAY : first);
  const { completed } = completedBy(habit, amounts, targets, [first, LAST_DAY]);
  const all = becomesTotal ? allAmountsOf(amounts) : habit.allAmounts;
  const isAll = hasTotals(targets) !== (habit.allAmounts !== undefined);
  const years = habit.amountYears.filter((year) => isAll || year >= yearOf(first));
  const changesOf = (year: number) => [
    [yearField('completed', year), completed.get(year)],
    [yearField('allAmounts', year), hasTotals(targets) ? encodedYear(all?.get(year)) : undefined],
  ];
  return {
    changes: { ...changes, ...Object.fromEntries(years.flatMap(changesOf)) },
    targets,
    expected: ifUnchanged(item, years.flatMap(yearFields)),
  };
};

/** Changes a habit's pauses with `revise`. Returns the previous pauses and the changed habit. */
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
  revisePauses(habitKeys.habit(userId, id), now, (pauses) => pausesAfter(pauses, from, setting));

export const resumeHabit = async ({ userId, id, from, now }: HabitPause): Promise<StoredHabit> => {
  const { habit } = await revisePauses(habitKeys.habit(userId, id), now, (pauses) =>
    resumedOn(pauses, from),
  );
  return habit;
};

export const deleteHabit = async (userId: string, id: string, now: Date): Promise<void> => {
  const isDeleted = await deleteItem(habitKeys.habit(userId, id), counter, now, async (item) => {
    // The habit's activities stay and show its last name.
    if (item.counting !== undefined) await renameSource(userId, { kind: 'habit', id }, item.name);
    if (openYears(item, 'noteYears').length > 0) await deleteNotes(userId, id);
    await deleteAmounts(userId, id, openYears(item, 'amountYears'));
  });
  if (!isDeleted) throw notFound('habit');
};
