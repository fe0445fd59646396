import type { AssessmentRecord } from '#shared/assessments/imports.ts';
import { assessmentFields, maxAssessments } from '#shared/assessments/model.ts';
import type { Outcome } from '#shared/core/imports.ts';
import { importItemBeside } from '../../table/importing.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { skillKeys } from '../ledger/keys.ts';
import { type Assessed, stepOfCreate } from '../ledger/newestAssessment.ts';
import { assessmentKeys } from './keys.ts';
import { counter, noSkill, requireAssessed, toAssessed } from './store.ts';

/** The fields that older exports lack. */
export const addedFields = ['evidence'];

/** Writes an exported assessment unchanged. Throws `invalid` for a skill that the user does not have. */
export const importAssessment = (userId: string, record: AssessmentRecord): Promise<Outcome> => {
  const { skill, ...fields } = record;
  const importing = {
    userId,
    key: assessmentKeys.assessment(userId, record._id),
    counter,
    max: maxAssessments,
    record,
    facts: { ...fields, skillId: skill._id },
    unset: assessmentFields.unset,
    addedFields,
  };
  const skillKey = skillKeys.skill(userId, skill._id);
  const made = toAssessed(record);
  const guess: Assessed = {};
  return retryOnConflict(async (assessed) => {
    const came = await importItemBeside(importing, [stepOfCreate(skillKey, made, assessed)]);
    return typeof came === 'string' ? came : new Changed(requireAssessed(came.refused, noSkill));
  }, guess);
};
