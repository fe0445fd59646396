import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { tableClient, tableName } from './client.ts';
import { type Item, unlessDeleted } from './item.ts';
import type { IndexedKey, Key, Range } from './keys.ts';
import { countUsage } from './usage.ts';

/** Returns an item, or undefined if it is missing or a tombstone. The read is eventually consistent by default. */
export const getItem = async (key: Key, consistent = false): Promise<Item | undefined> =>
  unlessDeleted(await readAnyItem(key, consistent));

/**
 * Returns up to 100 items of one partition, in the order of `keys`, eventually consistent. Costs as much as single
 * reads. If the table had no capacity for some keys, they are read individually, because the SDK retries only whole
 * calls.
 */
export const getItems = async (keys: readonly Key[]): Promise<(Item | undefined)[]> => {
  const response = await tableClient().send(
    new BatchGetCommand({
      RequestItems: { [tableName()]: { Keys: [...keys] } },
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  for (const used of response.ConsumedCapacity ?? []) countUsage('read', used.CapacityUnits);
  const items = new Map(response.Responses?.[tableName()]?.map((item) => [item.sk, item]));
  const unread = new Set(response.UnprocessedKeys?.[tableName()]?.Keys?.map(({ sk }) => sk));
  return Promise.all(
    keys.map((key) => (unread.has(key.sk) ? getItem(key) : unlessDeleted(items.get(key.sk)))),
  );
};

/** Returns an item, even if it is a tombstone. */
export const readAnyItem = async (key: Key, consistent = true): Promise<Item | undefined> => {
  const response = await tableClient().send(
    new GetCommand({
      TableName: tableName(),
      Key: key,
      ConsistentRead: consistent,
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  countUsage('read', response.ConsumedCapacity?.CapacityUnits);
  return response.Item;
};

type Page = { readonly items: Item[]; readonly next: Item | undefined };

const queryPage = async (input: Partial<QueryCommandInput>): Promise<Page> => {
  const page = await tableClient().send(
    new QueryCommand({
      TableName: tableName(),
      ReturnConsumedCapacity: 'TOTAL',
      ...input,
    }),
  );
  countUsage('read', page.ConsumedCapacity?.CapacityUnits);
  return { items: page.Items ?? [], next: page.LastEvaluatedKey };
};

export type Reading = {
  /** Eventually consistent by default. */
  readonly consistent?: boolean;
  /** Starts after this key, even if no item has it. */
  readonly after?: Key | IndexedKey | undefined;
  readonly newestFirst?: boolean;
  /** Returns only these attributes. This saves transfer and parsing, but not cost: whole items are read and billed. */
  readonly fields?: readonly string[];
  /** Only items in which this attribute is this id, or is a list that contains it. */
  readonly having?: { readonly field: string; readonly id: string } | undefined;
  /** Includes tombstones. */
  readonly deletedToo?: boolean;
};

/** Yields the items of a range, sorted by key. Reads Query pages of up to 1 MB only when they are needed. */
export async function* walkItems(range: Range, reading: Reading = {}): AsyncGenerator<Item> {
  const input = inquiry(range, reading);
  let start: Item | undefined = reading.after;
  // A cursor may be forged, and the table would refuse a start key outside the range. Such a cursor finds no items.
  if (reading.after && !isWithin(range, reading.after)) return;
  do {
    const page = await queryPage({ ...input, ExclusiveStartKey: start });
    yield* page.items;
    start = page.next;
  } while (start);
}

export const queryItems = async (range: Range, reading: Reading = {}): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const item of walkItems(range, reading)) items.push(item);
  return items;
};

const isWithin = (
  { pk, from, to, index }: Range,
  key: Readonly<Record<string, string>>,
): boolean => {
  const place = key[index?.sortKey ?? 'sk'] ?? '';
  return key.pk === pk && from <= place && place <= to;
};

/** Returns the Query's input. The keys are always read, so that a broken item can be named. */
const inquiry = (range: Range, reading: Reading): Partial<QueryCommandInput> => {
  const { consistent = false, newestFirst = false, deletedToo = false, fields, having } = reading;
  const names = fields && ['pk', 'sk', ...fields];
  const filters = [
    ...(deletedToo ? [] : ['attribute_not_exists(#deletedAt)']),
    ...(having ? ['contains(#having, :having)'] : []),
  ];
  return {
    ...(range.index && { IndexName: range.index.name }),
    KeyConditionExpression: `pk = :pk AND ${range.index?.sortKey ?? 'sk'} BETWEEN :from AND :to`,
    ExpressionAttributeValues: {
      ':pk': range.pk,
      ':from': range.from,
      ':to': range.to,
      ...(having && { ':having': having.id }),
    },
    ConsistentRead: consistent,
    ...(newestFirst && { ScanIndexForward: false }),
    ...(names && { ProjectionExpression: names.map((name) => `#${name}`).join(', ') }),
    ...(filters.length > 0 && { FilterExpression: filters.join(' AND ') }),
    ExpressionAttributeNames: {
      ...(!deletedToo && { '#deletedAt': 'deletedAt' }),
      ...Object.fromEntries((names ?? []).map((name) => [`#${name}`, name])),
      ...(having && { '#having': having.field }),
    },
  };
};

/** Returns at most `count` items from the end of a range, the last one first, read consistently. */
export const lastItems = async (range: Range, count: number): Promise<Item[]> => {
  const input = inquiry(range, { newestFirst: true, consistent: true });
  return (await queryPage({ ...input, Limit: count })).items;
};
