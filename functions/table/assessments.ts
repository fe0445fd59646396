import * as z from 'zod';
import {
  type AssessmentPatch,
  assessmentBodies,
  maxAssessments,
  type NewAssessment,
} from '#shared/contract/assessments.ts';
import { day, idSchema } from '#shared/contract/fields.ts';
import { newestBySkill } from '#shared/rules/assessments.ts';
import type { Day } from '#shared/rules/days.ts';
import { invalid, notFound } from '../problem.ts';
import { contest } from './contest.ts';
import type { Item } from './item.ts';
import { keys, ranges } from './keys.ts';
import { createItemBeside, deletion, type Idempotency } from './lifecycle.ts';
import {
  type Assessed,
  assessedOf,
  stepOfChange,
  stepOfCreate,
  stepOfNewestDeletion,
  stepOfOther,
} from './newestAssessment.ts';
import { parseItem, parseItems } from './parsing.ts';
import { getItem, queryItems } from './reading.ts';
import { clearingNulls } from './revision.ts';
import { transact, updateStep } from './transactions.ts';
import { updateItem } from './updating.ts';

/** An assessment's item. Optional fields are stored only where the user set them. */
const schema = z.object({
  ...assessmentBodies.create.pick({
    confidenceLevel: true,
    selfRating: true,
    nextReviewDate: true,
  }).shape,
  notes: z.string().optional(),
  reflections: z.string().optional(),
  strengths: z.array(z.string()).optional(),
  areasForImprovement: z.array(z.string()).optional(),
  blockers: z.array(z.string()).optional(),
  _id: idSchema,
  skillId: idSchema,
  assessmentDate: day('assessmentDate'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type StoredAssessment = z.output<typeof schema>;

/** The attribute of COUNTS that counts them. */
const counter = 'assessments';

const noSuchSkill = 'This skill does not exist. It may have been deleted.';

export const listAssessments = async (
  userId: string,
  consistent = false,
): Promise<StoredAssessment[]> =>
  parseItems(schema, await queryItems(ranges.assessments(userId), { consistent }));

const parseAssessment = (item: Item | undefined): StoredAssessment => {
  if (!item) throw notFound('assessment');
  return parseItem(schema, item);
};

/** How the skill stands; a thrown `gone` where it is not there or is being deleted. */
const standingOf = (skill: Item | undefined, gone: () => Error): Assessed => {
  const standing = assessedOf(skill);
  if (!standing) throw gone();
  return standing;
};

/** An assessment goes with its skill. */
const gone = () => notFound('assessment');
const noSkill = () => invalid('skill', noSuchSkill);

export type AssessmentCreation = {
  readonly userId: string;
  readonly id: string;
  readonly assessment: Omit<NewAssessment, 'assessmentDate'>;
  readonly assessmentDate: Day;
  readonly now: Date;
  readonly idempotency: Idempotency | undefined;
};

/**
 * Gives the assessment that stands for this request: a repeated one gives the first one's.
 * Throws `invalid` for a skill that the user has not.
 */
export const createAssessment = async (creation: AssessmentCreation): Promise<StoredAssessment> => {
  const { userId, id, assessment, assessmentDate, now, idempotency } = creation;
  const { skill: skillId, ...fields } = assessment;
  const at = now.toISOString();
  const item = { _id: id, ...fields, skillId, assessmentDate, createdAt: at, updatedAt: at };
  const key = keys.assessment(userId, id);
  const skill = keys.skill(userId, skillId);
  const made = { id, madeOn: assessmentDate, confidence: fields.confidenceLevel };
  // Taken for the newest until the skill's item says that it is not: mostly it is.
  const guess: Assessed = {};
  return contest(guess, async (standing) => {
    const created = await createItemBeside(
      {
        userId,
        id,
        key,
        item,
        counter,
        max: maxAssessments,
        now,
        idempotency,
      },
      [stepOfCreate(skill, made, standing)],
    );
    if ('refused' in created) return { standing: standingOf(created.refused, noSkill) };
    const stands =
      created.id === id ? item : await getItem(keys.assessment(userId, created.id), true);
    return { done: parseAssessment(stands) };
  });
};

/** Sets the fields that are sent; null takes an optional one away. */
export const updateAssessment = async (
  userId: string,
  id: string,
  patch: AssessmentPatch,
  now: Date,
): Promise<StoredAssessment> => {
  const key = keys.assessment(userId, id);
  const changes = { ...clearingNulls(patch), updatedAt: now.toISOString() };
  const confidence = patch.confidenceLevel;
  const { skillId } = parseAssessment(await getItem(key, true));
  const skill = keys.skill(userId, skillId);
  const seen = standingOf(await getItem(skill, true), gone);
  if (confidence === undefined) return parseAssessment((await updateItem(key, changes)).item);
  return contest(seen, async (standing) => {
    const refusal = await transact([
      updateStep(key, changes),
      stepOfChange(skill, { id, confidence }, standing),
    ]);
    if (!refusal) return { done: parseAssessment(await getItem(key, true)) };
    if (refusal.step === 0) throw gone();
    return { standing: standingOf(refusal.item, gone) };
  });
};

export const deleteAssessment = async (userId: string, id: string): Promise<void> => {
  const key = keys.assessment(userId, id);
  const { skillId } = parseAssessment(await getItem(key, true));
  const skill = keys.skill(userId, skillId);
  await contest(standingOf(await getItem(skill, true), gone), async (standing) => {
    const refusal = await transact([
      ...deletion(userId, key, counter),
      standing.assessed?.id === id
        ? stepOfNewestDeletion(skill, await newestWithout(userId, skillId, id), standing)
        : stepOfOther(skill, id),
    ]);
    if (!refusal) return { done: undefined };
    if (refusal.step === 0) throw gone();
    return { standing: standingOf(refusal.item, gone) };
  });
};

/** The newest of a skill's assessments but for one, as a skill's item keeps it. */
const newestWithout = async (userId: string, skillId: string, id: string) => {
  const others = (await listAssessments(userId, true)).filter(({ _id }) => _id !== id);
  const next = newestBySkill(others).get(skillId);
  return next && { id: next._id, madeOn: next.assessmentDate, confidence: next.confidenceLevel };
};
