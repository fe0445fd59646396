import * as z from 'zod';
import { skillCategories } from '../core/categories.ts';
import {
  chosenId,
  color,
  day,
  hours,
  hundredths,
  idSchema,
  instant,
  limits,
  oneOf,
  requiredText,
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

/** The source of an activity: by hand, or another area. */
export const activitySources = ['manual', 'habit', 'resource', 'project'] as const;

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
export const minTargetHours = 1;
export const maxSkillHours = 100_000;
/** The limit of hours and minutes for one activity: a day. */
export const maxLoggedHours = 24;
export const maxActivityMinutes = 1_440;

export const skillFields = defineFields({
  required: {
    name: requiredText('Name', limits.name),
    category: oneOf('Category', skillCategories),
  },
  optional: {
    description: text('Description', limits.description),
    targetHours: hours('Target hours', minTargetHours, maxSkillHours),
    currentHours: hours('Current hours', 0, maxSkillHours),
    targetLevel: wholeNumber('Target level', 1, 5),
    color: color('Colour'),
  },
  defaults: skillDefaults,
});

/** The facts besides the fields, from which everything derived follows. */
const skillFactsShown = z.object({
  /** In grains of 12 seconds, see time.ts: the hours entered by the user, below 0 after some corrections, ... */
  initialTime: z.int(),
  /** ... and the sum of the activities. */
  loggedTime: z.int().min(0),
  activityCount: z.int().min(0),
  newestAssessment: z
    .object({ _id: idSchema, assessmentDate: z.iso.date(), confidenceLevel: z.int().min(1).max(5) })
    .nullable(),
  /** The user's day when it was created. */
  createdDay: z.iso.date(),
});

/** Derived from the facts on the user's `today`, see rules.ts. */
const derivedSkill = z.object({
  /** The initial hours plus the logged ones. */
  currentHours: z.number().min(0),
  status: z.enum(skillStatuses),
  progress: z.int().min(0).max(100),
  currentLevel: z.int().min(1).max(5),
  levelDescription: z.string(),
  confidenceLevel: z.int().min(1).max(5),
  confidenceDescription: z.string(),
  lastActivityDate: z.iso.date().nullable(),
  daysSinceLastActivity: z.int().nullable(),
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

/** The time of an activity's id is on its day, in UTC: activities are sorted by their days. */
export const logHoursBody = z.strictObject({
  _id: chosenId,
  hours: hundredths('Hours')
    .gt(0, 'Hours must be more than 0')
    .max(maxLoggedHours, `Hours must be at most ${maxLoggedHours}`),
  date: day('Date').optional(),
  notes: text('Notes', limits.description).optional(),
});

export const activityBody = z.strictObject({
  _id: chosenId,
  type: oneOf('Type', activityTypes),
  description: text('Description', limits.description).optional(),
  date: day('Date').optional(),
  duration: wholeNumber('Duration', 0, maxActivityMinutes).optional(),
});

/** One activity of a skill: logged hours, or a recorded activity with its minutes. */
export const activitySchema = z.object({
  _id: idSchema,
  skill: idSchema,
  type: z.enum([...activityTypes, hoursLogged]),
  date: z.iso.date(),
  /** The hours it added to the skill, rounded to the hundredth. */
  hours: z.number().min(0),
  /** Minutes of a recorded activity; null for logged hours. */
  duration: z.int().nullable(),
  description: z.string(),
  createdAt: instant,
});

export type Activity = z.output<typeof activitySchema>;

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
