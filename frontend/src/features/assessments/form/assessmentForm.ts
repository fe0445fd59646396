import type * as z from 'zod/mini';
import {
  type Assessment,
  assessmentDefaults,
  assessmentFields,
  type EvidenceItem,
  evidenceAreas,
  type NewAssessment,
} from '#shared/assessments/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { commaList, filledFrom, formValuesOf, mapForm } from '../../../forms/formValues.ts';
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

const empty = { ...formValuesOf({ skill: '', ...assessmentFields.unset }), ...asText };

export type AssessmentFormValues = typeof empty;

const form = mapForm({
  empty,
  shown: (assessment: Assessment) => ({
    ...filledFrom(empty, assessment),
    skill: assessment.skill?._id ?? '',
    confidenceLevel: String(assessment.confidenceLevel),
    selfRating: String(assessment.selfRating),
    strengths: assessment.strengths.join(', '),
    areasForImprovement: assessment.areasForImprovement.join(', '),
    blockers: assessment.blockers.join(', '),
    evidence: assessment.evidence.map(evidenceKey),
  }),
  // An edited assessment keeps its skill.
  bodyOf: ({ skill, nextReviewDate, ...values }, assessment) => ({
    ...(!assessment && { skill }),
    ...values,
    confidenceLevel: Number(values.confidenceLevel),
    selfRating: Number(values.selfRating),
    strengths: commaList(values.strengths),
    areasForImprovement: commaList(values.areasForImprovement),
    blockers: commaList(values.blockers),
    evidence: values.evidence.map(evidenceOf),
    ...(nextReviewDate !== '' && { nextReviewDate }),
  }),
  schema: (assessment) =>
    (assessment ? assessmentFields.patch : assessmentFields.create) as z.ZodMiniType<NewAssessment>,
});

export const { formValues, createBody, patchBody } = form;

export const formErrors = (values: AssessmentFormValues, assessment?: Assessment) => ({
  ...form.formErrors(values, assessment),
  ...(values.confidenceLevel === '' && { confidenceLevel: i18n.t('Choose a confidence level') }),
  ...(values.selfRating === '' && { selfRating: i18n.t('Choose a self rating') }),
});
