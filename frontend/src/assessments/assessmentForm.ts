import * as z from 'zod';
import {
  assessmentBodies,
  assessmentDefaults,
  type NewAssessment,
} from '#shared/assessments/model.ts';

/** What the inputs hold: lists as text with commas, numbers as the radios' text. */
export type AssessmentFormValues = {
  readonly skill: string;
  readonly confidenceLevel: string;
  readonly selfRating: string;
  readonly notes: string;
  readonly reflections: string;
  readonly strengths: string;
  readonly areasForImprovement: string;
  readonly blockers: string;
  readonly nextReviewDate: string;
};

export const emptyAssessment = (skill: string): AssessmentFormValues => ({
  skill,
  confidenceLevel: String(assessmentDefaults.confidenceLevel),
  selfRating: String(assessmentDefaults.selfRating),
  notes: '',
  reflections: '',
  strengths: '',
  areasForImprovement: '',
  blockers: '',
  nextReviewDate: '',
});

/** 'a, , b ' -> ['a', 'b']. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const bodyOf = (given: unknown): unknown => {
  const values = given as AssessmentFormValues;
  const { nextReviewDate, ...rest } = values;
  return {
    ...rest,
    confidenceLevel: Number(values.confidenceLevel),
    selfRating: Number(values.selfRating),
    strengths: listOf(values.strengths),
    areasForImprovement: listOf(values.areasForImprovement),
    blockers: listOf(values.blockers),
    ...(nextReviewDate === '' ? {} : { nextReviewDate }),
  };
};

/** Checks what the inputs hold; its output is the body of a create. */
export const assessmentFormSchema = z.preprocess(bodyOf, assessmentBodies.create);

export const createBody = (values: AssessmentFormValues): NewAssessment =>
  assessmentFormSchema.parse(values);

/** Errors of a list's entry (`strengths.2`) are the field's. */
export const byField = (errors: Readonly<Record<string, string>>): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors))
    fields[path.split('.')[0] ?? path] ??= message;
  return fields;
};
