import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import {
  day,
  idPattern,
  idSchema,
  instant,
  limitedList,
  limits,
  text,
  textList,
  wholeNumber,
} from '../calls/fields.ts';
import { defineFields } from '../calls/model.ts';
import { isEachOnce, referenceTo } from '../calls/reference.ts';
import { assessmentReasons } from './reasons.ts';

/** Items of these areas can be evidence. */
export const evidenceAreas = ['resources', 'projects', 'notes'] as const;
export const maxEvidence = 10;

const evidenceItem = referenceTo('Evidence', evidenceAreas);

export type EvidenceItem = z.output<typeof evidenceItem>;

/** Evidence in a response. Its name is null if the person has no such item. */
export const namedEvidence = z.extend(evidenceItem, { name: z.nullable(z.string()) });

export type NamedEvidence = z.output<typeof namedEvidence>;

/** A list of evidence, each item once. */
export const evidenceList = <S extends z.ZodMiniType<EvidenceItem>>(item: S) =>
  limitedList('Evidence', item, maxEvidence).check(
    z.refine(isEachOnce, issueMessage(assessmentReasons.evidenceTwice())),
  );

export const assessmentDefaults = {
  confidenceLevel: 3,
  selfRating: 3,
  notes: '',
  reflections: '',
  strengths: [] as string[],
  areasForImprovement: [] as string[],
  blockers: [] as string[],
  evidence: [] as EvidenceItem[],
} as const;

export const maxAssessments = 5_000;

const fields = defineFields({
  required: {
    skill: z.string({ error: issueMessage(fieldReasons.required({ label: 'Skill' })) }).check(
      z.minLength(1, {
        error: issueMessage(fieldReasons.required({ label: 'Skill' })),
        abort: true,
      }),
      z.regex(idPattern, issueMessage(fieldReasons.id())),
    ),
    confidenceLevel: wholeNumber('Confidence level', 1, 5),
  },
  optional: {
    selfRating: wholeNumber('Self rating', 1, 5),
    notes: text('Notes', limits.notes),
    reflections: text('Reflections', limits.notes),
    strengths: textList('Strengths'),
    areasForImprovement: textList('Areas for improvement'),
    blockers: textList('Blockers'),
    nextReviewDate: day('Next review date'),
    /** These items may never have existed, or may be deleted by now. */
    evidence: evidenceList(evidenceItem),
  },
  defaults: assessmentDefaults,
});

/** The skill and the day of an assessment can't be changed. */
export const assessmentFields = {
  ...fields,
  create: z.extend(fields.create, { assessmentDate: z.optional(day('Assessment date')) }),
  patch: z.omit(fields.patch, { skill: true }),
};

/** The skill of an assessment. Its name and category are read when the response is built. */
export const assessedSkill = z.object({
  _id: idSchema,
  name: z.string(),
  category: z.string(),
});

/** Derived from an assessment for the user's `today`, see rules.ts. */
export const derivedAssessment = z.object({
  confidenceDescription: z.string(),
  selfRatingDescription: z.string(),
  isReviewDue: z.boolean(),
  daysSinceAssessment: z.int(),
});

export const assessmentSchema = z.object({
  _id: idSchema,
  ...fields.shown,
  /** Null while the skill is being deleted. */
  skill: z.nullable(assessedSkill),
  evidence: z.array(namedEvidence),
  assessmentDate: z.iso.date(),
  ...derivedAssessment.shape,
  createdAt: instant,
  updatedAt: instant,
});

export type DerivedAssessment = z.output<typeof derivedAssessment>;
export type Assessment = z.output<typeof assessmentSchema>;
export type NewAssessment = z.output<typeof assessmentFields.create>;
export type AssessmentPatch = z.output<typeof assessmentFields.patch>;

export const assessmentStatsSchema = z.object({
  totalAssessments: z.int(),
  /** One decimal place; 0 without assessments. */
  averageConfidence: z.number(),
  /** In the last 30 days, today included. */
  recentAssessments: z.int(),
  overdueReviews: z.int(),
  /** Keys 1 to 5, all present. */
  confidenceDistribution: z.record(z.string(), z.int()),
  /** Only categories that have assessments. */
  assessmentsByCategory: z.record(z.string(), z.int()),
});

export type AssessmentStats = z.output<typeof assessmentStatsSchema>;
