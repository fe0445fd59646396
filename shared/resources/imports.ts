import * as z from 'zod/mini';
import { day, idSchema, wholeNumber } from '../core/fields.ts';
import { completionProblem } from '../core/importedCompletion.ts';
import { fewRecords, moments, outcomesReply, record } from '../core/imports.ts';
import { defineRoutes } from '../core/route.ts';
import { namedSkills } from '../skills/imports.ts';
import { resourceFields } from './model.ts';

const { create, patch } = resourceFields;

/** A resource of an export. */
export const resourceRecord = record('Resource', {
  ...patch.shape,
  _id: idSchema,
  title: create.shape.title,
  relatedSkills: namedSkills,
  progressBefore: z.nullable(wholeNumber('Progress before', 0, 100)),
  startDate: z.nullable(day('Start date')),
  completionDate: z.nullable(day('Completion date')),
  ...moments,
}).check(({ value, issues }) => {
  const problem = completionProblem(value);
  if (!problem) return;
  const { field, message } = problem;
  issues.push({ code: 'custom', path: [field], message, input: value });
});

export type ResourceRecord = z.output<typeof resourceRecord>;

export const resourceImports = defineRoutes({
  import: {
    method: 'POST',
    path: '/resources/import',
    summary: 'Bring learning resources of an export',
    access: 'signed-in',
    body: z.strictObject({ resources: fewRecords('Resources', resourceRecord) }),
    reply: outcomesReply,
    refuses: ['limit'],
  },
});
