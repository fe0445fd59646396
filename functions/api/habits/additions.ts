import type { Day } from '#shared/days/days.ts';
import { idIsUsed, isNew, tombstoneMillis } from '../../table/lifecycle.ts';
import { getItem } from '../../table/reading.ts';
import type { Step } from '../../table/transactions.ts';
import { habitKeys } from './keys.ts';

/** An addition to the amount of a day. Without an id, a repeated call adds again. */
export type Addition = {
  readonly userId: string;
  readonly id: string;
  readonly day: Day;
  readonly add: number;
  readonly _id: string | undefined;
};

const requestOf = ({ id, day, add }: Addition): string => `${id} ${day} ${add}`;

/** Whether the addition was made before. Throws `conflict` if another addition has its id. */
export const isAdded = async (addition: Addition): Promise<boolean> => {
  const { userId, _id } = addition;
  const item = _id && (await getItem(habitKeys.addition(userId, _id), true));
  if (item && item.request !== requestOf(addition)) throw idIsUsed();
  return Boolean(item);
};

/** Remembers the addition for a year. A device that was offline for a year may still repeat its call. */
export const additionSteps = (addition: Addition, now: Date): Step[] => {
  const { userId, _id } = addition;
  if (!_id) return [];
  const expiresAt = Math.floor((now.getTime() + tombstoneMillis) / 1_000);
  const item = { ...habitKeys.addition(userId, _id), request: requestOf(addition), expiresAt };
  return [{ Put: { Item: item, ConditionExpression: isNew } }];
};
