import * as z from 'zod';
import { skillCategories } from './categories.ts';
import {
  byId,
  chosenId,
  color,
  data,
  day,
  hours,
  hundredths,
  idSchema,
  instant,
  limits,
  nothing,
  oneOf,
  requiredText,
  text,
  wholeNumber,
  writes,
} from './fields.ts';
import { nextPage, paged } from './pages.ts';
import { defineRoutes } from './route.ts';

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

/** The type of an entry made by log-hours. */
export const hoursLogged = 'Hours';

/** What a skill has when its maker did not say. */
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
/** Hours and minutes that one entry can hold: a day. */
export const maxLoggedHours = 24;
export const maxActivityMinutes = 1_440;

const level = (label: string) => wholeNumber(label, 1, 5);

const required = {
  name: requiredText('Name', limits.name),
  category: oneOf('Category', skillCategories),
};
const optional = {
  description: text('Description', limits.description),
  targetHours: hours('Target hours', minTargetHours, maxSkillHours),
  currentHours: hours('Current hours', 0, maxSkillHours),
  targetLevel: level('Target level'),
  color: color('Colour'),
};

export const skillBodies = writes(required, optional);

export const skillSchema = z.object({
  _id: idSchema,
  /** The same as `_id`. */
  id: idSchema,
  ...required,
  ...optional,
  // As they were stored, maybe before a rule of today.
  name: z.string(),
  description: z.string(),
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
  createdAt: instant,
  updatedAt: instant,
});

export type Skill = z.output<typeof skillSchema>;
export type NewSkill = z.output<typeof skillBodies.create>;
export type SkillPatch = z.output<typeof skillBodies.patch>;

/** The time of an activity's id lies on its day, in UTC: activities are kept by their days. */
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

/** One entry of a skill: hours logged, or an activity with its minutes. */
export const activitySchema = z.object({
  _id: idSchema,
  skill: idSchema,
  type: z.enum([...activityTypes, hoursLogged]),
  date: z.iso.date(),
  /** What it added to the skill, rounded to the hundredth. */
  hours: z.number().min(0),
  /** Minutes of an activity; null of hours logged. */
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
  averageProgress: z.int(),
  skillsByCategory: z.record(z.string(), z.int()),
});

const oneSkill = data(z.object({ skill: skillSchema }));
const skillAndActivity = data(z.object({ skill: skillSchema, activity: activitySchema }));

export const skills = defineRoutes({
  list: {
    method: 'GET',
    path: '/skills',
    summary: 'All skills',
    access: 'signed-in',
    query: z.strictObject(paged),
    reply: data(z.object({ skills: z.array(skillSchema), ...nextPage })),
  },
  stats: {
    method: 'GET',
    path: '/skills/stats',
    summary: 'Counts, hours and mean progress of all skills',
    access: 'signed-in',
    reply: data(skillStatsSchema),
  },
  create: {
    method: 'POST',
    path: '/skills',
    summary: 'Add a skill',
    access: 'signed-in',
    body: skillBodies.create,
    reply: oneSkill,
    status: 201,
  },
  get: {
    method: 'GET',
    path: '/skills/{id}',
    summary: 'One skill',
    access: 'signed-in',
    params: byId,
    reply: data(skillSchema),
  },
  update: {
    method: 'PATCH',
    path: '/skills/{id}',
    summary: 'Change the sent fields of a skill',
    access: 'signed-in',
    params: byId,
    body: skillBodies.patch,
    reply: oneSkill,
    refuses: ['limit'],
  },
  remove: {
    method: 'DELETE',
    path: '/skills/{id}',
    summary: 'Delete a skill with its activities and assessments',
    access: 'signed-in',
    params: byId,
    reply: nothing,
  },
  logHours: {
    method: 'POST',
    path: '/skills/{id}/log-hours',
    summary: 'Log hours of a day',
    access: 'signed-in',
    params: byId,
    body: logHoursBody,
    reply: skillAndActivity,
    status: 201,
  },
  addActivity: {
    method: 'POST',
    path: '/skills/{id}/activities',
    summary: 'Record an activity of a day',
    access: 'signed-in',
    params: byId,
    body: activityBody,
    reply: skillAndActivity,
    status: 201,
  },
  activities: {
    method: 'GET',
    path: '/skills/{id}/activities',
    summary: 'Entries of a skill, newest first; of the last 92 days unless a window is asked for',
    access: 'signed-in',
    params: byId,
    query: z.strictObject({ from: day('from').optional(), to: day('to').optional(), ...paged }),
    reply: data(z.object({ activities: z.array(activitySchema), ...nextPage })),
  },
  removeActivity: {
    method: 'DELETE',
    path: '/skills/{id}/activities/{activityId}',
    summary: 'Undo an entry, hours included',
    access: 'signed-in',
    params: z.strictObject({ id: idSchema, activityId: idSchema }),
    reply: nothing,
  },
});
