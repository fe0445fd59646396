import * as z from 'zod/mini';
import { type FieldError, whySchema } from '../calls/errors.ts';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import {
  byRule,
  chosenId,
  color,
  day,
  hundredths,
  idPattern,
  idSchema,
  instant,
  limitedList,
  limits,
  line,
  oneOf,
  position,
  requiredLine,
  text,
  timeOfDay,
  trueOrFalse,
  wholeNumber,
} from '../calls/fields.ts';
import { fieldsOf } from '../calls/fieldsOf.ts';
import { defineFields } from '../calls/model.ts';
import { skillCategories } from '../core/categories.ts';
import type { Label } from '../language/fieldLabels.ts';
import { pauseSchema } from '../pauses/model.ts';
import { maxActivityMinutes } from '../skills/model.ts';
import { habitReasons } from './reasons.ts';

export const habitFrequencies = [
  'daily',
  'weekdays',
  'weekends',
  'weekly',
  'days',
  'per-week',
  'per-month',
  'every-n-days',
] as const;
const streakUnits = ['day', 'week', 'month'] as const;
export const dues = ['now', 'later', 'done', 'excused', 'off'] as const;
export const habitDifficulties = ['Easy', 'Medium', 'Hard'] as const;
export const timesOfDay = ['any', 'morning', 'midday', 'evening'] as const;
/** When to remind: while the habit is open, or only on the last chance for its streak, week or month. */
export const reminds = ['open', 'last-chance'] as const;
/** Days of a habit have either ticks or amounts. */
export const habitKinds = ['check', 'amount'] as const;
export const directions = ['at-least', 'at-most'] as const;
/**
 * A target is for each day, or for the sum of a whole week or month. A target for a week or month is called a total.
 */
export const targetPers = ['day', 'week', 'month'] as const;

const noTimes: string[] = [];

export const habitDefaults = {
  description: '',
  category: 'Personal',
  difficulty: 'Medium',
  targetDays: 30,
  group: '',
  color: '#4caf50',
  timeOfDay: 'any',
  kind: 'check',
  quiet: false,
  reminderTimes: noTimes,
  remind: 'open',
} as const;

export const defaultDirection = 'at-least';
export const defaultTargetPer = 'day';

export const maxHabits = 500;
export const maxTargetDays = 3_650;
/** A habit has at most this many schedules, including past ones. */
export const maxSchedules = 30;

/** A habit has at most this many targets, including past ones. */
export const maxTargets = 30;

/** A habit has at most this many entries for how its days count as time, including past ones. */
export const maxCountings = 30;

/** A change of the schedule, the target or the counting can be planned up to a year ahead. */
export const maxDaysAhead = 366;

/** In characters. */
export const maxGroup = 30;

/** In characters. */
export const maxUnit = 20;
/** Limits of a target. The amount of a day, and the target of an at-most habit, may also be 0. */
export const minTarget = 0.01;
export const maxAmount = 1_000_000;

/** The highest sum of all additions to a day. */
const maxAdded = 1e12;

export const maxReminderTimes = 4;

/** The meaning and limits of `frequencyCount`, for the frequencies that have one. */
export const frequencyCounts = {
  'per-week': { label: 'Days a week', min: 1, max: 7 },
  'per-month': { label: 'Days a month', min: 1, max: 31 },
  'every-n-days': { label: 'Number of days', min: 2, max: 365 },
} as const;

/** The most pauses that a person may set for a habit, and the most vacations of a person. */
export const maxPauses = 50;
/** The most pauses of an imported habit. Restoring an archived habit adds one to those that the person set. */
export const maxImportedPauses = 500;

export type CountedFrequency = keyof typeof frequencyCounts;

export const isCounted = (frequency: string): frequency is CountedFrequency =>
  frequency in frequencyCounts;

/** In characters. */
export const maxNote = 500;

export const maxNoteYears = 20;

/** Without a requested window, the `completions` of a response cover this many days: today and the 91 days before. */
export const completionsWindow = 92;

/**
 * The `amounts` of a list cover this many days: today and the 91 days before. This includes this week and this month.
 */
export const amountsWindow = 92;

