import * as z from 'zod/mini';
import { day, idSchema } from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import { fewRecords, importCall, record, timestamps, undoImportCall } from '../core/imports.ts';
import { namedSkill } from '../skills/imports.ts';
import { assessmentFields, evidenceList, namedEvidence } from './model.ts';

const { create, patch } = assessmentFields;

/** Exports also have the names of the evidence. An import drops them. */
const evidence = z.nullish(
  z.pipe(
    evidenceList(z.extend(namedEvidence, { name: z.nullish(z.string()) })),
    z.transform((named) => named.map(({ area, id }) => ({ area, id }))),
  ),
);

export const assessmentRecord = record('Assessment', {
  ...patch.shape,
  _id: idSchema,
  confidenceLevel: create.shape.confidenceLevel,
  skill: namedSkill,
  evidence,
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
