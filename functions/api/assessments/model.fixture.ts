import fc from 'fast-check';
import type { Assessment } from '#shared/assessments/model.ts';

const confidenceLevel = fc.integer({ min: 1, max: 5 });
const at = fc.nat({ max: 50 });

/** A user's action: on one of two skills, or on one of the assessments created so far. */
export const moves = fc.oneof(
  fc.record({
    kind: fc.constant('create' as const),
    skill: fc.nat({ max: 1 }),
    days: fc.nat({ max: 9 }),
    confidenceLevel,
  }),
  fc.record({ kind: fc.constant('change' as const), at, confidenceLevel }),
  fc.record({ kind: fc.constant('delete' as const), at, confidenceLevel }),
);

export type Move = typeof moves extends fc.Arbitrary<infer M> ? M : never;

/** The newest assessment: by day, and on the same day the one created later. */
export const newestOf = (made: readonly Assessment[], skill: string): Assessment | undefined =>
  made
    .filter((one) => one.skill?._id === skill)
    .sort((a, b) => (`${a.assessmentDate} ${a._id}` < `${b.assessmentDate} ${b._id}` ? -1 : 1))
    .at(-1);