/** Days of the week, 0 Sunday to 6 Saturday, each once. */
const weekdays = z
  .array(z.int().check(z.gte(0), z.lte(6)), {
    error: issueMessage(habitReasons.weekdays()),
  })
  .check(
    z.minLength(1, issueMessage(habitReasons.noWeekday())),
    z.refine(
      (days) => new Set(days).size === days.length,
      issueMessage(habitReasons.sameWeekdayTwice()),
    ),
  );

/** Times HH:MM of a day, in ascending order. */
const reminderTimes = limitedList(
  'Reminder times',
  timeOfDay('Reminder times'),
  maxReminderTimes,
).check(
  z.refine(
    (times) => times.every((time, n) => n === 0 || time > (times[n - 1] ?? '')),
    issueMessage(habitReasons.timesNotInOrder()),
  ),
);

/** A number of units with at most two decimal places. */
const amountFrom = (label: Label, min: number, max = maxAmount) => {
  const range = issueMessage(fieldReasons.range({ label, min, max }));
  return hundredths(label).check(z.gte(min, range), z.lte(max, range));
};

/** The amount of a day: 0 to 1,000,000. */
export const amountSchema = amountFrom('Amount', 0);

/** The amount to reach or not to exceed. `kindProblem` refuses 0 for at-least. */
export const targetAmount = amountFrom('Target', 0);

/** The units in which a day's amount is its time. */
export const timeUnits = ['minutes', 'hours'] as const;

const minutesEach = wholeNumber('Minutes each', 1, maxActivityMinutes);

/** How a day counts as time: by its amount, in minutes or hours, or by fixed minutes for each completed day. */
export const countsAs = z.union([z.enum(timeUnits), z.strictObject({ minutesEach })], {
  error: issueMessage(habitReasons.countsAs({ max: maxActivityMinutes })),
});

export const countedSkill = z
  .string({ error: issueMessage(fieldReasons.text({ label: 'Skill' })) })
  .check(z.regex(idPattern, issueMessage(fieldReasons.id())));

const fields = defineFields({
  required: {
    name: requiredLine('Name', limits.name),
    frequency: oneOf('Frequency', habitFrequencies),
  },
  optional: {
    description: text('Description', limits.description),
    category: oneOf('Category', skillCategories),
    difficulty: oneOf('Difficulty', habitDifficulties),
    targetDays: wholeNumber('Target days', 1, maxTargetDays),
    /** The first of `reminderTimes`. Setting one sets the other, see reminderTimes.ts. */
    reminderTime: timeOfDay('Reminder time'),
    reminderTimes,
    remind: oneOf('Remind', reminds),
    color: color('Colour'),
    /** The part of the day in which the habit is done. The page Today groups habits by it. */
    timeOfDay: oneOf('Time of day', timesOfDay),
    position,
    /** The group in which lists show the habit. '' for none. Upper and lower case make no difference. */
    group: line('Group', maxGroup),
    /** For `days`. */
    frequencyDays: weekdays,
    /** For `per-week`, `per-month` and `every-n-days`, see `frequencyCounts`. */
    frequencyCount: wholeNumber('Frequency count', 1, frequencyCounts['every-n-days'].max),
    kind: oneOf('Kind', habitKinds),
    /** The next five fields are for amount habits. Example: 'glasses', 8, at-least, a day, not quiet. */
    unit: requiredLine('Unit', maxUnit),
    target: targetAmount,
    direction: oneOf('Direction', directions),
    /** Whether the target is for a day, or for a whole week or month, see totals.ts. */
    targetPer: oneOf('Target per', targetPers),
    /** For an at-most target: a day without a record counts as kept, and nothing asks for one. See due/limits.ts. */
    quiet: trueOrFalse('Quiet'),
    /** The skill that gets the time of the habit's days. If null, the time counts only in the total hours. */
    skill: countedSkill,
    /** How a day counts as time. Null if it doesn't. */
    countsAs,
    /** The last day, up to ten years ahead. From the next day on, the habit counts as archived, see ends.ts. */
    endsOn: day('Ends on'),
  },
  defaults: habitDefaults,
});

/**
 * The body of the call for a day: at least one field, and not both completed and skipped. Missing fields stay
 * unchanged.
 */
