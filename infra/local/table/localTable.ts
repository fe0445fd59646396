import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { tableSchema } from '#infra/table/tableSchema.ts';
import { StartProblem } from '../startProblem.ts';

export type LocalTable = { readonly name: string; readonly drop: () => Promise<void> };

const refused = (what: 'read' | 'made', endpoint: string, cause: unknown) =>
  new StartProblem(
    `The table can't be ${what} on the DynamoDB at ${endpoint} (${cause instanceof Error ? cause.message || cause.name : cause}).`,
    { cause },
  );

/** Whether the table exists on a local engine, and whether it contains items. */
export async function findLocalTable(
  endpoint: string,
  name: string,
): Promise<'none' | 'empty' | 'filled'> {
  const client = new DynamoDBClient({ endpoint, maxAttempts: 2 });
  try {
    const { Count } = await client.send(new ScanCommand({ TableName: name, Limit: 1 }));
    return Count ? 'filled' : 'empty';
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return 'none';
    throw refused('read', endpoint, error);
  } finally {
    client.destroy();
  }
}

/** Creates the stack's table on a local engine, or uses the existing one. */
export async function openLocalTable(endpoint: string, name: string): Promise<LocalTable> {
  const client = new DynamoDBClient({ endpoint, maxAttempts: 2 });
  const { partitionKey, sortKey, index } = tableSchema;
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: partitionKey, AttributeType: 'S' },
          { AttributeName: sortKey, AttributeType: 'S' },
          { AttributeName: index.sortKey, AttributeType: 'S' },
        ],
        KeySchema: [
          { AttributeName: partitionKey, KeyType: 'HASH' },
          { AttributeName: sortKey, KeyType: 'RANGE' },
        ],
        LocalSecondaryIndexes: [
          {
            IndexName: index.name,
            KeySchema: [
              { AttributeName: partitionKey, KeyType: 'HASH' },
              { AttributeName: index.sortKey, KeyType: 'RANGE' },
            ],
            Projection: { ProjectionType: 'ALL' },
          },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) {
      client.destroy();
      throw refused('made', endpoint, error);
    }
  }
  return {
    name,
    drop: async () => {
      await client.send(new DeleteTableCommand({ TableName: name }));
      client.destroy();
    },
  };
}
