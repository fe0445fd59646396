import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { tableClient, tableName } from './client.ts';
import type { Item } from './item.ts';
import type { Key, Range } from './keys.ts';
import { countUsage } from './usage.ts';

/** An item, or undefined; eventually consistent unless told. */
export const getItem = async (key: Key, consistent = false): Promise<Item | undefined> => {
  const answer = await tableClient().send(
    new GetCommand({
      TableName: tableName(),
      Key: key,
      ConsistentRead: consistent,
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  countUsage('read', answer.ConsumedCapacity?.CapacityUnits);
  return answer.Item;
};

type Page = { readonly items: Item[]; readonly next: Item | undefined };

const queryPage = async (range: Range, how: Partial<QueryCommandInput>): Promise<Page> => {
  const page = await tableClient().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': range.pk, ':from': range.from, ':to': range.to },
      ReturnConsumedCapacity: 'TOTAL',
      ...how,
    }),
  );
  countUsage('read', page.ConsumedCapacity?.CapacityUnits);
  return { items: page.Items ?? [], next: page.LastEvaluatedKey };
};

/** Every item of a range in the order of its keys, page after page; eventually consistent unless told. */
export const queryItems = async (
  range: Range,
  { consistent = false }: { readonly consistent?: boolean } = {},
): Promise<Item[]> => {
  const items: Item[] = [];
  let start: Item | undefined;
  do {
    const page = await queryPage(range, { ExclusiveStartKey: start, ConsistentRead: consistent });
    items.push(...page.items);
    start = page.next;
  } while (start);
  return items;
};

/** The last items of a range, the last one first; at most `count`, consistent. */
export const lastItems = async (range: Range, count: number): Promise<Item[]> => {
  const how = { ScanIndexForward: false, Limit: count, ConsistentRead: true };
  return (await queryPage(range, how)).items;
};