const dayFields = {
  completed: z.optional(trueOrFalse('Completed')),
  skipped: z.optional(trueOrFalse('Skipped')),
  /** Only for amount habits: an amount completes its day. Null clears it. */
  amount: z.nullish(amountSchema),
  /** Adds to the amount, or subtracts from it. Needs an `_id`, so that a repeated call adds only once. */
  add: z.optional(amountFrom('Amount', -maxAmount)),
  /** An empty text clears the note. */
  note: z.optional(text('Note', maxNote)),
};

/** Whether a request has any of the fields. */
export const isSent = (fields: object): boolean =>
  Object.values(fields).some((value) => value !== undefined);

export const daySetting = z
  .strictObject({
    ...dayFields,
    /** A new ULID for an addition or an amount. If several amounts are sent, the one with the latest id wins. */
    _id: chosenId,
    /**
     * Only with `amount`: the sum of additions that the person saw when setting it (`added` in the response). The
     * amount replaces these additions, and later ones still count. If missing, the amount replaces all additions.
     */
    replaces: z.optional(amountFrom('Amount', -maxAdded, maxAdded)),
  })
  .check(
    z.refine(({ _id, replaces: _, ...sent }) => isSent(sent), {
      path: ['completed'],
      error: issueMessage(fieldReasons.nothingSent({ fields: Object.keys(dayFields).join(', ') })),
    }),
    z.refine(({ add, _id }) => add === undefined || _id !== undefined, {
      path: ['_id'],
      error: issueMessage(fieldReasons.chosenId()),
    }),
    z.refine(({ completed, skipped }) => !(completed && skipped), {
      path: ['skipped'],
      error: issueMessage(habitReasons.completedAndSkipped()),
    }),
  );

/** Bytes by calendar year. */
const packedYears = z.record(z.string().check(z.regex(/^\d{4}$/)), z.base64());
/** Days by calendar year, see days/daySet.ts. */
const packedDays = packedYears;
/** The fields as a patch sends them. Null clears an optional field. */
type SentFields = Readonly<z.output<typeof fields.patch>>;

export type SentFrequency = Pick<SentFields, 'frequency' | 'frequencyDays' | 'frequencyCount'>;

export type FrequencyFields = SentFrequency & { readonly frequency: Frequency };

export function frequencyProblem({
  frequency,
  frequencyDays,
  frequencyCount,
}: FrequencyFields): FieldError | undefined {
  if (frequency === 'days' && !frequencyDays?.length) {
    return { field: 'frequencyDays', ...habitReasons.noWeekday() };
  }
  if (frequency !== 'days' && frequencyDays) {
    return { field: 'frequencyDays', ...habitReasons.weekdaysOfOther() };
  }
  if (!isCounted(frequency)) {
    return typeof frequencyCount === 'number'
      ? { field: 'frequencyCount', ...habitReasons.countOfOther({ frequency }) }
      : undefined;
  }
  const { label, min, max } = frequencyCounts[frequency];
  return typeof frequencyCount === 'number' && frequencyCount >= min && frequencyCount <= max
    ? undefined
    : { field: 'frequencyCount', ...fieldReasons.wholeNumber({ label, min, max }) };
}

export type TotalPer = Exclude<(typeof targetPers)[number], 'day'>;

/** The unit of a target that is a total. Undefined for a target of a single day, or without a target. */
export const totalPerOf = (
  target: { readonly targetPer?: (typeof targetPers)[number] | null | undefined } | undefined,
): TotalPer | undefined =>
  target?.targetPer === 'day' ? undefined : (target?.targetPer ?? undefined);

/** The period of a target: a day, unless it is a total. Undefined without a target. */
export const periodOf = (target: Target | undefined) =>
  target && (target.targetPer ?? defaultTargetPer);

/** Each total has one possible schedule. */
export const frequenciesOfTotals = {
  week: { frequency: 'weekly', frequencyDays: null, frequencyCount: null },
  month: { frequency: 'per-month', frequencyDays: null, frequencyCount: 1 },
} as const;

type FittedTarget = Pick<KindFields, 'targetPer' | 'quiet'>;

const fitsTotal = (
  { frequency, frequencyDays, frequencyCount }: SentFrequency,
  per: TotalPer,
): boolean => {
  const fitting = frequenciesOfTotals[per];
  return (
    (frequency ?? fitting.frequency) === fitting.frequency &&
    !frequencyDays &&
    (frequencyCount ?? fitting.frequencyCount) === fitting.frequencyCount
  );
};

