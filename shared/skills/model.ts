import * as z from 'zod/mini';
import { whySchema } from '../calls/errors.ts';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import {
  chosenId,
  color,
  day,
  hours,
  hundredths,
  idPattern,
  idSchema,
  instant,
  keeping,
  limits,
  oneOf,
  requiredLine,
  storedAs,
  text,
  wholeNumber,
} from '../calls/fields.ts';
import { clearable, defineFields } from '../calls/model.ts';
import { skillCategories } from '../core/categories.ts';

export const skillStatuses = ['In Progress', 'Completed', 'Not Started'] as const;
export const activityTypes = [
  'Practice',
  'Study',
  'Course',
  'Reading',
  'Project',
  'Review',
  'Other',
] as const;

/** Where an activity comes from: entered by hand, timed, or from an item of another area. */
export const activitySources = ['manual', 'timer', 'habit', 'resource', 'project'] as const;
/** The sources that are items of a person. An activity from such a source has the item's id. */
export const itemSources = ['habit', 'resource', 'project'] as const;

/** The type of an activity created by log-hours. */
export const hoursLogged = 'Hours';

export const skillDefaults = {
  description: '',
  targetHours: 20,
  currentHours: 0,
  targetLevel: 5,
  color: '#2196f3',
  levels: {} as Levels,
} as const;

export const maxSkills = 500;

/** The most pages of a resource. Activities record the page that was reached. */
export const maxPages = 20_000;

/** A skill is neglected after this many days without activity, unless the request sets another number. */
export const NEGLECTED_AFTER_DAYS = 10;
export const minTargetHours = 1;
export const maxSkillHours = 100_000;
/** One activity lasts at most a day: first in hours, then in minutes. */
export const maxLoggedHours = 24;
export const maxActivityMinutes = 1_440;

export const maxLevelText = 300;

const levelText = text('Level', maxLevelText);
const notLevels = { error: issueMessage(fieldReasons.object({ label: 'Levels' })) };

const storedText = z.optional(storedAs(levelText));

/** The meaning of each level for this skill. Only has the levels that the person described. */
const levels = keeping(
  z.strictObject(
    {
      1: z.optional(levelText),
      2: z.optional(levelText),
      3: z.optional(levelText),
      4: z.optional(levelText),
      5: z.optional(levelText),
    },
    notLevels,
  ),
  z.object({ 1: storedText, 2: storedText, 3: storedText, 4: storedText, 5: storedText }),
);

/** In a PATCH, a level that is not sent stays. Null clears one, or all. */
const levelsPatch = z.nullish(
  z.strictObject(
    {
      1: clearable(levelText),
      2: clearable(levelText),
      3: clearable(levelText),
      4: clearable(levelText),
      5: clearable(levelText),
    },
    notLevels,
  ),
);

const fields = defineFields({
  required: {
    name: requiredLine('Name', limits.name),
    category: oneOf('Category', skillCategories),
  },
  optional: {
    description: text('Description', limits.description),
    targetHours: hours('Target hours', minTargetHours, maxSkillHours),
    currentHours: hours('Current hours', 0, maxSkillHours),
    targetLevel: wholeNumber('Target level', 1, 5),
    /** The day by which the person wants to reach the target hours. */
    targetDate: day('Target date'),
    color: color('Colour'),
    levels,
  },
  defaults: skillDefaults,
});

const count = z.int().check(z.gte(0));

export const skillFields = {
  ...fields,
  patch: z.extend(fields.patch, {
    levels: levelsPatch,
    /**
     * Allowed only with the current hours: the `loggedTime` of the response that the person saw. Time logged since
     * then is added to the sent hours. Without this field, the sent hours include all logged time.
     */
    loggedTime: z.optional(wholeNumber('Logged time', 0, Number.MAX_SAFE_INTEGER)),
  }),
};

const level = z.int().check(z.gte(1), z.lte(5));

/** All derived values follow from these facts and the fields. */
const skillFactsShown = z.object({
  /** The hours that the user entered, in grains of 12 seconds (see time.ts). Negative after some corrections. */
  initialTime: z.int(),
  /** The sum of the activities, in grains. */
  loggedTime: count,
  activityCount: count,
  newestAssessment: z.nullable(
    z.object({
      _id: idSchema,
      assessmentDate: z.iso.date(),
      confidenceLevel: level,
      nextReviewDate: z.nullable(z.iso.date()),
    }),
  ),
  /** The user's day on which the skill was created. */
  createdDay: z.iso.date(),
});

/** Derived from the facts for the user's `today`, see rules.ts. */
export const derivedSkill = z.object({
  /** The initial hours plus the logged hours. */
  currentHours: z.number().check(z.gte(0)),
  status: z.enum(skillStatuses),
  progress: z.int().check(z.gte(0), z.lte(100)),
  currentLevel: level,
  levelDescription: z.string(),
  confidenceLevel: level,
  confidenceDescription: z.string(),
  lastActivityDate: z.nullable(z.iso.date()),
  daysSinceLastActivity: z.nullable(z.int()),
  isNeglected: z.boolean(),
});

export const skillSchema = z.object({
  _id: idSchema,
  /** The same as `_id`. */
  id: idSchema,
  ...skillFields.shown,
  ...skillFactsShown.shape,
  ...derivedSkill.shape,
  createdAt: instant,
  updatedAt: instant,
});

