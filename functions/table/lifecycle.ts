import * as z from 'zod';
import { Problem } from '../problem.ts';
import { contest } from './contest.ts';
import type { Item } from './item.ts';
import { sizeOf } from './itemSize.ts';
import { type Key, keys } from './keys.ts';
import { getItem } from './reading.ts';
import { addingBytes, countedBytes, hadNoRoom, storageFull } from './storage.ts';
import { type Refusal, type Step, transact } from './transactions.ts';

/** What makes a create safe to repeat: the client's key and a fingerprint of what it asked for. */
export type Idempotency = { readonly key: string; readonly fingerprint: string };

/** Seconds for which a repeated create answers the first one's item. */
const rememberedFor = 24 * 60 * 60;

const remembered = z.object({ fingerprint: z.string(), itemId: z.string() });

/** Bytes that a new item is counted with beyond its own: its count, and the days that a status brings later. */
const spareAtFirst = 128;

export type Creation = {
  readonly userId: string;
  readonly id: string;
  readonly key: Key;
  readonly item: Item;
  /** The attribute of COUNTS that counts this kind, and how many a user may have. */
  readonly counter: string;
  readonly max: number;
  readonly now: Date;
  readonly idempotency: Idempotency | undefined;
};

/**
 * Writes a new item, its count and its idempotency record, all or none.
 * Gives the id of the item that stands for this request: the new one, or the first one's when it is a repetition.
 * Throws `conflict` when the key was used for another request, `limit` when the user has `max` already.
 */
export const createItem = async (creation: Creation): Promise<string> => {
  const made = await createItemBeside(creation, []);
  if ('refused' in made) throw new Error('No step beside could be refused');
  return made.id;
};

/** The id that stands for the request, or the item at which the step beside was refused. */
export type Created = { readonly id: string } | { readonly refused: Item | undefined };

/** `createItem` with a write of another item in the same transaction, on a condition of its own. */
export const createItemBeside = async (
  creation: Creation,
  beside: readonly [Step] | readonly [],
): Promise<Created> => {
  const { userId, id, key, item, counter, max, idempotency } = creation;
  const record = requestSteps(creation);
  const whole = { ...key, ...item };
  const bytes = sizeOf(whole) + spareAtFirst;
  const room = addingBytes(bytes, true);
  // The record stands before the count: a repetition must be recognized at the limit too.
  const refusal = await transact([
    { Put: { Item: { ...whole, bytes }, ConditionExpression: 'attribute_not_exists(pk)' } },
    ...record,
    ...beside,
    {
      Update: {
        Key: keys.counts(userId),
        UpdateExpression: `ADD #counter :one, ${room.change}`,
        ConditionExpression: `(attribute_not_exists(#counter) OR #counter < :max) AND ${room.condition}`,
        ExpressionAttributeNames: { '#counter': counter, ...room.names },
        ExpressionAttributeValues: { ':one': 1, ':max': max, ...room.values },
      },
    },
  ]);
  if (!refusal || isOwn(refusal)) return { id };
  if (refusal.step > record.length + beside.length) {
    if (hadNoRoom(refusal.item, bytes)) throw storageFull();
    throw new Problem('limit', `You have ${max} ${counter}, which is the most there can be.`);
  }
  if (refusal.step > record.length) return { refused: refusal.item };
  return { id: firstIdOf(refusal.item, idempotency) };
};

/** Whether the step that makes an item was refused: its id is new, so this very write did, and its answer was lost. */
export const isOwn = ({ step }: Refusal): boolean => step === 0;

type Request = Pick<Creation, 'userId' | 'id' | 'now' | 'idempotency'>;

/** The step, if any, that remembers what a request made; it is refused when the request is a repetition. */
export const requestSteps = ({ userId, id, now, idempotency }: Request): Step[] => {
  if (!idempotency) return [];
  const seconds = Math.floor(now.getTime() / 1_000);
  return [
    {
      Put: {
        Item: {
          ...keys.request(userId, idempotency.key),
          fingerprint: idempotency.fingerprint,
          itemId: id,
          expiresAt: seconds + rememberedFor,
        },
        ConditionExpression: 'attribute_not_exists(pk) OR expiresAt < :now',
        ExpressionAttributeValues: { ':now': seconds },
      },
    },
  ];
};

/** What the first request made, by the item that refused its repetition. Throws `conflict` when it asked for something else. */
export const firstIdOf = (
  refused: Item | undefined,
  idempotency: Idempotency | undefined,
): string => {
  const { fingerprint, itemId } = remembered.parse(refused);
  if (fingerprint === idempotency?.fingerprint) return itemId;
  throw new Problem('conflict', 'This Idempotency-Key was used for another request before.');
};

/** Deletes an item and its count, both or neither. False when there is no such item. */
export const deleteItem = async (key: Key, counter: string): Promise<boolean> =>
  contest(await getItem(key, true), async (item) => {
    if (!item) return { done: false };
    const refusal = await transact(deletion(key, item, counter));
    return refusal ? { standing: refusal.item } : { done: true };
  });

/** The steps of `deleteItem`, the first of which is refused unless the item counts what it did when it was read. */
export const deletion = (key: Key, item: Item, counter: string): readonly [Step, Step] => {
  const room = addingBytes(-countedBytes(item), false);
  return [
    deletionOf(key, item),
    {
      Update: {
        Key: keys.countsBeside(key),
        UpdateExpression: `ADD #counter :less, ${room.change}`,
        ExpressionAttributeNames: { '#counter': counter, ...room.names },
        ExpressionAttributeValues: { ':less': -1, ...room.values },
      },
    },
  ];
};

/** Refused unless the item is there, and counts what it did when it was read. */
export const deletionOf = (key: Key, { bytes }: Item): Step => ({
  Delete: {
    Key: key,
    ...(bytes === undefined
      ? { ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#bytes)' }
      : {
          ConditionExpression: '#bytes = :bytes',
          ExpressionAttributeValues: { ':bytes': bytes },
        }),
    ExpressionAttributeNames: { '#bytes': 'bytes' },
  },
});