/**
 * The field and reason of a schedule that doesn't fit its target. Undefined if it fits. A total has one possible
 * schedule, and a quiet limit for a day has a schedule in days.
 */
export function fitProblem(schedule: SentFrequency, target: FittedTarget): FieldError | undefined {
  const per = totalPerOf(target);
  if (per) {
    return fitsTotal(schedule, per)
      ? undefined
      : { field: 'frequency', ...habitReasons.scheduleOfTotal({ unit: per }) };
  }
  const isByDay = !['weekly', 'per-week', 'per-month'].includes(schedule.frequency ?? 'daily');
  return target.quiet && !isByDay
    ? { field: 'quiet', ...habitReasons.quietWithoutDays() }
    : undefined;
}

/** The fields of a new habit's schedule. A total may leave them out, because it has only one schedule. */
const firstFrequency = ({
  frequency,
  frequencyDays,
  frequencyCount,
  targetPer,
}: SentFrequency & FittedTarget): SentFrequency => {
  const per = totalPerOf({ targetPer });
  return per ? frequenciesOfTotals[per] : { frequency, frequencyDays, frequencyCount };
};

function firstFrequencyProblem(habit: SentFrequency & FittedTarget): FieldError | undefined {
  const problem = fitProblem(habit, habit);
  if (problem) return problem;
  const { frequency, ...others } = firstFrequency(habit);
  return frequency
    ? frequencyProblem({ frequency, ...others })
    : { field: 'frequency', ...fieldReasons.required({ label: 'Frequency' }) };
}

/** The frequency of a new habit, which `habitFields.create` has checked. */
export const frequencyOfNew = (habit: SentFrequency & FittedTarget): FrequencyFields => {
  const { frequency, ...others } = firstFrequency(habit);
  if (!frequency) throw new Error('A new habit needs a frequency');
  return { frequency, ...others };
};

export type KindFields = Pick<
  SentFields,
  'kind' | 'unit' | 'target' | 'direction' | 'targetPer' | 'quiet'
>;

export function kindProblem({
  kind,
  unit,
  target,
  direction,
  targetPer,
  quiet,
}: KindFields): FieldError | undefined {
  if (kind === 'amount') {
    if (!unit) return { field: 'unit', ...fieldReasons.required({ label: 'Unit' }) };
    return targetProblem({ target, direction, quiet });
  }
  const [field] =
    Object.entries({ unit, target, direction, targetPer, quiet }).find(([, value]) => value) ?? [];
  return field === undefined
    ? undefined
    : { field, ...habitReasons.fieldOfOtherKind({ kind: habitDefaults.kind, field }) };
}

export function targetProblem({
  target,
  direction,
  quiet,
}: Pick<KindFields, 'target' | 'direction' | 'quiet'>): FieldError | undefined {
  if (typeof target !== 'number') {
    return { field: 'target', ...fieldReasons.required({ label: 'Target' }) };
  }
  if (direction === 'at-most') return undefined;
  if (target < minTarget) {
    const range = { label: 'Target', min: minTarget, max: maxAmount } as const;
    return { field: 'target', ...fieldReasons.range(range) };
  }
  return quiet ? { field: 'quiet', ...habitReasons.quietAtLeast() } : undefined;
}

export type CountingFields = Pick<SentFields, 'kind' | 'skill' | 'countsAs'>;

export function countingProblem({ kind, skill, countsAs }: CountingFields): FieldError | undefined {
  if (skill && !countsAs) return { field: 'countsAs', ...habitReasons.skillWithoutTime() };
  return kind !== 'amount' && typeof countsAs === 'string'
    ? { field: 'countsAs', ...habitReasons.countsAmountsOfTicks() }
    : undefined;
}

export type ReminderFields = Pick<SentFields, 'reminderTime' | 'reminderTimes'>;

/** The field and reason if the two reminder fields contradict each other. Undefined if they don't. */
export const reminderProblem = ({
  reminderTime,
  reminderTimes,
}: ReminderFields): FieldError | undefined =>
  reminderTime === undefined ||
  reminderTimes === undefined ||
  reminderTime === (reminderTimes?.[0] ?? null)
    ? undefined
    : { field: 'reminderTime', ...habitReasons.notTheFirstTime() };

