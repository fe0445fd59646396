import * as z from 'zod/mini';
import { fieldsOf } from '../calls/fieldsOf.ts';
import { defineArea } from '../core/area.ts';
import { recordBatches } from '../core/batches.ts';
import { joined, tableOf } from '../core/table.ts';
import { assessmentImports } from './imports.ts';
import { assessmentSchema, derivedAssessment } from './model.ts';
import { assessments } from './routes.ts';

/** Older exports have no evidence. */
const assessment = z.extend(z.omit(assessmentSchema, fieldsOf(derivedAssessment)), {
  evidence: z._default(assessmentSchema.shape.evidence, []),
});

/**
 * Returns the record of an assessment, without the names of its evidence. Returns nothing for an assessment without a
 * skill, because that skill is being deleted.
 */
const recordOf = ({ skill, evidence, ...rest }: z.output<typeof assessment>) =>
  skill ? [{ ...rest, skill, evidence: evidence.map(({ area, id }) => ({ area, id })) }] : [];

export const assessmentArea = defineArea({
  routes: assessments,
  imports: assessmentImports,
  lists: { assessments: z.array(assessment) },
  gather: async (read) => ({ lists: await read(assessments.list, {}), rest: [] }),
  // Assessments are imported last, because their evidence may be notes.
  batches: () => [],
  lastBatches: ({ assessments }) =>
    recordBatches(assessmentImports.import, assessments.flatMap(recordOf), (assessments) => ({
      body: { assessments },
    })),
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
      evidence: ({ evidence }) => joined(evidence.map(({ name, id }) => name ?? id)),
      'next review': ({ nextReviewDate }) => nextReviewDate,
    }),
  ],
});
