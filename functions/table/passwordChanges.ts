import { randomUUID } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sessionDays } from '#shared/auth/model.ts';
import { tableClient, tableName } from './client.ts';
import { keys, ranges } from './keys.ts';
import { parseItem } from './parsing.ts';
import { queryItems } from './reading.ts';
import { countUsage } from './usage.ts';

const schema = z
  .object({ sk: z.uuid(), begunAt: z.iso.datetime() })
  .transform(({ sk, begunAt }) => ({ id: sk, begunAt: new Date(begunAt) }));

/** A new password that was asked for, and after which every session has to end. */
export type PasswordChange = z.output<typeof schema>;

/** Each attempt has a note of its own, so that one that is refused takes no other's away. */
export const notePasswordChange = async (email: string, now: Date): Promise<PasswordChange> => {
  const id = randomUUID();
  const answer = await tableClient().send(
    new PutCommand({
      TableName: tableName(),
      Item: {
        ...keys.passwordChange(email, id),
        begunAt: now.toISOString(),
        // Whatever session there is has expired by itself then.
        expiresAt: Math.ceil(now.getTime() / 1_000) + (sessionDays + 1) * 24 * 60 * 60,
      },
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  countUsage('write', answer.ConsumedCapacity?.CapacityUnits);
  return { id, begunAt: now };
};

export const forgetPasswordChanges = async (
  email: string,
  changes: readonly PasswordChange[],
): Promise<void> => {
  for (const { id } of changes) {
    const answer = await tableClient().send(
      new DeleteCommand({
        TableName: tableName(),
        Key: keys.passwordChange(email, id),
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    countUsage('write', answer.ConsumedCapacity?.CapacityUnits);
  }
};

/** Those that are under way, or were cut off. */
export const listPasswordChanges = async (email: string): Promise<PasswordChange[]> =>
  (await queryItems(ranges.passwordChanges(email), { consistent: true })).map((item) =>
    parseItem(schema, item),
  );