export const habitFields = {
  ...fields,
  create: z
    .extend(fields.create, { frequency: z.optional(fields.create.shape.frequency) })
    .check(
      byRule(firstFrequencyProblem),
      byRule(kindProblem),
      byRule(countingProblem),
      byRule(reminderProblem),
    ),
  patch: z
    .extend(fields.patch, {
      /**
       * The first day of a changed frequency, target or counting, up to a year ahead. Today by default. If it is the
       * habit's first day, the change applies to the whole past. If a changed counting begins on a past day, days
       * recorded since then count too.
       */
      from: z.optional(day('From')),
      /**
       * An archived habit is in no list and never due. Its records stay, and it can be restored unchanged. Restoring
       * clears an end that has passed.
       */
      archived: z.optional(trueOrFalse('Archived')),
    })
    .check(byRule(reminderProblem)),
};

/** How often to do a habit, from a day on. The first schedule applies from the habit's first day. */
export const scheduleSchema = z.object({
  from: z.iso.date(),
  frequency: fields.shown.frequency,
  frequencyDays: z.optional(z.array(z.int())),
  frequencyCount: z.optional(z.int()),
});

/**
 * The amount that a day, week or month must reach or must not exceed, from a day on. The first target applies from the
 * habit's first day.
 */
export const targetSchema = z.object({
  from: z.iso.date(),
  target: z.number(),
  direction: z.enum(directions),
  /** Missing for `day`. */
  targetPer: z.optional(z.enum(targetPers)),
  /** Missing if not quiet. */
  quiet: z.optional(z.boolean()),
});

/**
 * How a day counts as time, from a day on. The first entry applies from the habit's first day. If its skill was
 * deleted, the time counts for no skill.
 */
export const countingSchema = z.object({
  from: z.iso.date(),
  skill: fields.shown.skill,
  countsAs: fields.shown.countsAs,
});

export const dayAmount = z.object({ date: z.iso.date(), amount: z.number() });

/**
 * The stats of some days' amounts. `total` is their sum, and `mean` is over the days with an amount. `best` is the
 * highest amount of a day, or the lowest for at-most.
 */
const amountTally = z.object({
  days: z.int(),
  total: z.number(),
  mean: z.number(),
  best: z.number(),
});

const percentage = z.int().check(z.gte(0), z.lte(100));
const count = z.int().check(z.gte(0));

/** All derived values, for the user's `today`. They follow from the whole history, see rules.ts. */
export const derivedHabit = z.object({
  /** These three are from today's schedule. */
  frequency: fields.shown.frequency,
  frequencyDays: fields.shown.frequencyDays,
  frequencyCount: fields.shown.frequencyCount,
  /** These four are from today's target. Null and not quiet for habits of kind 'check'. */
  target: fields.shown.target,
  direction: fields.shown.direction,
  targetPer: fields.shown.targetPer,
  quiet: fields.shown.quiet,
  /** These two say how today counts as time. Null if it doesn't. */
  skill: fields.shown.skill,
  countsAs: fields.shown.countsAs,
  streakUnit: z.enum(streakUnits),
  /** In streak units: days, weeks or months. */
  currentStreak: count,
  longestStreak: count,
  completionRate: percentage,
  totalCompletions: count,
  progressTowardsTarget: percentage,
  thisWeekCompletions: count,
  thisMonthCompletions: count,
  lastCompletionDate: z.nullable(z.iso.date()),
  daysSinceLastCompletion: z.nullable(z.int()),
  /** The first day of the habit: the day of its creation, or an earlier day that was completed or has an amount. */
  startDate: z.iso.date(),
  isScheduledToday: z.boolean(),
  isMetToday: z.boolean(),
  isOnTrack: z.boolean(),
  /** One sentence for the user. */
  trackReason: z.string(),
  /** The strength of the habit, see strength.ts, and the numbers behind it. */
  strength: percentage,
  strengthReason: z.string(),
  /** Whether it is due today, see due.ts. */
  due: z.enum(dues),
  /** The sentence about the rest of this week or month. Null if nothing is left to do. */
  restForecast: z.nullable(z.string()),
  /** Whether a streak of at least three units ends if the habit isn't done today. */
  atRisk: z.boolean(),
  /** The three sentences as codes with parameters. */
  reasons: z.object({
    track: whySchema,
    strength: whySchema,
    restForecast: z.nullable(whySchema),
  }),
});

