import { setTimeout as pause } from 'node:timers/promises';
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { environment } from '../environment.ts';
import { unavailable } from '../problem.ts';
import { tableClient } from './client.ts';
import type { Key, Range } from './keys.ts';
import { countUsage } from './usage.ts';

export type Item = Record<string, unknown>;

/** The document client translates answers, not errors: the item in a refusal comes in wire form. */
const standing = (item: Record<string, AttributeValue> | undefined): Item | undefined =>
  item && Object.keys(item).length > 0 ? unmarshall(item) : undefined;

const name = () => environment().TABLE_NAME;

/** An item, or undefined; eventually consistent unless told. */
export const getItem = async (key: Key, consistent = false): Promise<Item | undefined> => {
  const answer = await tableClient().send(
    new GetCommand({
      TableName: name(),
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
      TableName: name(),
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

/** Attributes to set; one that is undefined is removed. */
export type Changes = Readonly<Record<string, unknown>>;

/** The condition of an update: attributes must have these values; undefined means the attribute must not be there. */
export type Expected = Readonly<Record<string, unknown>>;

export type Updated =
  | { readonly done: true; readonly item: Item }
  | { readonly done: false; readonly item: Item | undefined };

/**
 * Changes some attributes of an item that is there, if they are as expected.
 * `done: false` gives the item as it really is: undefined when there is none.
 */
export const updateItem = async (
  key: Key,
  changes: Changes,
  expected: Expected = {},
): Promise<Updated> => {
  try {
    const answer = await tableClient().send(
      new UpdateCommand({
        TableName: name(),
        Key: key,
        ...updateExpressions(changes, expected),
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    countUsage('write', answer.ConsumedCapacity?.CapacityUnits);
    return { done: true, item: answer.Attributes ?? {} };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    countUsage('write', 1);
    return { done: false, item: standing(error.Item) };
  }
};

/** Sets attributes of an item, making it where there is none; `initial` ones only where they are missing. */
export const upsertItem = async (key: Key, changes: Changes, initial: Changes): Promise<Item> => {
  const names = [...Object.keys(changes), ...Object.keys(initial)];
  const answer = await tableClient().send(
    new UpdateCommand({
      TableName: name(),
      Key: key,
      UpdateExpression: `SET ${[
        ...Object.keys(changes).map((field) => `#${field} = :${field}`),
        ...Object.keys(initial).map((field) => `#${field} = if_not_exists(#${field}, :${field})`),
      ].join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((field) => [`#${field}`, field])),
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries({ ...changes, ...initial }).map(([field, value]) => [`:${field}`, value]),
      ),
      ReturnValues: 'ALL_NEW',
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  countUsage('write', answer.ConsumedCapacity?.CapacityUnits);
  return answer.Attributes ?? {};
};

const updateExpressions = (changes: Changes, expected: Expected) => {
  const sets = Object.keys(changes).filter((field) => changes[field] !== undefined);
  const removes = Object.keys(changes).filter((field) => changes[field] === undefined);
  const conditions = Object.keys(expected).map((field) =>
    expected[field] === undefined
      ? `attribute_not_exists(#${field})`
      : `#${field} = :expected_${field}`,
  );
  const fields = new Set([...sets, ...removes, ...Object.keys(expected)]);
  const values = [
    ...sets.map((field) => [`:${field}`, changes[field]]),
    ...Object.keys(expected)
      .filter((field) => expected[field] !== undefined)
      .map((field) => [`:expected_${field}`, expected[field]]),
  ];
  return {
    UpdateExpression: [
      sets.length > 0 ? `SET ${sets.map((field) => `#${field} = :${field}`).join(', ')}` : '',
      removes.length > 0 ? `REMOVE ${removes.map((field) => `#${field}`).join(', ')}` : '',
    ]
      .join(' ')
      .trim(),
    ConditionExpression: ['attribute_exists(pk)', ...conditions].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries([...fields].map((field) => [`#${field}`, field])),
    ...(values.length > 0 && { ExpressionAttributeValues: Object.fromEntries(values) }),
  };
};

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type WriteOf<K extends keyof Write> = Omit<NonNullable<Write[K]>, 'TableName'>;

/** One write of a transaction, without the table's name. */
export type Step =
  | { readonly Put: WriteOf<'Put'> }
  | { readonly Update: WriteOf<'Update'> }
  | { readonly Delete: WriteOf<'Delete'> }
  | { readonly ConditionCheck: WriteOf<'ConditionCheck'> };

/** `updateItem` as a step of a transaction. */
export const updateStep = (key: Key, changes: Changes, expected: Expected = {}): Step => ({
  Update: { Key: key, ...updateExpressions(changes, expected) },
});

/** Which step's condition failed, counted from 0, and the item that stood there. */
export type Refusal = { readonly step: number; readonly item: Item | undefined };

/** Times a transaction is tried again when another one holds one of its items. */
const conflictRetries = 6;

/** All steps or none. Gives the first refused step, or undefined when all were written. */
export const transact = async (steps: readonly Step[]): Promise<Refusal | undefined> => {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await tableClient().send(
        new TransactWriteCommand({
          TransactItems: steps.map((step) => {
            const [[kind, write]] = Object.entries(step) as [[string, object]];
            return {
              [kind]: {
                TableName: name(),
                ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
                ...write,
              },
            } as Write;
          }),
          ReturnConsumedCapacity: 'TOTAL',
        }),
      );
      for (const used of answer.ConsumedCapacity ?? []) countUsage('write', used.CapacityUnits);
      return undefined;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const reasons = error.CancellationReasons ?? [];
      const step = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
      if (step >= 0) return { step, item: standing(reasons[step]?.Item) };
      const passing = reasons.some(
        (reason) => reason.Code && /Conflict|Throttling|Throughput/.test(reason.Code),
      );
      if (!passing) throw error;
      if (attempt >= conflictRetries) throw unavailable(error);
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
};
