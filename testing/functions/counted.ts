import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { refusedAt } from './faults.ts';
import type { CallResponse } from './invoke.ts';
import { notFoundOf } from './responses.ts';
import { pk, table } from './table.ts';

/** Tests that COUNTS enforces the limit. By default, its update is the second step of a create. */
export const refusedAtTheLimit = (
  create: () => Promise<CallResponse>,
  message: string,
  stepOfTheCount = 1,
): void => {
  test('is refused at the limit with 409 and a message that names the limit', async () => {
    table.on(TransactWriteCommand).rejects(refusedAt(stepOfTheCount));
    expect(await create()).toMatchObject({ status: 409, body: { code: 'limit', message } });
  });
};

/** Tests a deletion that changes only the item and COUNTS. */
export const removedWithItsCount = (
  thing: string,
  item: Readonly<{ pk: string; sk: string; bytes: number }>,
  remove: () => Promise<CallResponse>,
): void => {
  const Key = { pk: item.pk, sk: item.sk };

  describe('remove', () => {
    test(`deletes the ${thing} and lowers its counter in one transaction`, async () => {
      table.on(GetCommand).resolves({ Item: item });
      table.on(UpdateCommand).resolves({});
      table.on(TransactWriteCommand).resolves({});
      expect(await remove()).toMatchObject({ status: 200, body: { data: null } });
      expect(table).toHaveReceivedCommandWith(TransactWriteCommand, {
        TransactItems: [
          {
            Delete: expect.objectContaining({
              Key,
              ExpressionAttributeValues: expect.objectContaining({ ':expected_bytes': item.bytes }),
            }),
          },
          {
            Update: expect.objectContaining({
              Key: { pk, sk: 'COUNTS' },
              ExpressionAttributeValues: { ':less': -1, ':bytes': -item.bytes },
            }),
          },
        ],
      });
    });

    test('of an unknown item is 404', async () => {
      table.on(GetCommand).resolves({});
      expect(await remove()).toMatchObject(notFoundOf(thing));
      expect(table).not.toHaveReceivedCommand(TransactWriteCommand);
    });

    test('of an item that is deleted at the same time is 404', async () => {
      table.on(GetCommand).resolves({ Item: item });
      table.on(UpdateCommand).resolves({});
      table.on(TransactWriteCommand).rejects(refusedAt(0));
      expect(await remove()).toMatchObject(notFoundOf(thing));
    });
  });
};
