import { paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { queueDeletion } from '#functions/queue/accountDeletions.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import { keys } from '#functions/table/keys.ts';

const marked = z.object({ pk: z.string(), deleting: z.iso.datetime() });

/** Queues again every account that is marked as being deleted. Reads the whole table. */
export async function deleteMarkedAccounts(): Promise<void> {
  const { pk: prefix, sk } = keys.counts('');
  const pages = paginateScan(
    { client: tableClient() },
    {
      TableName: tableName(),
      FilterExpression: 'sk = :sk AND attribute_exists(#deleting)',
      ExpressionAttributeNames: { '#deleting': 'deleting' },
      ExpressionAttributeValues: { ':sk': sk },
    },
  );
  for await (const { Items = [] } of pages) {
    for (const { pk, deleting: askedAt } of Items.map((item) => marked.parse(item)))
      await queueDeletion({ userId: pk.slice(prefix.length), askedAt });
  }
}
