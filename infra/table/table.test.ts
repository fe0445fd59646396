import { describe, expect, test } from 'vitest';
import { synthesize } from '../stack.fixture.ts';
import { tableSchema } from './tableSchema.ts';

const type = 'AWS::DynamoDB::Table';

describe('the table', () => {
  test('has the keys, the index and the expiry of tableSchema', () => {
    const { Properties } = synthesize().only(type);
    expect(Properties.KeySchema).toEqual([
      { AttributeName: tableSchema.partitionKey, KeyType: 'HASH' },
      { AttributeName: tableSchema.sortKey, KeyType: 'RANGE' },
    ]);
    expect(Properties.AttributeDefinitions).toEqual([
      { AttributeName: tableSchema.partitionKey, AttributeType: 'S' },
      { AttributeName: tableSchema.sortKey, AttributeType: 'S' },
      { AttributeName: tableSchema.index.sortKey, AttributeType: 'S' },
    ]);
    expect(Properties.LocalSecondaryIndexes).toEqual([
      {
        IndexName: tableSchema.index.name,
        KeySchema: [
          { AttributeName: tableSchema.partitionKey, KeyType: 'HASH' },
          { AttributeName: tableSchema.index.sortKey, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ]);
    expect(Properties.TimeToLiveSpecification).toEqual({
      AttributeName: tableSchema.timeToLive,
      Enabled: true,
    });
    expect(Properties).not.toHaveProperty('GlobalSecondaryIndexes');
  });

  test.each([
    [{ stage: 'dev' }, 'Delete', 'Delete', false],
    // A failed first deployment leaves no table behind.
    [{ stage: 'prod' }, 'RetainExceptOnCreate', 'Retain', false],
    [{ stage: 'prod', protected: 'true' }, 'RetainExceptOnCreate', 'Retain', true],
  ])(
    'with %j is on demand and restorable for 35 days; on removal %s, replaced %s, protected %s',
    (settings, removed, replaced, guarded) => {
      const table = synthesize(settings).only(type);
      expect(table).toMatchObject({ DeletionPolicy: removed, UpdateReplacePolicy: replaced });
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
