import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { epochDay } from '#shared/core/days.ts';
import { timeZone } from '#shared/core/fields.ts';
import { maxTokens, tokenSchema } from '#shared/tokens/model.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { notFound, Problem } from '../problem.ts';
import { tableClient, tableName } from '../table/client.ts';
import type { Item } from '../table/item.ts';
import { keys, ranges } from '../table/keys.ts';
import { parseItem, parseItems } from '../table/parsing.ts';
import { getItem, queryItems } from '../table/reading.ts';
import { Changed, retryOnConflict } from '../table/retryOnConflict.ts';
import { unlessRefused } from '../table/unlessRefused.ts';

/**
 * A person's access tokens, each in its own slot. So there are never more tokens than slots, however many are created
 * at once, and a token is found by its slot.
 */
const slots = Array.from({ length: maxTokens }, (_, n) => String(n).padStart(2, '0'));

/** Days for which an expired token is listed; then DynamoDB's TTL removes it. */
const listedAfterEnd = 90;

const schema = z.object({
  ...tokenSchema.shape,
  lastUsedOn: z._default(tokenSchema.shape.lastUsedOn, null),
  /** The slot. */
  sk: z.string(),
  /** The hash of the whole token, which is stored nowhere. */
  hash: z.string(),
  /** The zone in which the token was created. Its days are days there. */
  timeZone,
  /** In milliseconds since 1970, see `functions/limits/tokenCalls`. */
  busyUntil: z.number(),
});

export type StoredToken = z.output<typeof schema>;

export const parseToken = (item: Item): StoredToken => parseItem(schema, item);

/** Oldest first. */
export const listTokens = async (userId: string): Promise<StoredToken[]> =>
  parseItems(schema, await queryItems(ranges.tokens(userId), { consistent: true })).sort((a, b) =>
    a._id < b._id ? -1 : 1,
  );

/** The token in a slot. The read is consistent, since a revoked token must give no access. */
export const getToken = async (userId: string, slot: string): Promise<StoredToken | undefined> => {
  const item = await getItem(keys.token(userId, slot), true);
  return item && parseToken(item);
};

export type NewToken = Omit<StoredToken, 'sk' | 'hash' | 'lastUsedOn' | 'busyUntil'>;

/** Stores a token in a free slot; `hashIn` computes its hash for that slot. Throws `limit` if none is free. */
export const storeToken = (
  userId: string,
  token: NewToken,
  hashIn: (slot: string) => string,
): Promise<void> =>
  retryOnConflict(async () => {
    const taken = await queryItems(ranges.tokens(userId), { consistent: true });
    const slot = slots.find((one) => !taken.some(({ sk }) => sk === one));
    if (!slot) {
      throw new Problem('limit', userReasons.tooManyTokens({ max: maxTokens }));
    }
    const refused = await unlessRefused(
      tableClient().send(
        new PutCommand({
          TableName: tableName(),
          Item: {
            ...keys.token(userId, slot),
            ...token,
            hash: hashIn(slot),
            busyUntil: 0,
            expiresAt: (epochDay(token.endsOn) + listedAfterEnd) * 24 * 60 * 60,
          },
          ConditionExpression: 'attribute_not_exists(pk)',
          ReturnConsumedCapacity: 'TOTAL',
        }),
      ),
    );
    return refused && new Changed(undefined);
  });

/** Throws `not_found` if the person has no such token. */
export const revokeToken = async (userId: string, id: string): Promise<void> => {
  const token = (await listTokens(userId)).find(({ _id }) => _id === id);
  if (!token) throw notFound('accessToken');
  await remove(userId, token);
};

export const revokeTokens = async (userId: string): Promise<void> => {
  for (const token of await listTokens(userId)) await remove(userId, token);
};

/** The condition fails if another request revoked it and perhaps another token is in its slot. */
const remove = async (userId: string, { sk, _id }: StoredToken): Promise<void> => {
  await unlessRefused(
    tableClient().send(
      new DeleteCommand({
        TableName: tableName(),
        Key: keys.token(userId, sk),
        ConditionExpression: '#id = :id',
        ExpressionAttributeNames: { '#id': '_id' },
        ExpressionAttributeValues: { ':id': _id },
        ReturnConsumedCapacity: 'TOTAL',
      }),
    ),
  );
};
