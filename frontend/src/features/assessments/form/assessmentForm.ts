import {
  type Assessment,
  assessmentDefaults,
  assessmentFields,
  type EvidenceItem,
  evidenceAreas,
  type NewAssessment,
} from '#shared/assessments/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { changedFields, commaList, filledFrom, formValuesOf } from '../../../forms/formValues.ts';
import { schemaErrors } from '../../../forms/schemaErrors.ts';
import { evidenceKey } from '../evidence/evidenceOptions.ts';

const evidenceOf = (key: string): EvidenceItem => {
  const [area = '', id = ''] = key.split(' ');
  return { area: evidenceAreas.find((one) => one === area) ?? 'notes', id };
};

/**
 * The values of inputs that differ from the API's fields. Ratings are strings, because radios have string values. A
 * list of texts is one text with commas. Evidence is a list of keys.
 */
const asText = {
  confidenceLevel: String(assessmentDefaults.confidenceLevel),
  selfRating: String(assessmentDefaults.selfRating),
  strengths: '',
  areasForImprovement: '',
  blockers: '',
  evidence: [] as string[],
};

export const emptyAssessment = (skill: string) => ({
  ...formValuesOf({ skill, ...assessmentFields.unset }),
  ...asText,
});

export type AssessmentFormValues = ReturnType<typeof emptyAssessment>;

export const valuesOf = (assessment: Assessment): AssessmentFormValues => ({
  ...filledFrom(emptyAssessment(''), assessment),
  skill: assessment.skill?._id ?? '',
  confidenceLevel: String(assessment.confidenceLevel),
  selfRating: String(assessment.selfRating),
  strengths: assessment.strengths.join(', '),
  areasForImprovement: assessment.areasForImprovement.join(', '),
  blockers: assessment.blockers.join(', '),
  evidence: assessment.evidence.map(evidenceKey),
});

const fieldsOf = ({ skill: _, nextReviewDate, ...values }: AssessmentFormValues) => ({
  ...values,
  confidenceLevel: Number(values.confidenceLevel),
  selfRating: Number(values.selfRating),
  strengths: commaList(values.strengths),
  areasForImprovement: commaList(values.areasForImprovement),
  blockers: commaList(values.blockers),
  evidence: values.evidence.map(evidenceOf),
  ...(nextReviewDate !== '' && { nextReviewDate }),
});

const bodyOf = (values: AssessmentFormValues) => ({ skill: values.skill, ...fieldsOf(values) });

export const formErrors = (values: AssessmentFormValues) => ({
  ...schemaErrors(assessmentFields.create, bodyOf(values)),
  ...(values.confidenceLevel === '' && { confidenceLevel: i18n.t('Choose a confidence level') }),
  ...(values.selfRating === '' && { selfRating: i18n.t('Choose a self rating') }),
});

export const createBody = (values: AssessmentFormValues): NewAssessment =>
  assessmentFields.create.parse(bodyOf(values));

/** An edited assessment keeps its skill, so the skill is not checked. */
export const patchErrors = (values: AssessmentFormValues) =>
  schemaErrors(assessmentFields.patch, fieldsOf(values));

/** The body of a patch: the changed fields, with null for cleared ones. */
export const patchBody = (assessment: Assessment, values: AssessmentFormValues) =>
  changedFields(fieldsOf(valuesOf(assessment)), assessmentFields.patch.parse(fieldsOf(values)));
