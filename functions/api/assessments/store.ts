import * as z from 'zod/mini';
import {
  type AssessmentPatch,
  assessmentFields,
  maxAssessments,
  type NewAssessment,
} from '#shared/assessments/model.ts';
import { newestBySkill } from '#shared/assessments/rules.ts';
import { callReasons } from '#shared/calls/callReasons.ts';
import { day, idSchema } from '#shared/calls/fields.ts';
import type { Day } from '#shared/days/days.ts';
import { invalid, notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { createItemWith, deletion, type NewId } from '../../table/lifecycle.ts';
import { parseEach, parseItem, parseItems } from '../../table/parsing.ts';
import { getItem, queryItems, walkItems } from '../../table/reading.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { clearingNulls } from '../../table/revision.ts';
import { countedChange, reviseCounted, throwIfFull } from '../../table/storage.ts';
import { type Refusal, transact } from '../../table/transactions.ts';
import { skillKeys } from '../ledger/keys.ts';
import {
  type Assessed,
  type AssessmentChange,
  assessedOf,
  type NewestAssessment,
  stepOfChange,
  stepOfCreate,
  stepOfNewestDeletion,
  stepOfOther,
} from '../ledger/newestAssessment.ts';
import { assessmentKeys, assessmentRanges } from './keys.ts';

const { skill: _, ...fields } = assessmentFields.stored;

const schema = z.object({
  _id: idSchema,
  skillId: idSchema,
  ...fields,
  assessmentDate: day('Assessment date'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type StoredAssessment = z.output<typeof schema>;

/** The attribute of COUNTS for assessments. */
export const counter = 'assessments' as const;

export type AssessmentsWanted = {
  /** Only assessments of this skill. */
  readonly skill: string | undefined;
  readonly cursor: string | undefined;
  readonly newestFirst: boolean;
};

/** Yields assessments after `cursor`, in the order of creation or in reverse. */
export const walkAssessments = (
  userId: string,
  { skill, cursor, newestFirst }: AssessmentsWanted,
): AsyncGenerator<StoredAssessment> => {
  const after = cursor === undefined ? undefined : assessmentKeys.assessment(userId, cursor);
  const having = skill === undefined ? undefined : { field: 'skillId', id: skill };
  return parseEach(
    schema,
    walkItems(assessmentRanges.assessments(userId), { after, having, newestFirst }),
  );
};

/** Texts and lists that stats don't need. `listAssessmentFacts` does not read them. */
const texts = new Set([
  ...['notes', 'reflections', 'strengths', 'areasForImprovement', 'blockers'],
  'evidence',
]);
const factFields = Object.keys(schema.shape).filter((field) => !texts.has(field));

/** Returns all assessments without their texts and their evidence. */
export const listAssessmentFacts = async (userId: string): Promise<StoredAssessment[]> =>
  parseItems(
    schema,
    await queryItems(assessmentRanges.assessments(userId), { fields: factFields }),
  );

const parseAssessment = (item: Item | undefined): StoredAssessment => {
  if (!item) throw notFound('assessment');
  return parseItem(schema, item);
};

/** Returns the skill's newest assessment. Throws `gone()` if the skill is missing or being deleted. */
export const requireAssessed = (skill: Item | undefined, gone: () => Error): Assessed => {
  const assessed = assessedOf(skill);
  if (!assessed) throw gone();
  return assessed;
};

/** Deleting a skill deletes its assessments too. So if the skill is missing, the assessment is reported as missing. */
const assessmentGone = () => notFound('assessment');
export const noSkill = () => invalid('skill', callReasons.notFound({ thing: 'skill' }));

export type AssessmentCreation = {
  readonly userId: string;
  readonly newId: NewId;
  readonly assessment: Omit<NewAssessment, 'assessmentDate'>;
  readonly assessmentDate: Day;
  readonly now: Date;
};

/**
 * Returns the new assessment. A repeated request returns the assessment that it created before. Throws `invalid`
 * for a skill that the user does not have.
 */
export const createAssessment = async (creation: AssessmentCreation): Promise<StoredAssessment> => {
  const { userId, newId, assessment, assessmentDate, now } = creation;
  const { id, request } = newId;
  const { skill: skillId, ...fields } = assessment;
  const item = { ...fields, skillId, assessmentDate, updatedAt: now.toISOString() };
  const key = assessmentKeys.assessment(userId, id);
  const skill = skillKeys.skill(userId, skillId);
  const made = toAssessed({ ...fields, _id: id, assessmentDate });
  // Assumes that the assessment becomes the newest, as it usually does. If not, the condition on the skill's item
  // fails and the next attempt uses the current state.
  const guess: Assessed = {};
  return retryOnConflict(async (assessed) => {
    const created = await createItemWith(
      { userId, key, item, request, counter, max: maxAssessments },
      [stepOfCreate(skill, made, assessed)],
    );
    if ('refused' in created) return new Changed(requireAssessed(created.refused, noSkill));
    return parseAssessment(created.item);
  }, guess);
};

type Kept = Pick<StoredAssessment, '_id' | 'assessmentDate' | 'confidenceLevel'> & {
  readonly nextReviewDate?: Day | null | undefined;
};

/** Returns the part of a newest assessment that the skill's item stores. */
export const toAssessed = ({
  _id,
  assessmentDate,
  confidenceLevel,
  nextReviewDate,
}: Kept): NewestAssessment => ({
  id: _id,
  madeOn: assessmentDate,
  confidence: confidenceLevel,
  reviewOn: nextReviewDate ?? null,
});

const toAssessedChange = ({
  confidenceLevel,
  nextReviewDate,
}: AssessmentPatch): AssessmentChange => ({
  ...(confidenceLevel !== undefined && { confidence: confidenceLevel }),
  ...(nextReviewDate !== undefined && { reviewOn: nextReviewDate }),
});

/** An assessment's item and its skill's newest assessment, as last read. */
type Seen = { readonly item: Item | undefined; readonly assessed: Assessed };

/** Returns the current state after a failed transaction. The transaction's first step is the assessment's. */
const seenAfter = ({ items }: Refusal, seen: Seen, stepOfSkill: number): Seen => ({
  item: items.has(0) ? items.get(0) : seen.item,
  assessed: items.has(stepOfSkill)
    ? requireAssessed(items.get(stepOfSkill), assessmentGone)
    : seen.assessed,
});

/** Sets the sent fields. Null removes an optional field. */
export const updateAssessment = async (
  userId: string,
  id: string,
  patch: AssessmentPatch,
  now: Date,
): Promise<StoredAssessment> => {
  const key = assessmentKeys.assessment(userId, id);
  const changes = { ...clearingNulls(patch), updatedAt: now.toISOString() };
  const item = await getItem(key, true);
  const { skillId } = parseAssessment(item);
  const skill = skillKeys.skill(userId, skillId);
  const assessed = requireAssessed(await getItem(skill, true), assessmentGone);
  const change = toAssessedChange(patch);
  if (Object.keys(change).length === 0) {
    return parseAssessment(await reviseCounted(key, () => ({ changes }), item));
  }
  const seen: Seen = { item, assessed };
  return retryOnConflict(async (seen) => {
    if (!seen.item) throw assessmentGone();
    const { step, counts } = countedChange(key, seen.item, { changes });
    const refusal = await transact([
      step,
      stepOfChange(skill, id, change, seen.assessed),
      ...(counts ? [counts] : []),
    ]);
    if (!refusal) return parseAssessment(await getItem(key, true));
    throwIfFull(refusal, 2);
    return new Changed(seenAfter(refusal, seen, 1));
  }, seen);
};

export const deleteAssessment = async (userId: string, id: string, now: Date): Promise<void> => {
  const key = assessmentKeys.assessment(userId, id);
  const item = await getItem(key, true);
  const { skillId } = parseAssessment(item);
  const skill = skillKeys.skill(userId, skillId);
  const assessed = requireAssessed(await getItem(skill, true), assessmentGone);
  const seen: Seen = { item, assessed };
  await retryOnConflict(async (seen) => {
    if (!seen.item) throw assessmentGone();
    const refusal = await transact([
      ...deletion(key, seen.item, counter, now),
      seen.assessed.assessed?.id === id
        ? stepOfNewestDeletion(skill, await newestWithout(userId, skillId, id), seen.assessed)
        : stepOfOther(skill, id),
    ]);
    return refusal && new Changed(seenAfter(refusal, seen, 2));
  }, seen);
};

/** Returns a skill's newest assessment other than `id`, as the skill's item stores it. */
const newestWithout = async (userId: string, skillId: string, id: string) => {
  const having = { field: 'skillId', id: skillId };
  const reading = { consistent: true, fields: factFields, having };
  const all = parseItems(schema, await queryItems(assessmentRanges.assessments(userId), reading));
  const others = all.filter(({ _id }) => _id !== id);
  const next = newestBySkill(others).get(skillId);
  return next && toAssessed(next);
};
