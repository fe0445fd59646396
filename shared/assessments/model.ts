import * as z from 'zod';
import {
  day,
  idPattern,
  idSchema,
  instant,
  limits,
  text,
  textList,
  wholeNumber,
  writes,
} from '../core/fields.ts';

/** What an assessment has when its maker did not say. */
export const assessmentDefaults = {
  confidenceLevel: 3,
  selfRating: 3,
  notes: '',
  reflections: '',
} as const;

export const maxAssessments = 5_000;

const required = {
  skill: z
    .string({ error: 'Skill is required' })
    .min(1, { error: 'Skill is required', abort: true })
    .regex(idPattern, 'Not an id'),
  confidenceLevel: wholeNumber('Confidence level', 1, 5),
};
const optional = {
  selfRating: wholeNumber('Self rating', 1, 5),
  notes: text('Notes', limits.notes),
  reflections: text('Reflections', limits.notes),
  strengths: textList('Strengths'),
  areasForImprovement: textList('Areas for improvement'),
  blockers: textList('Blockers'),
  nextReviewDate: day('Next review date'),
};

const bodies = writes(required, optional);

/** An assessment stays with its skill and on its day. */
export const assessmentBodies = {
  create: bodies.create.extend({ assessmentDate: day('Assessment date').optional() }),
  patch: bodies.patch.omit({ skill: true }),
};

/** A skill as assessments show it, read live. */
export const assessedSkill = z.object({
  _id: idSchema,
  name: z.string(),
  category: z.string(),
});

export const assessmentSchema = z.object({
  _id: idSchema,
  /** Null where the skill is being deleted. */
  skill: assessedSkill.nullable(),
  confidenceLevel: required.confidenceLevel,
  confidenceDescription: z.string(),
  selfRating: optional.selfRating,
  selfRatingDescription: z.string(),
  notes: z.string(),
  reflections: z.string(),
  strengths: z.array(z.string()),
  areasForImprovement: z.array(z.string()),
  blockers: z.array(z.string()),
  assessmentDate: z.iso.date(),
  nextReviewDate: z.iso.date().nullable(),
  isReviewDue: z.boolean(),
  daysSinceAssessment: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

export type Assessment = z.output<typeof assessmentSchema>;
export type NewAssessment = z.output<typeof assessmentBodies.create>;
export type AssessmentPatch = z.output<typeof assessmentBodies.patch>;

export const assessmentStatsSchema = z.object({
  totalAssessments: z.int(),
  /** To one decimal; 0 when there is none. */
  averageConfidence: z.number(),
  recentAssessments: z.int(),
  overdueReviews: z.int(),
  /** Keys 1 to 5, each there. */
  confidenceDistribution: z.record(z.string(), z.int()),
  assessmentsByCategory: z.record(z.string(), z.int()),
});
