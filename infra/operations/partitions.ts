import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteItemCommand,
  type DynamoDBClient,
  paginateQuery,
  paginateScan,
  QueryCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { tableSchema } from '#infra/table/tableSchema.ts';

const { partitionKey, sortKey } = tableSchema;

/** An item as stored in the table. It is never converted, so nothing can get lost. */
export type Item = Record<string, AttributeValue>;

/** A copy of the item for another partition. */
export const placedIn = (partition: string, item: Item): Item => ({
  ...item,
  [partitionKey]: { S: partition },
});

export type Place = { readonly client: DynamoDBClient; readonly table: string };

export const keyOf = (item: Item): Item => ({
  [partitionKey]: item[partitionKey] as AttributeValue,
  [sortKey]: item[sortKey] as AttributeValue,
});

/** All items of a partition by sort key, read with strong consistency. */
export const readPartition = async (
  { client, table }: Place,
  partition: string,
): Promise<Map<string, Item>> => {
  const items = new Map<string, Item>();
  const pages = paginateQuery(
    { client },
    {
      TableName: table,
      ConsistentRead: true,
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': partitionKey },
      ExpressionAttributeValues: { ':pk': { S: partition } },
    },
  );
  for await (const page of pages) {
    for (const item of page.Items ?? []) items.set(item[sortKey]?.S ?? '', item);
  }
  return items;
};

/** A scan is divided into this many segments, so that many can run in parallel. */
export const segments = 64;

/** Yields each partition of a segment once. A scan returns the items of one partition after the other. */
export async function* partitionsOf(
  { client, table }: Place,
  segment: number,
): AsyncGenerator<string> {
  let last: string | undefined;
  const pages = paginateScan(
    { client },
    {
      TableName: table,
      Segment: segment,
      TotalSegments: segments,
      ProjectionExpression: '#pk',
      ExpressionAttributeNames: { '#pk': partitionKey },
    },
  );
  for await (const page of pages) {
    for (const item of page.Items ?? []) {
      const partition = item[partitionKey]?.S ?? '';
      if (partition === last) continue;
      last = partition;
      yield partition;
    }
  }
}

export const hasItems = async ({ client, table }: Place, partition: string): Promise<boolean> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      ConsistentRead: true,
      Limit: 1,
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': partitionKey },
      ExpressionAttributeValues: { ':pk': { S: partition } },
    }),
  );
  return Items.length > 0;
};

/** The changes that would make the live partition equal to the copy. */
export type Difference = {
  readonly same: number;
  /** Items of the copy that the live partition lacks. */
  readonly missing: readonly Item[];
  /** Items that differ, as they are in the copy. */
  readonly changed: readonly Item[];
  /** Live items that the copy lacks. */
  readonly surplus: readonly Item[];
};

export const differenceOf = (
  copy: ReadonlyMap<string, Item>,
  live: ReadonlyMap<string, Item>,
): Difference => {
  const shared = [...copy].filter(([place]) => live.has(place));
  const changed = shared.filter(([place, item]) => !isDeepStrictEqual(item, live.get(place)));
  return {
    same: shared.length - changed.length,
    changed: changed.map(([, item]) => item),
    missing: [...copy].filter(([place]) => !live.has(place)).map(([, item]) => item),
    surplus: [...live].filter(([place]) => !copy.has(place)).map(([, item]) => item),
  };
};

/** BatchWriteItem takes at most this many items. */
const batchSize = 25;
/** How often a batch is sent at most. Together, the waits in between take 25 seconds. */
const rounds = 8;

/**
 * Writes all items. Throws if the table stays too busy. Running it again is safe, although some items are already
 * written.
 */
export const write = async (
  { client, table }: Place,
  requests: readonly WriteRequest[],
): Promise<void> => {
  for (let start = 0; start < requests.length; start += batchSize) {
    let left = requests.slice(start, start + batchSize);
    for (let round = 0; left.length > 0; round++) {
      if (round === rounds)
        throw new Error(`${table} is too busy. Run the command again to continue.`);
      if (round > 0) await pause(100 * 2 ** round);
      const response = await client.send(
        new BatchWriteItemCommand({ RequestItems: { [table]: left } }),
      );
      left = response.UnprocessedItems?.[table] ?? [];
    }
  }
};

export const put = (Item: Item): WriteRequest => ({ PutRequest: { Item } });
export const remove = (item: Item): WriteRequest => ({ DeleteRequest: { Key: keyOf(item) } });
