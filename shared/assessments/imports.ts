import * as z from 'zod/mini';
import { day, idSchema } from '../core/fields.ts';
import { fewRecords, importCall, record, timestamps, undoImportCall } from '../core/imports.ts';
import { defineRoutes } from '../core/route.ts';
import { namedSkill } from '../skills/imports.ts';
import { assessmentFields } from './model.ts';

const { create, patch } = assessmentFields;

/** An assessment in an export. */
export const assessmentRecord = record('Assessment', {
  ...patch.shape,
  _id: idSchema,
  confidenceLevel: create.shape.confidenceLevel,
  skill: namedSkill,
  assessmentDate: day('Assessment date'),
  ...timestamps,
});

export type AssessmentRecord = z.output<typeof assessmentRecord>;

export const assessmentImports = defineRoutes({
  import: {
    path: '/assessments/import',
    summary: 'Import assessments from an export',
    ...importCall(z.strictObject({ assessments: fewRecords('Assessments', assessmentRecord) })),
  },
  undoImport: {
    path: '/assessments/import/undo',
    summary: 'Delete imported assessments',
    ...undoImportCall,
  },
});
