import { hasDay, packDays, unpackDays } from '#shared/days/daySet.ts';
import { type Day, defaultWeekStart, LAST_DAY, yearOf } from '#shared/days/days.ts';
import { allAmountsOf, packAmounts, unpackAmounts } from '#shared/habits/allAmounts.ts';
import {
  amountOfTick,
  amountsByDay,
  completedBy,
  firstListedDay,
  roundedAmount,
  targetOn,
  withAmount,
  withAmountRecord,
} from '#shared/habits/amounts.ts';
import { firstCounting, recount } from '#shared/habits/changes/counting.ts';
import { newSchedule, reschedule, splitPatch } from '#shared/habits/changes/reschedule.ts';
import { firstRetargetedDay, firstTargets, retarget } from '#shared/habits/changes/retarget.ts';
import { amountOf } from '#shared/habits/dayAmount.ts';
import { type RecordedDays, withDayRecord } from '#shared/habits/dayRecord.ts';
import { endOrArchive } from '#shared/habits/daysOff.ts';
import {
  type DaySetting,
  frequencyOfNew,
  type Habit,
  type HabitPatch,
  habitFields,
} from '#shared/habits/model.ts';
import { reminderTimesAfter } from '#shared/habits/reminderTimes.ts';
import type { habits } from '#shared/habits/routes.ts';
import { habitFactsOf, habitOn } from '#shared/habits/rules.ts';
import { fitToTotal, hasTotals } from '#shared/habits/totals.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { patched } from '../../data/outbox/patched.ts';

/** Applies a setting to one day of a habit. `isListed`: whether the habit's list of amounts covers that day. */
export const withDay = <H extends Habit>(
  habit: H,
  day: Day,
  { note, ...record }: DaySetting,
  isListed: boolean,
): H => {
  const after =
    habit.kind === 'amount'
      ? withAmountSet(habit, day, record, isListed)
      : withRecords(habit, withDayRecord(recordsOf(habit), day, record));
  const isFirst = textOf(note) !== '' && !habit.noteYears.includes(yearOf(day));
  return isFirst ? { ...after, noteYears: withYear(habit.noteYears, yearOf(day)) } : after;
};

/** In a response, a habit with a total has no `allAmounts` until it has an amount. */
const recordsOf = ({
  history,
  skipped,
  recorded,
  targets,
  allAmounts = {},
}: Habit): RecordedDays => ({
  completed: unpackDays(history),
  skipped: unpackDays(skipped),
  recorded: unpackDays(recorded),
  ...(hasTotals(targets) && { allAmounts: unpackAmounts(allAmounts) }),
});

const withRecords = <H extends Habit>(
  habit: H,
  { completed, skipped, recorded, allAmounts }: RecordedDays,
): H => ({
  ...habit,
  history: packDays(completed),
  skipped: packDays(skipped),
  ...(recorded && { recorded: packDays(recorded) }),
  ...(allAmounts && { allAmounts: packAmounts(allAmounts) }),
});

const withYear = (years: readonly number[], year: number): number[] =>
  years.includes(year) ? [...years] : [...years, year].toSorted((a, b) => a - b);

/** Sets one day of an amount habit. If the day is not listed, its previous amount is unknown. */
const withAmountSet = <H extends Habit>(
  habit: H,
  day: Day,
  { completed, add, ...sent }: DaySetting,
  isListed: boolean,
): H => {
  const { amounts: before = [], targets } = habit;
  const records = recordsOf(habit);
  const aim = targetOn(targets, day);
  const recorded = amountsByDay(before).get(day);
  const record =
    completed === undefined || !aim
      ? { ...sent, ...(add !== undefined && { amount: amountAfter(recorded, add) }) }
      : amountOfTick(completed, hasDay(records.completed, day), recorded, aim);
  const { amount, skipped } = record;
  if (amount === undefined && skipped === undefined) return habit;
  const amounts = amount === undefined ? before : withAmount(before, day, amount);
  const after = withAmountRecord(records, day, record, amountsByDay(amounts), targets);
  return {
    ...withRecords(habit, after),
    ...(isListed && { amounts, ...(add && { added: withAddition(habit.added, day, add) }) }),
    // The server adds the year to the list whenever an amount is set, even if the amount is null.
    ...((add || typeof amount === 'number' || sent.amount !== undefined) && {
      amountYears: withYear(habit.amountYears, yearOf(day)),
    }),
  };
};

/** A note's text as the server stores it. */
export const textOf = (note = ''): string => note.trim().normalize('NFC');

