import * as z from 'zod/mini';
import { maxLogBytes } from '#shared/core/storage.ts';
import { skillReasons } from '#shared/skills/reasons.ts';
import type { Grains } from '#shared/skills/time.ts';
import { Problem } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { parseItem } from '../../table/parsing.ts';
import { getItem } from '../../table/reading.ts';
import type { Step } from '../../table/transactions.ts';
import { skillKeys } from './keys.ts';

/** The sums of the activities without a skill. They have the same limit as the sums of a skill. */
const schema = z.object({
  loggedTime: z.int().check(z.gte(0)),
  /** The bytes that these activities take in the table. */
  loggedBytes: z.int().check(z.gte(0)),
  entries: z.int().check(z.gte(0)),
  /** The number of changes. */
  revision: z.int(),
});

type Sums = { readonly time: Grains; readonly bytes: number; readonly count: number };

/** Returns the step that adds activities without a skill. The step's condition fails if the activities don't fit. */
export const unassignedStep = (userId: string, sums: Sums): Step => ({
  Update: {
    ...adding(userId),
    ConditionExpression: 'attribute_not_exists(loggedBytes) OR loggedBytes <= :room',
    ExpressionAttributeValues: { ...valuesOf(sums), ':room': maxLogBytes - sums.bytes },
  },
});

/** Returns the step that subtracts activities without a skill. */
export const unassignedStepBack = (userId: string, { time, bytes, count }: Sums): Step => {
  const less = { time: -time, bytes: -bytes, count: -count };
  return { Update: { ...adding(userId), ExpressionAttributeValues: valuesOf(less) } };
};

const adding = (userId: string) => ({
  Key: skillKeys.unassigned(userId),
  UpdateExpression: 'ADD loggedTime :time, loggedBytes :bytes, entries :count, revision :one',
});

const valuesOf = ({ time, bytes, count }: Sums) => ({
  ':time': time,
  ':bytes': bytes,
  ':count': count,
  ':one': 1,
});

export const unassignedFull = () => new Problem('limit', skillReasons.unassignedFull());

/** Throws `limit` if `bytes` more bytes of activities without a skill don't fit. */
export const requireUnassignedRoom = async (userId: string, bytes: number): Promise<void> => {
  const item = await getItem(skillKeys.unassigned(userId), true);
  if (item && parseItem(schema, item).loggedBytes + bytes > maxLogBytes) throw unassignedFull();
};

/** Returns the time of all activities without a skill. */
export const unassignedTimeOf = (item: Item | undefined): Grains =>
  item ? parseItem(schema, item).loggedTime : 0;
