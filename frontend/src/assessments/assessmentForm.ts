import * as z from 'zod';
import {
  assessmentDefaults,
  assessmentFields,
  type NewAssessment,
} from '#shared/assessments/model.ts';
import { formValuesOf } from '../form/formValues.ts';

/** Lists are one input, with commas between their items; radios speak in strings. */
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

/** Checks what the inputs hold; its output is the body of a create. */
export const assessmentFormSchema = z.preprocess(bodyOf, assessmentFields.create);

export const createBody = (values: AssessmentFormValues): NewAssessment =>
  assessmentFormSchema.parse(values);

/** Errors of a list's item (`strengths.2`) are the field's. */
export const byField = (errors: Readonly<Record<string, string>>): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors))
    fields[path.split('.')[0] ?? path] ??= message;
  return fields;
};