const amountAfter = (set: number | undefined, added: number): number | null =>
  amountOf({ set, added, replaced: 0 }) ?? null;

/** The sums of additions by day, after one more addition. */
const withAddition = (added: Habit['added'] = {}, day: Day, add: number): Habit['added'] => {
  const { [day]: before = 0, ...others } = added;
  const sum = roundedAmount(before + add);
  return sum === 0 ? others : { ...others, [day]: sum };
};

/** The person's vacations and absences, as a list of habits has them. */
type Absences = { readonly [K in 'vacations' | 'away']?: Habit[K] | undefined };

/** A new habit, as the API will return it. */
export const newHabit = (
  { request, day, madeAt }: ChangeOf<typeof habits.create>,
  { vacations = [], away = [] }: Absences = {},
): Habit => {
  const { _id = '', ...fields } = request.body;
  const schedules = [newSchedule(frequencyOfNew(fields), day)];
  const targets = [...firstTargets(fields, day)];
  const facts = {
    ...habitFields.unset,
    ...fields,
    ...reminderTimesAfter(fields),
    ...(fields.kind === 'amount' && { amounts: [], added: {} }),
    schedules,
    targets,
    ...(hasTotals(targets) && { allAmounts: {} }),
    counting: [...firstCounting(fields, day)],
    amountYears: [],
    history: {},
    skipped: {},
    recorded: {},
    noteYears: [],
    pauses: [],
    vacations,
    away,
    archivedOn: null,
    createdDay: day,
  };
  const habit = { _id, ...facts, completions: [], createdAt: madeAt, updatedAt: madeAt };
  // Screens derive the habit again with the person's own week start.
  return habitOn(habit as unknown as Habit, { today: day, weekStartsOn: defaultWeekStart });
};

/** A habit after a patch that was made on `day`. */
export const edited = <H extends Habit>(habit: H, patch: HabitPatch = {}, day: Day): H => {
  // The server refuses a patch that doesn't fit, so such a patch changes nothing.
  const fitted = fitToTotal({ ...habit, ...habitFactsOf(habit) }, patch, day);
  const { scheduleChange, targetChange, countingChange, ending, fields } = splitPatch(
    'problem' in fitted ? {} : fitted,
  );
  const after = {
    ...patched(habit, fields, habitFields.unset),
    ...reminderTimesAfter(fields, habit),
    ...(ending && endOrArchive({ ...habit, completed: unpackDays(habit.history) }, ending, day)),
  };
  const schedules = scheduleChange && reschedule(habitFactsOf(habit), scheduleChange, day);
  const rescheduled = schedules && !('problem' in schedules) ? { ...after, schedules } : after;
  const withTarget = targetChange ? retargeted(rescheduled, targetChange, day) : rescheduled;
  return countingChange ? recounted(withTarget, countingChange, day) : withTarget;
};

const recounted = <H extends Habit>(habit: H, change: CountingChange, day: Day): H => {
  const counting = recount({ ...habit, ...recordsOf(habit) }, change, day);
  return 'problem' in counting ? habit : { ...habit, counting: [...counting] };
};

type CountingChange = NonNullable<ReturnType<typeof splitPatch>['countingChange']>;

/**
 * A habit after its kind or target changed. The new target immediately decides which listed days are completed, from
 * the first day that it can affect. Days before the list follow once the server has applied the change.
 */
const retargeted = <H extends Habit>(habit: H, change: TargetChange, day: Day): H => {
  const { amounts: before, added = {}, amountStats: _, allAmounts: __, ...plain } = habit;
  const records = recordsOf(habit);
  const after = retarget({ ...habit, ...records }, change, day);
  if ('problem' in after) return habit;
  const { kind, unit, targets } = after;
  const next = { ...plain, kind, unit, targets: [...targets] } as unknown as H;
  if (kind === 'check') return next;
  const amounts = before ?? [];
  const listed = firstListedDay(day);
  const first = firstRetargetedDay({ ...habit, ...records }, change, day);
  const range = [first > listed ? first : listed, LAST_DAY] as const;
  const all = records.allAmounts ?? allAmountsOf(amountsByDay(amounts));
  const completed = completedBy(records, amountsByDay(amounts), targets, range);
  const shown = { ...completed, allAmounts: hasTotals(targets) ? all : undefined };
  return { ...withRecords(next, shown), amounts, added };
};

type TargetChange = NonNullable<ReturnType<typeof splitPatch>['targetChange']>;
