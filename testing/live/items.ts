import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { habitKeys } from '#functions/api/habits/keys.ts';
import { type Counted, monthSteps } from '#functions/api/ledger/activityMonths.ts';
import { type Key, keys, resetKeys } from '#functions/table/keys.ts';
import { transact } from '#functions/table/transactions.ts';
import { daySetOf } from '#shared/days/daySet.ts';
import { type Day, yearOf } from '#shared/days/days.ts';

/** Direct access to the table for states that the API can't produce. It bypasses all rules. */
const connect = () => {
  const { DYNAMODB_ENDPOINT: endpoint, TABLE_NAME } = process.env;
  if (!endpoint || !TABLE_NAME) throw new Error('The engines do not run');
  const table = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint }));
  return { table, TableName: TABLE_NAME };
};

let connected: ReturnType<typeof connect> | undefined;
const connection = () => {
  connected ??= connect();
  return connected;
};

type Item = Record<string, unknown>;

/** All items of the table, sorted by key. */
export const allItems = async (): Promise<Item[]> => {
  const { table, TableName } = connection();
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const input = { TableName, ConsistentRead: true, ExclusiveStartKey };
    const page = await table.send(new ScanCommand(input));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  const place = (item: Item) => `${item.pk} ${item.sk}`;
  return items.sort((a, b) => (place(a) < place(b) ? -1 : 1));
};

/**
 * All items, except the counts of sign-in attempts, which even a refused request changes. If the items are equal before
 * and after, nothing changed.
 */
export const everything = async (): Promise<Item[]> =>
  (await allItems()).filter(({ pk }) => !String(pk).startsWith(keys.attempts('').pk));

const partition = async (pk: string): Promise<Item[]> => {
  const { table, TableName } = connection();
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ExclusiveStartKey,
      }),
    );
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
};

const partitions = async (pks: readonly string[]): Promise<Item[]> =>
  (await Promise.all(pks.map(partition))).flat();

/** All items of these people. If they are equal before and after, nothing changed for them. */
export const ownItems = (...people: readonly { readonly user: { readonly _id: string } }[]) =>
  partitions(people.flatMap(({ user: { _id } }) => [keys.profile(_id).pk, keys.token(_id, '').pk]));

/** All items under these e-mails, except sign-in attempts. */
export const itemsUnder = (emails: readonly string[]): Promise<Item[]> =>
  partitions(
    emails.flatMap((email) => [keys.passwordChange(email, '').pk, resetKeys.codes(email).pk]),
  );

export const readItem = async (Key: Key): Promise<Item | undefined> => {
  const { table, TableName } = connection();
  return (await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
};

export const writeItem = async (item: Key & Item): Promise<void> => {
  const { table, TableName } = connection();
  await table.send(new PutCommand({ TableName, Item: item }));
};

/** One BatchWriteItem has at most this many items. */
const batchSize = 25;

/** Creates many items with few calls. */
export const writeItems = async (items: readonly (Key & Item)[]): Promise<void> => {
  const { table, TableName } = connection();
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize).map((Item) => ({ PutRequest: { Item } }));
    const response = await table.send(
      new BatchWriteCommand({ RequestItems: { [TableName]: batch } }),
    );
    const left = response.UnprocessedItems?.[TableName]?.length ?? 0;
    if (left > 0) throw new Error(`${left} items were not written`);
  }
};

/** Writes a habit's whole history directly, instead of with thousands of calls. A `createdDay` backdates the habit. */
export const writeHistory = async (
  userId: string,
  habitId: string,
  days: readonly Day[],
  createdDay?: Day,
  skipped: readonly Day[] = [],
): Promise<void> => {
  const { table, TableName } = connection();
  const bitmaps = (prefix: string, days: readonly Day[]) =>
    Object.fromEntries([...daySetOf(days)].map(([year, bytes]) => [`${prefix}${year}`, bytes]));
  const fields = Object.entries({
    ...bitmaps('done', days),
    ...bitmaps('skip', skipped),
    ...(createdDay && { createdDay }),
  });
  await table.send(
    new UpdateCommand({
      TableName,
      Key: habitKeys.habit(userId, habitId),
      UpdateExpression: `SET ${fields.map(([field]) => `${field} = :${field}`).join(', ')}`,
      ExpressionAttributeValues: Object.fromEntries(
        fields.map(([field, value]) => [`:${field}`, value]),
      ),
    }),
  );
};

/** Adds activities to the sums of their months, as if they were logged. */
export const countActivities = async (
  userId: string,
  counted: readonly Counted[],
): Promise<void> => {
  for (const ofYear of Map.groupBy(counted, ({ date }) => yearOf(date)).values()) {
    await transact(monthSteps(userId, ofYear, 1));
  }
};
