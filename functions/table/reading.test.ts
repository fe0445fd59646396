import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { tableFault } from '../../testing/functions/faults.ts';
import { found, freshTable, pk, TableName, table } from '../../testing/functions/table.ts';
import { getItems } from './reading.ts';

freshTable();

describe('items of several keys', () => {
  const [a, b, c] = ['A', 'B', 'C'].map((sk) => ({ pk, sk }));
  const keys = [a, b, c].flatMap((key) => key ?? []);

  test('are in the order of the keys, and undefined for missing items and tombstones', async () => {
    const deletedAt = '2026-03-04T10:00:00.000Z';
    table.on(BatchGetCommand).resolves(found({ ...c, n: 3 }, { ...b, deletedAt }));
    expect(await getItems(keys)).toEqual([undefined, undefined, { ...c, n: 3 }]);
    expect(table.calls()).toHaveLength(1);
  });

  test('are read one by one if the table had no capacity for them', async () => {
    const UnprocessedKeys = { [TableName]: { Keys: [a, b].flatMap((key) => key ?? []) } };
    table.on(BatchGetCommand).resolves({ ...found({ ...c, n: 3 }), UnprocessedKeys });
    table.on(GetCommand).resolves({});
    table.on(GetCommand, { Key: b }).resolves({ Item: { ...b, n: 2 } });
    expect(await getItems(keys)).toEqual([undefined, { ...b, n: 2 }, { ...c, n: 3 }]);
    table.on(GetCommand).rejects(tableFault('ProvisionedThroughputExceededException'));
    await expect(getItems(keys)).rejects.toThrow('ProvisionedThroughputExceededException');
  });
});
