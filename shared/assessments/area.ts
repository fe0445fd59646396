import * as z from 'zod/mini';
import { defineArea } from '../core/area.ts';
import { fieldsOf } from '../core/fieldsOf.ts';
import { joined, tableOf } from '../core/table.ts';
import { assessmentImports } from './imports.ts';
import { assessmentSchema, derivedAssessment } from './model.ts';
import { assessments } from './routes.ts';

export const assessmentArea = defineArea({
  label: 'Assessments',
  routes: assessments,
  imports: assessmentImports,
  lists: { assessments: z.array(z.omit(assessmentSchema, fieldsOf(derivedAssessment))) },
  tables: ({ assessments }) => [
    tableOf('assessments.csv', assessments, {
      id: ({ _id }) => _id,
      date: ({ assessmentDate }) => assessmentDate,
      skill: ({ skill }) => skill?.name,
      confidence: ({ confidenceLevel }) => confidenceLevel,
      'self rating': ({ selfRating }) => selfRating,
      notes: ({ notes }) => notes,
      reflections: ({ reflections }) => reflections,
      strengths: ({ strengths }) => joined(strengths),
      'areas for improvement': ({ areasForImprovement }) => joined(areasForImprovement),
      blockers: ({ blockers }) => joined(blockers),
      'next review': ({ nextReviewDate }) => nextReviewDate,
    }),
  ],
});
