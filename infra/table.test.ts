import { describe, expect, test } from 'vitest';
import { synthesize } from './stack.fixture.ts';
import { tableSchema } from './tableSchema.ts';

const type = 'AWS::DynamoDB::Table';

describe('the table', () => {
  test('has the keys and the expiry of tableSchema, and no index', () => {
    const { Properties } = synthesize().only(type);
    expect(Properties.KeySchema).toEqual([
      { AttributeName: tableSchema.partitionKey, KeyType: 'HASH' },
      { AttributeName: tableSchema.sortKey, KeyType: 'RANGE' },
    ]);
    expect(Properties.AttributeDefinitions).toEqual([
      { AttributeName: tableSchema.partitionKey, AttributeType: 'S' },
      { AttributeName: tableSchema.sortKey, AttributeType: 'S' },
    ]);
    expect(Properties.TimeToLiveSpecification).toEqual({
      AttributeName: tableSchema.timeToLive,
      Enabled: true,
    });
    expect(Properties).not.toHaveProperty('GlobalSecondaryIndexes');
  });

  test.each([
    ['dev', 'Delete', false],
    ['prod', 'Retain', true],
  ])(
    'in %s: on demand, restorable for 35 days, on removal %s, protected %s',
    (stage, removal, guarded) => {
      const table = synthesize({ stage }).only(type);
      expect(table).toMatchObject({ DeletionPolicy: removal, UpdateReplacePolicy: removal });
      expect(table.Properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        PointInTimeRecoverySpecification: {
          PointInTimeRecoveryEnabled: true,
          RecoveryPeriodInDays: 35,
        },
        DeletionProtectionEnabled: guarded,
      });
    },
  );
});
