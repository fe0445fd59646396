import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelled, tableFault } from '../testing/faults.ts';
import { freshTable, table } from '../testing/table.ts';
import { keys } from './keys.ts';
import { transact, updateStep } from './transactions.ts';
import { updateItem, upsertItem } from './updating.ts';

const key = keys.profile('somebody');
const refused = new TransactionConflictException({
  message: 'Transaction is ongoing for the item',
  $metadata: {},
});

freshTable();
beforeEach(() => {
  // No pause between the tries.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

describe.each<[string, () => Promise<unknown>, typeof UpdateCommand, Error]>([
  ['an update', () => updateItem(key, { name: 'Run' }), UpdateCommand, refused],
  ['an upsert', () => upsertItem(key, { name: 'Run' }, {}), UpdateCommand, refused],
  [
    'a transaction',
    () => transact([updateStep(key, { name: 'Run' })]),
    TransactWriteCommand as unknown as typeof UpdateCommand,
    cancelled({ code: 'TransactionConflict' }),
  ],
])('%s of an item that a transaction holds', (_, write, command, conflict) => {
  test('is written as soon as that one is through', async () => {
    table.on(command).rejectsOnce(conflict).rejectsOnce(conflict).resolves({});
    await write();
    expect(table).toHaveReceivedCommandTimes(command, 3);
    const [first, , last] = table.commandCalls(command);
    expect(last?.args[0].input).toEqual(first?.args[0].input);
  });

  test('is given up after seven tries', async () => {
    table.on(command).rejects(conflict);
    await expect(write()).rejects.toMatchObject({ code: 'unavailable', cause: conflict });
    expect(table).toHaveReceivedCommandTimes(command, 7);
  });

  test('is not written again for anything else', async () => {
    const fault = tableFault('ThrottlingException');
    table.on(command).rejects(fault);
    await expect(write()).rejects.toBe(fault);
    expect(table).toHaveReceivedCommandTimes(command, 1);
  });
});
