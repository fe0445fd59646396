import * as z from 'zod/mini';
import { byId, data, idSchema, nullReply } from '../calls/fields.ts';
import { nextPage, paged } from '../calls/pages.ts';
import { defineRoutes } from '../calls/route.ts';
import {
  assessedSkill,
  assessmentFields,
  assessmentSchema,
  assessmentStatsSchema,
} from './model.ts';

const oneAssessment = data(z.object({ assessment: assessmentSchema }));

export const assessments = defineRoutes({
  list: {
    method: 'GET',
    path: '/assessments',
    summary: 'All assessments, newest first; with `skill` only those of that skill, oldest first',
    access: 'signed-in',
    query: z.strictObject({ skill: z.optional(idSchema), ...paged }),
    reply: data(z.object({ assessments: z.array(assessmentSchema), ...nextPage })),
  },
  availableSkills: {
    method: 'GET',
    path: '/assessments/available-skills',
    summary: 'The skills that can be assessed',
    access: 'signed-in',
    reply: data(z.object({ skills: z.array(assessedSkill) })),
  },
  stats: {
    method: 'GET',
    path: '/assessments/stats',
    summary: 'Counts and mean confidence',
    access: 'signed-in',
    reply: data(assessmentStatsSchema),
  },
  create: {
    method: 'POST',
    path: '/assessments',
    summary: 'Assess a skill',
    access: 'signed-in',
    body: assessmentFields.create,
    reply: oneAssessment,
    status: 201,
  },
  update: {
    method: 'PATCH',
    path: '/assessments/{id}',
    summary: 'Change the sent fields of an assessment',
    access: 'signed-in',
    params: byId,
    body: assessmentFields.patch,
    reply: oneAssessment,
    refuses: ['limit'],
  },
  remove: {
    method: 'DELETE',
    path: '/assessments/{id}',
    summary: 'Delete an assessment',
    access: 'signed-in',
    params: byId,
    reply: nullReply,
  },
});
