import * as z from 'zod/mini';
import { skillCategories } from '../core/categories.ts';
import { whySchema } from '../core/errors.ts';
import { fieldReasons, say } from '../core/fieldReasons.ts';
import {
  chosenId,
  color,
  day,
  hours,
  hundredths,
  idPattern,
  idSchema,
  instant,
  limits,
  oneOf,
  requiredLine,
  text,
  wholeNumber,
} from '../core/fields.ts';
import { defineFields } from '../core/model.ts';

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

/** The source of an activity: entered by hand, timed, or from an item of another area. */
export const activitySources = ['manual', 'timer', 'habit', 'resource', 'project'] as const;
/** The sources that are items of a person. An activity names the item by its id. */
export const itemSources = ['habit', 'resource', 'project'] as const;

/** The type of an activity created by log-hours. */
export const hoursLogged = 'Hours';

/** Defaults on create. */
export const skillDefaults = {
  description: '',
  targetHours: 20,
  currentHours: 0,
  targetLevel: 5,
  color: '#2196f3',
} as const;

export const maxSkills = 500;

/** A skill is neglected after this many days without activity, unless the request sets another number. */
export const NEGLECTED_AFTER_DAYS = 10;
export const minTargetHours = 1;
export const maxSkillHours = 100_000;
/** The most hours, and minutes, of one activity: those of a day. */
export const maxLoggedHours = 24;
export const maxActivityMinutes = 1_440;

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
    /** The day by which the target hours are to be reached. */
    targetDate: day('Target date'),
    color: color('Colour'),
  },
  defaults: skillDefaults,
});

const count = z.int().check(z.gte(0));

export const skillFields = {
  ...fields,
  patch: z.extend(fields.patch, {
    /**
     * Only with the current hours: the logged time of the response that showed them to the person. Time logged since is
     * added to them. By default the hours include all logged time.
     */
    loggedTime: z.optional(wholeNumber('Logged time', 0, Number.MAX_SAFE_INTEGER)),
  }),
};

const level = z.int().check(z.gte(1), z.lte(5));

/** The facts, besides the fields, from which all derived values follow. */
const skillFactsShown = z.object({
  /** In grains of 12 seconds, see time.ts: the hours entered by the user, negative after some corrections, ... */
  initialTime: z.int(),
  /** ... and the sum of the activities. */
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
  /** The user's day when it was created. */
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

export type SkillStatus = (typeof skillStatuses)[number];
export type DerivedSkill = z.output<typeof derivedSkill>;
export type Skill = z.output<typeof skillSchema>;
export type NewSkill = z.output<typeof skillFields.create>;
export type SkillPatch = z.output<typeof skillFields.patch>;

/** The timestamp of an activity's id is on its day, in UTC: activities are sorted by day. */
export const logHoursBody = z.strictObject({
  _id: chosenId,
  hours: hundredths('Hours').check(
    z.gt(0, say(fieldReasons.moreThan({ label: 'Hours', min: 0 }))),
    z.lte(maxLoggedHours, say(fieldReasons.atMost({ label: 'Hours', max: maxLoggedHours }))),
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
 * Time spent on a resource or a project. The timestamp of its id is on its day, in UTC. Without a skill it only counts
 * in the total hours.
 */
export const logTimeBody = z.strictObject({
  _id: chosenId,
  minutes: wholeNumber('Minutes', 1, maxActivityMinutes),
  date: z.optional(day('Date')),
  skill: z.nullish(
    z
      .string({ error: say(fieldReasons.text({ label: 'Skill' })) })
      .check(z.regex(idPattern, say(fieldReasons.id()))),
  ),
  note: z.optional(text('Note', limits.description)),
  /** The new progress of the resource or project, in percent. */
  progress: z.optional(wholeNumber('Progress', 0, 100)),
});

export type LogTime = z.output<typeof logTimeBody>;

/** One activity: logged hours, or a recorded activity with its minutes. */
export const activitySchema = z.object({
  _id: idSchema,
  /** Null for time that counts for no skill, only in the total hours. */
  skill: z.nullable(idSchema),
  ...activitySource,
  type: z.enum([...activityTypes, hoursLogged]),
  date: z.iso.date(),
  /** The hours it added to the skill, rounded to two decimal places. */
  hours: z.number().check(z.gte(0)),
  /** Minutes of a recorded activity; null for logged hours. */
  duration: z.nullable(z.int()),
  description: z.string(),
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
  /** The categories that occur. */
  skillsByCategory: z.record(z.string(), z.int()),
});

export type SkillStats = z.output<typeof skillStatsSchema>;

const dayOrNull = z.nullable(z.iso.date());

/** See pace.ts. Days are null if they don't exist. */
export const paceSchema = z.object({
  weeks: z.int().check(z.gte(0)),
  /** With two decimal places. */
  hoursPerWeek: z.number().check(z.gte(0)),
  finish: dayOrNull,
  earliest: dayOrNull,
  latest: dayOrNull,
  /** The reason if there is no finish, else null. */
  reason: z.nullable(z.string()),
  /** The reason as a code with parameters. */
  reasons: z.object({ finish: z.nullable(whySchema) }),
});

export type PaceShown = z.output<typeof paceSchema>;
