import * as z from 'zod/mini';
import { timeZone } from '#shared/calls/fields.ts';
import { epochDay } from '#shared/days/days.ts';
import { maxTokens, tokenSchema } from '#shared/tokens/model.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { notFound, Problem } from '../problem.ts';
import type { Item } from '../table/item.ts';
import { keys, ranges } from '../table/keys.ts';
import { isNew } from '../table/lifecycle.ts';
import { parseItem, parseItems } from '../table/parsing.ts';
import { getItem, queryItems } from '../table/reading.ts';
import { Changed, retryOnConflict } from '../table/retryOnConflict.ts';
import { transact } from '../table/transactions.ts';
import { conditionOf } from '../table/updating.ts';

/**
 * Each of a person's access tokens has a slot. So parallel requests can't create too many tokens, and a token is
 * found by its slot.
 */
const slots = Array.from({ length: maxTokens }, (_, n) => String(n).padStart(2, '0'));

/** An expired token stays listed for this many days. Then DynamoDB's TTL removes it. */
const listedAfterEnd = 90;

const schema = z.object({
  ...tokenSchema.shape,
  lastUsedOn: z._default(tokenSchema.shape.lastUsedOn, null),
  /** The token's slot. */
  sk: z.string(),
  /** The hash of the whole token. The token itself is not stored. */
  hash: z.string(),
  /** The time zone in which the token was created. The token's dates are days in this zone. */
  timeZone,
  /** In milliseconds since 1970, see `functions/limits/tokenCalls`. */
  busyUntil: z.number(),
});

export type StoredToken = z.output<typeof schema>;

export const parseToken = (item: Item): StoredToken => parseItem(schema, item);

/** Returns a person's tokens, oldest first. */
export const listTokens = async (userId: string): Promise<StoredToken[]> =>
  parseItems(schema, await queryItems(ranges.tokens(userId), { consistent: true })).sort((a, b) =>
    a._id < b._id ? -1 : 1,
  );

/** Returns the token in a slot. A revoked token must give no access, so the read is consistent. */
export const getToken = async (userId: string, slot: string): Promise<StoredToken | undefined> => {
  const item = await getItem(keys.token(userId, slot), true);
  return item && parseToken(item);
};

export type NewToken = Omit<StoredToken, 'sk' | 'hash' | 'lastUsedOn' | 'busyUntil'>;

/**
 * Stores a token in a free slot. `makeIn` makes the token for that slot. Returns the token that was stored. Throws
 * `limit` if no slot is free.
 */
export const storeToken = (
  userId: string,
  token: NewToken,
  makeIn: (slot: string) => { readonly text: string; readonly hash: string },
): Promise<string> =>
  retryOnConflict(async () => {
    const taken = await queryItems(ranges.tokens(userId), { consistent: true });
    const slot = slots.find((one) => !taken.some(({ sk }) => sk === one));
    if (!slot) {
      throw new Problem('limit', userReasons.tooManyTokens({ max: maxTokens }));
    }
    const { text, hash } = makeIn(slot);
    const item = {
      ...keys.token(userId, slot),
      ...token,
      hash,
      busyUntil: 0,
      expiresAt: (epochDay(token.endsOn) + listedAfterEnd) * 24 * 60 * 60,
    };
    const refused = await transact([{ Put: { Item: item, ConditionExpression: isNew } }]);
    return refused ? new Changed(undefined) : text;
  });

/** Revokes a token. Throws `not_found` if the person has no such token. */
export const revokeToken = async (userId: string, id: string): Promise<void> => {
  const token = (await listTokens(userId)).find(({ _id }) => _id === id);
  if (!token) throw notFound('accessToken');
  await remove(userId, token);
};

export const revokeTokens = async (userId: string): Promise<void> => {
  for (const token of await listTokens(userId)) await remove(userId, token);
};

/**
 * Deletes a token. The condition fails if another request has revoked the token and reused its slot. So the new token
 * stays.
 */
const remove = async (userId: string, { sk, _id }: StoredToken): Promise<void> => {
  const step = { Delete: { Key: keys.token(userId, sk), ...conditionOf({ _id }) } };
  await retryOnConflict(() => transact([step]));
};
