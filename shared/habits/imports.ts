import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import {
  byId,
  byRule,
  data,
  day,
  idSchema,
  limitedList,
  oneOf,
  text,
  trueOrFalse,
} from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import { fewRecords, importCall, record, timestamps } from '../core/imports.ts';
import type { Label } from '../language/fieldLabels.ts';
import { pauseList } from '../pauses/model.ts';
import type { DatedChange } from './changes/changeDay.ts';
import {
  amountSchema,
  countedSkill,
  countingProblem,
  countsAs,
  directions,
  frequencyProblem,
  habitFields,
  habitFrequencies,
  habitSchema,
  isSent,
  kindProblem,
  maxCountings,
  maxImportedPauses,
  maxNote,
  maxSchedules,
  maxTargets,
  reminderProblem,
  targetAmount,
  targetPers,
  targetProblem,
} from './model.ts';
import { habitReasons } from './reasons.ts';
import { misfitOf } from './totals.ts';

const { create, patch } = habitFields;

/**
 * Whether each entry begins later than the one before it. The second may begin on any day, because the first applies
 * from the habit's first day, whatever its `from` says.
 */
const isInOrder = (all: readonly DatedChange[]): boolean =>
  all.every(({ from }, n) => n < 2 || from > (all[n - 1]?.from ?? ''));

/** A list of entries that each begin on a day, in the order of these days. */
const datedList = <S extends z.ZodMiniType<DatedChange>>(label: Label, one: S, max: number) =>
  limitedList(label, one, max).check(
    z.refine(isInOrder, issueMessage(fieldReasons.notInOrder({ label }))),
  );

const schedules = datedList(
  'Schedules',
  record('Schedule', {
    from: day('From'),
    frequency: oneOf('Frequency', habitFrequencies),
    frequencyDays: create.shape.frequencyDays,
    frequencyCount: create.shape.frequencyCount,
  }).check(byRule(frequencyProblem)),
  maxSchedules,
).check(z.minLength(1, issueMessage(fieldReasons.emptyList({ label: 'Schedules' }))));

const targets = datedList(
  'Targets',
  record('Target', {
    from: day('From'),
    target: targetAmount,
    direction: oneOf('Direction', directions),
    targetPer: z.optional(oneOf('Target per', targetPers)),
    quiet: z.optional(trueOrFalse('Quiet')),
  }).check(byRule(targetProblem)),
  maxTargets,
);

const counting = datedList(
  'Counting',
  record('Counting', {
    from: day('From'),
    skill: z.nullable(countedSkill),
    countsAs: z.nullable(countsAs),
    // The habit may have been of another kind at that time.
  }).check(byRule((one) => countingProblem({ ...one, kind: 'amount' }))),
  maxCountings,
);

const fields = z.omit(z.object(patch.shape), {
  frequency: true,
  frequencyDays: true,
  frequencyCount: true,
  target: true,
  direction: true,
  targetPer: true,
  quiet: true,
  from: true,
  archived: true,
  skill: true,
  countsAs: true,
});

/** A habit in an export, without its days. */
export const habitRecord = record('Habit', {
  ...fields.shape,
  _id: idSchema,
  name: create.shape.name,
  schedules,
  targets,
  /** Missing in exports from before habits counted as time. */
  counting: z.optional(counting),
  pauses: pauseList('Pauses', maxImportedPauses),
  archivedOn: z.nullable(day('Archived on')),
  createdDay: day('Created day'),
  ...timestamps,
}).check(
  byRule(reminderProblem),
  byRule(({ kind, unit, targets }) => {
    const problem = kindProblem({ kind, unit, ...targets[0] });
    return problem?.field === 'target' ? { ...problem, field: 'targets' } : problem;
  }),
  byRule(({ schedules, targets }) => {
    if (schedules.length === 0) return undefined;
    const problem = misfitOf(schedules, targets);
    return problem && { ...problem, field: 'targets' };
  }),
);

export type HabitRecord = z.output<typeof habitRecord>;

const longestYear = 366;

const listOfDays = <S extends z.ZodMiniType>(label: Label, one: S) =>
  limitedList(label, one, longestYear);

const isOnce = (days: readonly { readonly date: string }[]): boolean =>
  new Set(days.map(({ date }) => date)).size === days.length;
const once = issueMessage(fieldReasons.sameDayTwice());

const yearFields = {
  completed: z.optional(listOfDays('Completed', day('Day'))),
  skipped: z.optional(listOfDays('Skipped', day('Day'))),
  /** Only for amount habits: an amount completes its day. */
  amounts: z.optional(
    listOfDays('Amounts', record('Amount', { date: day('Day'), amount: amountSchema })).check(
      z.refine(isOnce, once),
    ),
  ),
  /** An empty text clears the note. */
  notes: z.optional(
    listOfDays('Notes', record('Note', { date: day('Day'), note: text('Note', maxNote) })).check(
      z.refine(isOnce, once),
    ),
  ),
  /** Days whose records are cleared before the others are set. */
  clear: z.optional(listOfDays('Clear', day('Day'))),
};

/** Leaves the time logged for these days unchanged, because the import sends that time as activities. */
const keepTime = z.optional(trueOrFalse('Keep time'));

/** Cleared days keep their notes. */
const keepNotes = z.optional(trueOrFalse('Keep notes'));

/** The records for some days of a year. Other days stay unchanged. */
const yearSetting = z.strictObject({ ...yearFields, keepTime, keepNotes }).check(
  z.refine(({ keepTime: _, keepNotes: __, ...sent }) => isSent(sent), {
    path: ['completed'],
    error: issueMessage(fieldReasons.nothingSent({ fields: Object.keys(yearFields).join(', ') })),
  }),
  z.refine(
    ({ completed = [], skipped = [] }) => !skipped.some((date) => completed.includes(date)),
    { path: ['skipped'], error: issueMessage(habitReasons.completedAndSkipped()) },
  ),
);

export type YearSetting = z.output<typeof yearSetting>;

/** A year with valid days, see `isDay`. */
const year = z.string().check(z.regex(/^(19[7-9]\d|[2-9]\d{3})$/));

export const habitImports = defineRoutes({
  import: {
    path: '/habits/import',
    summary: 'Import habits from an export, without their days',
    ...importCall(z.strictObject({ habits: fewRecords('Habits', habitRecord) })),
  },
  setYear: {
    method: 'PUT',
    path: '/habits/{id}/years/{year}',
    summary: 'Set or clear the records of days in a year: completed, skipped, amounts, notes',
    access: 'signed-in',
    params: z.strictObject({ ...byId.shape, year }),
    body: yearSetting,
    reply: data(z.object({ habit: habitSchema })),
    refuses: ['limit'],
  },
});
