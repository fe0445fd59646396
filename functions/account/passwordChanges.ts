import { randomUUID } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { sessionDays } from '#shared/auth/model.ts';
import { tableClient, tableName } from '../table/client.ts';
import { keys, ranges } from '../table/keys.ts';
import { parseItem } from '../table/parsing.ts';
import { queryItems } from '../table/reading.ts';
import { countUsage } from '../table/usage.ts';

const schema = z.pipe(
  z.object({ sk: z.uuid(), begunAt: z.iso.datetime() }),
  z.transform(({ sk, begunAt }) => ({ id: sk, begunAt: new Date(begunAt) })),
);

/** A requested password change, after which every session must end. */
export type PasswordChange = z.output<typeof schema>;

/** Each attempt has its own note, so a refused attempt can't delete another attempt's note. */
export const notePasswordChange = async (email: string, now: Date): Promise<PasswordChange> => {
  const id = randomUUID();
  const response = await tableClient().send(
    new PutCommand({
      TableName: tableName(),
      Item: {
        ...keys.passwordChange(email, id),
        begunAt: now.toISOString(),
        // All current sessions have expired by this time.
        expiresAt: Math.ceil(now.getTime() / 1_000) + (sessionDays + 1) * 24 * 60 * 60,
      },
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  countUsage('write', response.ConsumedCapacity?.CapacityUnits);
  return { id, begunAt: now };
};

export const forgetPasswordChanges = async (
  email: string,
  changes: readonly PasswordChange[],
): Promise<void> => {
  for (const { id } of changes) {
    const response = await tableClient().send(
      new DeleteCommand({
        TableName: tableName(),
        Key: keys.passwordChange(email, id),
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    countUsage('write', response.ConsumedCapacity?.CapacityUnits);
  }
};

/** Returns the password changes that are in progress or were interrupted. */
export const listPasswordChanges = async (email: string): Promise<PasswordChange[]> =>
  (await queryItems(ranges.passwordChanges(email), { consistent: true })).map((item) =>
    parseItem(schema, item),
  );