export const habitSchema = z.object({
  _id: idSchema,
  ...habitFields.shown,
  /** Completed days inside the requested window, oldest first. */
  completions: z.array(z.object({ date: z.iso.date(), completed: z.literal(true) })),
  /** All completed days. */
  history: packedDays,
  /** All skipped days. None of them is completed. */
  skipped: packedDays,
  /** All days with an amount, whether or not they are completed. */
  recorded: packedDays,
  /** The calendar years that have or had notes. */
  noteYears: z.array(z.int()).check(z.maxLength(maxNoteYears)),
  /** Oldest first. */
  schedules: z.array(scheduleSchema).check(z.minLength(1)),
  /** Oldest first. Empty for habits of kind 'check'. */
  targets: z.array(targetSchema),
  /** All amounts, see allAmounts.ts. Only habits with a target for a whole week or month have them. */
  allAmounts: z.optional(packedYears),
  /** Oldest first. Empty if the habit's days don't count as time. */
  counting: z.array(countingSchema),
  /** The calendar years that have or had amounts. */
  amountYears: z.array(z.int()),
  /** The habit's own pauses, oldest first. No two of them overlap or touch. */
  pauses: z.array(pauseSchema),
  /** The person's vacations, in the form of pauses. They apply to all habits. */
  vacations: z.array(pauseSchema),
  /** The days on which the person was away, see away.ts. A quiet limit has nothing to count on them. */
  away: z.array(pauseSchema),
  /** The day on which the habit was archived, or the day after it ended. Null if it isn't archived. */
  archivedOn: z.nullable(z.iso.date()),
  /** The user's day on which the habit was created. */
  createdDay: z.iso.date(),
  ...derivedHabit.shape,
  /**
   * The amounts of today and the 91 days before, oldest first. Only GET responses for amount habits contain them.
   * Like notes, amounts are separate items, and the response to a change doesn't read them.
   */
  amounts: z.optional(z.array(dayAmount)),
  /** The sum of all additions to a day's amount. Has only the days in `amounts` that had additions. */
  added: z.optional(z.record(z.iso.date(), z.number())),
  amountStats: z.optional(z.object({ week: amountTally, month: amountTally })),
  createdAt: instant,
  updatedAt: instant,
});

/**
 * A stored habit, without the fields that follow from its other facts, the person's vacations or `today`. `habitOn`
 * adds those.
 */
export const listedFactsSchema = z.omit(habitSchema, {
  ...fieldsOf(derivedHabit),
  completions: true,
  vacations: true,
  away: true,
  amountStats: true,
});

export const noteSchema = z.object({ date: z.iso.date(), text: z.string() });

/** A habit as its own page shows it, with the amounts in the requested window. */
export const habitPageSchema = z.object({
  ...habitSchema.shape,
  /** The notes in the requested window, newest first. All notes if `notesFrom` is not set. */
  notes: z.array(noteSchema),
  notesFrom: z.optional(
    z.iso
      .date()
      .check(
        z.describe(
          'Only if the notes of the window are more than 1 MB: `notes` are those from this day on. Older ones come with a `to` before it.',
        ),
      ),
  ),
});

export type DaySetting = z.output<typeof daySetting>;
export type DayNote = z.output<typeof noteSchema>;
export type HabitPage = z.output<typeof habitPageSchema>;
export type DerivedHabit = z.output<typeof derivedHabit>;
export type Frequency = (typeof habitFrequencies)[number];
export type Schedule = z.output<typeof scheduleSchema>;
export type Target = z.output<typeof targetSchema>;
export type CountsAs = z.output<typeof countsAs>;
export type Counting = z.output<typeof countingSchema>;
export type DayAmount = z.output<typeof dayAmount>;
export type AmountTally = z.output<typeof amountTally>;
export type Direction = (typeof directions)[number];
export type TargetPer = (typeof targetPers)[number];
export type Remind = (typeof reminds)[number];
export type StreakUnit = (typeof streakUnits)[number];
export type Habit = z.output<typeof habitSchema>;
export type ListedFacts = z.output<typeof listedFactsSchema>;
export type NewHabit = z.output<typeof habitFields.create>;
export type HabitPatch = z.output<typeof habitFields.patch>;
