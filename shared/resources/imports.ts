import * as z from 'zod/mini';
import { byRule, day, idSchema, wholeNumber } from '../core/fields.ts';
import { completionProblem } from '../core/importedCompletion.ts';
import { fewRecords, importCall, record, timestamps, undoImportCall } from '../core/imports.ts';
import { defineRoutes } from '../core/route.ts';
import { namedSkills } from '../skills/imports.ts';
import { resourceFields } from './model.ts';

const { create, patch } = resourceFields;

/** A resource in an export. */
export const resourceRecord = record('Resource', {
  ...patch.shape,
  _id: idSchema,
  title: create.shape.title,
  relatedSkills: namedSkills,
  progressBefore: z.nullable(wholeNumber('Progress before', 0, 100)),
  startDate: z.nullable(day('Start date')),
  completionDate: z.nullable(day('Completion date')),
  ...timestamps,
}).check(byRule(completionProblem));

export type ResourceRecord = z.output<typeof resourceRecord>;

export const resourceImports = defineRoutes({
  import: {
    path: '/resources/import',
    summary: 'Import learning resources from an export',
    ...importCall(z.strictObject({ resources: fewRecords('Resources', resourceRecord) })),
  },
  undoImport: {
    path: '/resources/import/undo',
    summary: 'Delete imported learning resources',
    ...undoImportCall,
  },
});
