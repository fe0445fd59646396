import * as z from 'zod/mini';
import { byId, data, day, idSchema, nullReply } from '../calls/fields.ts';
import { nextPage, paged } from '../calls/pages.ts';
import { defineRoutes } from '../calls/route.ts';
import {
  activityBody,
  activitySchema,
  logHoursBody,
  paceSchema,
  sinceSchema,
  skillFields,
  skillSchema,
  skillStatsSchema,
} from './model.ts';

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
    body: skillFields.create,
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
  pace: {
    method: 'GET',
    path: '/skills/{id}/pace',
    summary: 'Hours a week in the last 13 weeks, and the day on which this pace reaches the target',
    access: 'signed-in',
    params: byId,
    reply: data(paceSchema),
  },
  since: {
    method: 'GET',
    path: '/skills/{id}/since',
    summary: 'Hours, completed resources and projects, and notes after a day',
    access: 'signed-in',
    params: byId,
    query: z.strictObject({ date: day('date') }),
    reply: data(sinceSchema),
  },
  update: {
    method: 'PATCH',
    path: '/skills/{id}',
    summary: 'Change the sent fields of a skill',
    access: 'signed-in',
    params: byId,
    body: skillFields.patch,
    reply: oneSkill,
    refuses: ['limit'],
  },
  remove: {
    method: 'DELETE',
    path: '/skills/{id}',
    summary: 'Delete a skill with its activities, assessments and notes',
    access: 'signed-in',
    params: byId,
    reply: nullReply,
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
    summary: 'Activities of a skill, newest first; of the last 92 days by default',
    access: 'signed-in',
    params: byId,
    query: z.strictObject({ from: z.optional(day('from')), to: z.optional(day('to')), ...paged }),
    reply: data(z.object({ activities: z.array(activitySchema), ...nextPage })),
  },
  unassigned: {
    method: 'GET',
    path: '/skills/unassigned/activities',
    summary: 'Activities that count for no skill, newest first; of the last 92 days by default',
    access: 'signed-in',
    query: z.strictObject({ from: z.optional(day('from')), to: z.optional(day('to')), ...paged }),
    reply: data(z.object({ activities: z.array(activitySchema), ...nextPage })),
  },
  removeActivity: {
    method: 'DELETE',
    path: '/skills/{id}/activities/{activityId}',
    summary: 'Undo an activity, or hours logged',
    access: 'signed-in',
    params: z.strictObject({ id: idSchema, activityId: idSchema }),
    reply: nullReply,
    // This call can't undo a habit's time, because the habit's day decides it.
    refuses: ['conflict'],
  },
});
