import {
  assessmentDefaults,
  assessmentFields,
  type NewAssessment,
} from '#shared/assessments/model.ts';
import { commaList, formValuesOf } from '../../forms/formValues.ts';
import { schemaErrors } from '../../forms/schemaErrors.ts';

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

const bodyOf = ({ nextReviewDate, ...values }: AssessmentFormValues) => ({
  ...values,
  confidenceLevel: Number(values.confidenceLevel),
  selfRating: Number(values.selfRating),
  strengths: commaList(values.strengths),
  areasForImprovement: commaList(values.areasForImprovement),
  blockers: commaList(values.blockers),
  ...(nextReviewDate !== '' && { nextReviewDate }),
});

/** The message of each wrong field. */
export const formErrors = (values: AssessmentFormValues) =>
  schemaErrors(assessmentFields.create, bodyOf(values));

export const createBody = (values: AssessmentFormValues): NewAssessment =>
  assessmentFields.create.parse(bodyOf(values));
