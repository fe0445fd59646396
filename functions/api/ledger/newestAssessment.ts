import * as z from 'zod/mini';
import { byAge } from '#shared/assessments/rules.ts';
import { type Item, itemExists } from '../../table/item.ts';
import type { Key } from '../../table/keys.ts';
import type { Step } from '../../table/transactions.ts';

/** The part of a skill's newest assessment that the skill's item stores, so that a list of skills is one Query. */
export const assessedSchema = z.object({
  id: z.string(),
  madeOn: z.iso.date(),
  confidence: z.int().check(z.gte(1), z.lte(5)),
  /** The day of the next review. */
  reviewOn: z.nullable(z.iso.date()),
});

export type NewestAssessment = z.output<typeof assessedSchema>;

/**
 * `assessedVersion` grows whenever an assessment of the skill is created or deleted, and whenever a confidence or a
 * next review changes. A deletion of the newest assessment requires an unchanged version. So the assessment that takes
 * its place is certainly the next newest.
 */
const schema = z.object({
  assessed: z.optional(assessedSchema),
  assessedVersion: z.optional(z.int()),
});

export type Assessed = z.output<typeof schema>;

/** Returns a skill's newest assessment. Undefined if the skill is missing or being deleted. */
export const assessedOf = (skill: Item | undefined): Assessed | undefined =>
  skill && skill.deleting === undefined ? schema.parse(skill) : undefined;

type Write = {
  readonly change?: string;
  readonly when: string;
  readonly values?: Readonly<Record<string, unknown>>;
};

/**
 * Returns a step on a skill. Its condition fails unless the skill exists, is not being deleted, and `when` holds.
 * A failed condition returns the skill's item.
 */
const write = (skill: Key, { change = '', when, values = {} }: Write): Step => ({
  Update: {
    Key: skill,
    UpdateExpression: `${change} ADD assessedVersion :one`.trim(),
    ConditionExpression: `${itemExists} AND attribute_not_exists(deleting) AND ${when}`,
    ExpressionAttributeValues: { ':one': 1, ...values },
  },
});

const placed = ({ id, madeOn }: NewestAssessment) => ({ _id: id, assessmentDate: madeOn });

/** The order of `byAge` as a DynamoDB condition. On the same day, the greater id is the newer assessment. */
const isOlder = '(assessed.madeOn < :madeOn OR (assessed.madeOn = :madeOn AND assessed.id < :id))';
const isNewer = '(assessed.madeOn > :madeOn OR (assessed.madeOn = :madeOn AND assessed.id > :id))';

/**
 * Returns the skill's step for a new assessment. The assessment becomes the newest, unless `seen` contains a newer one.
 */
export const stepOfCreate = (skill: Key, made: NewestAssessment, seen: Assessed): Step => {
  const values = { ':madeOn': made.madeOn, ':id': made.id };
  return seen.assessed && byAge(placed(seen.assessed), placed(made)) > 0
    ? write(skill, { when: isNewer, values })
    : write(skill, {
        change: 'SET assessed = :made',
        when: `(attribute_not_exists(assessed) OR ${isOlder})`,
        values: { ...values, ':made': made },
      });
};

export type AssessmentChange = Partial<Pick<NewestAssessment, 'confidence' | 'reviewOn'>>;

/** Returns the skill's step for a change of an assessment. If it is the newest, the step changes the stored part. */
export const stepOfChange = (
  skill: Key,
  id: string,
  change: AssessmentChange,
  seen: Assessed,
): Step => {
  if (seen.assessed?.id !== id) return stepOfOther(skill, id);
  const changed = Object.entries(change);
  return write(skill, {
    change: `SET ${changed.map(([name]) => `assessed.${name} = :${name}`).join(', ')}`,
    when: 'assessed.id = :id',
    values: { ':id': id, ...Object.fromEntries(changed.map(([name, to]) => [`:${name}`, to])) },
  });
};

/** Returns the skill's step for changing or deleting an assessment that is not the newest. */
export const stepOfOther = (skill: Key, id: string): Step =>
  write(skill, { when: 'assessed.id <> :id', values: { ':id': id } });

/**
 * Returns the skill's step for deleting the newest assessment. `next` takes its place. The step fails if the version
 * has changed since the read.
 */
export const stepOfNewestDeletion = (
  skill: Key,
  next: NewestAssessment | undefined,
  { assessedVersion }: Assessed,
): Step =>
  write(skill, {
    change: next ? 'SET assessed = :next' : 'REMOVE assessed',
    when: 'assessedVersion = :version',
    values: { ':version': assessedVersion, ...(next && { ':next': next }) },
  });