export type Levels = z.output<typeof levels>;
export type SkillStatus = (typeof skillStatuses)[number];
export type DerivedSkill = z.output<typeof derivedSkill>;
export type Skill = z.output<typeof skillSchema>;
export type NewSkill = z.output<typeof skillFields.create>;
export type SkillPatch = z.output<typeof skillFields.patch>;

/** The time in an activity's id must be on its day, in UTC. Activities thus sort by day. */
export const logHoursBody = z.strictObject({
  _id: chosenId,
  hours: hundredths('Hours').check(
    z.gt(0, issueMessage(fieldReasons.moreThan({ label: 'Hours', min: 0 }))),
    z.lte(
      maxLoggedHours,
      issueMessage(fieldReasons.atMost({ label: 'Hours', max: maxLoggedHours })),
    ),
  ),
  date: z.optional(day('Date')),
  notes: z.optional(text('Notes', limits.description)),
});

export const activityBody = z.strictObject({
  _id: chosenId,
  type: oneOf('Type', activityTypes),
  description: z.optional(text('Description', limits.description)),
  date: z.optional(day('Date')),
  duration: z.optional(wholeNumber('Duration', 0, maxActivityMinutes)),
});

/** Where an activity comes from. A deleted source keeps its last name. */
export const activitySource = {
  source: z.enum(activitySources),
  /** The id and the name of the habit, resource or project; null for other sources. */
  sourceId: z.nullable(idSchema),
  sourceName: z.nullable(z.string()),
};

/**
 * Time spent on a resource or a project. The time in its id must be on its day, in UTC. Without a skill, the time
 * counts only in the total hours.
 */
export const logTimeBody = z.strictObject({
  _id: chosenId,
  minutes: wholeNumber('Minutes', 1, maxActivityMinutes),
  date: z.optional(day('Date')),
  skill: z.nullish(
    z
      .string({ error: issueMessage(fieldReasons.text({ label: 'Skill' })) })
      .check(z.regex(idPattern, issueMessage(fieldReasons.id()))),
  ),
  note: z.optional(text('Note', limits.description)),
  /** The new progress of the resource or project, in percent. */
  progress: z.optional(wholeNumber('Progress', 0, 100)),
});

export type LogTime = z.output<typeof logTimeBody>;

/** One activity: either logged hours, or a recorded activity with its minutes. */
export const activitySchema = z.object({
  _id: idSchema,
  /** Null if no skill gets the time. The time then counts only in the total hours. */
  skill: z.nullable(idSchema),
  ...activitySource,
  type: z.enum([...activityTypes, hoursLogged]),
  date: z.iso.date(),
  /** The hours that the activity added to the skill, rounded to two decimal places. */
  hours: z.number().check(z.gte(0)),
  /** Minutes of a recorded activity; null for logged hours. */
  duration: z.nullable(z.int()),
  description: z.string(),
  /** The page that was reached in the resource. Null if none was sent. */
  page: z.nullable(z.int()),
  /** The page before. Null without a page, and if another session with a page was newer. */
  pageBefore: z.nullable(z.int()),
  createdAt: instant,
});

export type Activity = z.output<typeof activitySchema>;
/** The type of an activity with minutes. */
export type LoggedType = (typeof activityTypes)[number];
export type ItemSource = (typeof itemSources)[number];
export type ActivitySource = (typeof activitySources)[number];

export const skillStatsSchema = z.object({
  totalSkills: z.int(),
  inProgressSkills: z.int(),
  completedSkills: z.int(),
  notStartedSkills: z.int(),
  neglectedSkills: z.int(),
  totalHours: z.number(),
  /** A whole percent. */
  averageProgress: z.int(),
  /** Only categories that have skills. */
  skillsByCategory: z.record(z.string(), z.int()),
});

export type SkillStats = z.output<typeof skillStatsSchema>;

/** The hours, completed items and notes of a skill after a day. */
export const sinceSchema = z.object({
  /** With two decimal places. */
  hours: z.number().check(z.gte(0)),
  /** The completed resources and projects that are tagged with the skill. */
  resources: count,
  projects: count,
  /** The notes about the skill, its resources or its projects. */
  notes: count,
});

export type Since = z.output<typeof sinceSchema>;

const dayOrNull = z.nullable(z.iso.date());

/** See pace.ts. A day that can't be computed is null. */
export const paceSchema = z.object({
  /** The number of weeks that count. */
  weeks: z.int().check(z.gte(0)),
  /** The mean hours of these weeks, with two decimal places. 0 without weeks. */
  hoursPerWeek: z.number().check(z.gte(0)),
  /** The day on which the target is reached. */
  finish: dayOrNull,
  /** The finish at the pace of the fastest four consecutive weeks. */
  earliest: dayOrNull,
  /** The finish at the pace of the slowest four weeks. Null if those had no time. It may be over five years away. */
  latest: dayOrNull,
  /** Why there is no finish. Null if there is one. */
  reason: z.nullable(z.string()),
  /** The same reason as a code with parameters. */
  reasons: z.object({ finish: z.nullable(whySchema) }),
});

export type PaceShown = z.output<typeof paceSchema>;
