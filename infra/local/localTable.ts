import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb';
import { tableSchema } from '#infra/tableSchema.ts';
import { StartProblem } from './startProblem.ts';

export type LocalTable = { readonly name: string; readonly drop: () => Promise<void> };

/** Makes the table of the stack on a local engine, or takes the one that is there. */
export async function openLocalTable(endpoint: string, name: string): Promise<LocalTable> {
  const client = new DynamoDBClient({ endpoint, maxAttempts: 2 });
  const { partitionKey, sortKey } = tableSchema;
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: partitionKey, AttributeType: 'S' },
          { AttributeName: sortKey, AttributeType: 'S' },
        ],
        KeySchema: [
          { AttributeName: partitionKey, KeyType: 'HASH' },
          { AttributeName: sortKey, KeyType: 'RANGE' },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) {
      client.destroy();
      throw new StartProblem(
        `The table can't be made on the DynamoDB at ${endpoint} (${error instanceof Error ? error.message || error.name : error}).`,
      );
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
