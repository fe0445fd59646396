import * as z from 'zod/mini';
import { issueMessage } from '../calls/fieldReasons.ts';
import {
  byId,
  chosenId,
  data,
  day,
  idPattern,
  idSchema,
  nullReply,
  trueOrFalse,
} from '../calls/fields.ts';
import { nextPage, paged } from '../calls/pages.ts';
import { defineRoutes } from '../calls/route.ts';
import { activitySchema, logTimeBody, skillSchema } from '../skills/model.ts';
import {
  listItemText,
  projectFields,
  projectPatch,
  projectSchema,
  projectStatsSchema,
} from './model.ts';
import { projectReasons } from './reasons.ts';

const oneProject = data(z.object({ project: projectSchema }));
/** `skill` is the skill that gets the time, or null. */
const logged = data(
  z.object({
    project: projectSchema,
    activity: activitySchema,
    skill: z.nullable(skillSchema),
  }),
);
const notBehind = issueMessage(projectReasons.behind());
const addListItem = z.strictObject({ _id: chosenId, description: listItemText });
const dueDate = z.nullish(day('Due date'));

export const projects = defineRoutes({
  list: {
    method: 'GET',
    path: '/projects',
    summary: 'All projects',
    access: 'signed-in',
    query: z.strictObject(paged),
    reply: data(z.object({ projects: z.array(projectSchema), ...nextPage })),
  },
  stats: {
    method: 'GET',
    path: '/projects/stats',
    summary: 'Counts of projects and goals',
    access: 'signed-in',
    reply: data(projectStatsSchema),
  },
  create: {
    method: 'POST',
    path: '/projects',
    summary: 'Add a project',
    access: 'signed-in',
    body: projectFields.create,
    reply: oneProject,
    status: 201,
  },
  get: {
    method: 'GET',
    path: '/projects/{id}',
    summary: 'One project',
    access: 'signed-in',
    params: byId,
    reply: data(projectSchema),
  },
  update: {
    method: 'PATCH',
    path: '/projects/{id}',
    summary:
      'Change the sent fields of a project; matching items of sent lists keep their ids, ticks and days',
    access: 'signed-in',
    params: byId,
    body: projectPatch,
    reply: oneProject,
    refuses: ['limit'],
  },
  remove: {
    method: 'DELETE',
    path: '/projects/{id}',
    summary: 'Delete a project with its goals, outcomes, challenges and notes',
    access: 'signed-in',
    params: byId,
    reply: nullReply,
  },
  logTime: {
    method: 'POST',
    path: '/projects/{id}/time',
    summary: 'Log time spent on a project on a day, for a skill or for none',
    access: 'signed-in',
    params: byId,
    body: logTimeBody,
    reply: logged,
    status: 201,
  },
  removeTime: {
    method: 'DELETE',
    path: '/projects/{id}/time/{activityId}',
    summary: 'Undo time spent on a project, even after the project was deleted',
    access: 'signed-in',
    params: z.strictObject({ id: idSchema, activityId: idSchema }),
    reply: nullReply,
  },
  addGoal: {
    method: 'POST',
    path: '/projects/{id}/goals',
    summary: 'Add a goal',
    access: 'signed-in',
    params: byId,
    body: z.extend(addListItem, { dueDate }),
    reply: oneProject,
    status: 201,
  },
  updateGoal: {
    method: 'PATCH',
    path: '/projects/{id}/goals/{goalId}',
    summary:
      'Rename a goal, set the day it is due, or move it right after another one; null moves it to the top',
    access: 'signed-in',
    params: z.strictObject({ id: idSchema, goalId: idSchema }),
    body: z.strictObject({
      description: z.optional(listItemText),
      dueDate,
      behind: z.nullish(z.string(notBehind).check(z.regex(idPattern, notBehind))),
    }),
    reply: oneProject,
    refuses: ['limit'],
  },
  toggleGoal: {
    method: 'PATCH',
    path: '/projects/{id}/goals/{goalId}/toggle',
    summary: 'Set or flip the tick of a goal',
    access: 'signed-in',
    params: z.strictObject({ id: idSchema, goalId: idSchema }),
    body: z.strictObject({
      completed: z.optional(trueOrFalse('Completed')),
    }),
    reply: oneProject,
  },
  removeGoal: {
    method: 'DELETE',
    path: '/projects/{id}/goals/{goalId}',
    summary: 'Delete a goal',
    access: 'signed-in',
    params: z.strictObject({ id: idSchema, goalId: idSchema }),
    reply: nullReply,
  },
  addOutcome: {
    method: 'POST',
    path: '/projects/{id}/learning-outcomes',
    summary: 'Add a learning outcome',
    access: 'signed-in',
    params: byId,
    body: addListItem,
    reply: oneProject,
    status: 201,
  },
  removeOutcome: {
    method: 'DELETE',
    path: '/projects/{id}/learning-outcomes/{outcomeId}',
    summary: 'Delete a learning outcome',
    access: 'signed-in',
    params: z.strictObject({ id: idSchema, outcomeId: idSchema }),
    reply: nullReply,
  },
  addChallenge: {
    method: 'POST',
    path: '/projects/{id}/challenges',
    summary: 'Add a challenge',
    access: 'signed-in',
    params: byId,
    body: addListItem,
    reply: oneProject,
    status: 201,
  },
  updateChallenge: {
    method: 'PATCH',
    path: '/projects/{id}/challenges/{challengeId}',
    summary: 'Set the day on which a challenge was solved; null makes it unsolved',
    access: 'signed-in',
    params: z.strictObject({ id: idSchema, challengeId: idSchema }),
    body: z.strictObject({ solvedOn: z.nullable(day('Solved on')) }),
    reply: oneProject,
  },
  removeChallenge: {
    method: 'DELETE',
    path: '/projects/{id}/challenges/{challengeId}',
    summary: 'Delete a challenge',
    access: 'signed-in',
    params: z.strictObject({ id: idSchema, challengeId: idSchema }),
    reply: nullReply,
  },
});
