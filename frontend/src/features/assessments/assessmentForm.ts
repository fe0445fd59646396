import * as z from 'zod';
import {
  assessmentDefaults,
  assessmentFields,
  type NewAssessment,
} from '#shared/assessments/model.ts';
import { formValuesOf } from '../../forms/formValues.ts';

/** A list is one input with commas between its items; radios have strings as values. */
const asText = {
  confidenceLevel: String(assessmentDefaults.confidenceLevel),
  selfRating: String(assessmentDefaults.selfRating),
  strengths: '',
  areasForImprovement: '',
  blockers: '',
};

export const emptyAssessment = (skill: string) => ({
  ...formValuesOf({ skill, ...assessmentFields.unset }),
  ...asText,
});

export type AssessmentFormValues = ReturnType<typeof emptyAssessment>;

/** 'a, , b ' -> ['a', 'b']. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

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

/** Validates the values of the inputs; its output is the body of a create. */
export const assessmentFormSchema = z.preprocess(bodyOf, assessmentFields.create);

export const createBody = (values: AssessmentFormValues): NewAssessment =>
  assessmentFormSchema.parse(values);

/** An error of a list's item (`strengths.2`) is shown at the field. */
export const byField = (errors: Readonly<Record<string, string>>): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors))
    fields[path.split('.')[0] ?? path] ??= message;
  return fields;
};
