import { DeleteCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { tableClient, tableName } from './client.ts';
import { type Item, itemExists } from './item.ts';
import type { Key } from './keys.ts';
import { retryOnConflict } from './retryOnConflict.ts';
import { unlessRefused } from './unlessRefused.ts';
import { countUsage } from './usage.ts';

/** Attributes to set. An undefined value removes its attribute. */
export type Changes = Readonly<Record<string, unknown>>;

/**
 * The condition of an update: attributes must have these values. Undefined means that the attribute must be missing.
 */
export type Expected = Readonly<Record<string, unknown>>;

export type Updated =
  | { readonly done: true; readonly item: Item }
  | { readonly done: false; readonly item: Item | undefined };

/**
 * Changes attributes of an existing item if the item is as expected. Otherwise returns `done: false` with the current
 * item, or with undefined if the item is missing. Throws a conflict, so call it within `retryOnConflict`.
 */
export const updateItem = (key: Key, changes: Changes, expected: Expected = {}): Promise<Updated> =>
  update({
    Key: key,
    ...updateExpressions(changes, expected),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });

/**
 * Sets attributes of an item, and creates the item if it is missing. Sets `initial` attributes only if they are
 * missing. For each entry of `copies`, the value names a source attribute and the key names a target attribute. The
 * target gets the previous number of the source, or 0 if there was none.
 */
export const upsertItem = async (
  key: Key,
  changes: Changes,
  initial: Changes,
  copies: Readonly<Record<string, string>> = {},
): Promise<Item> => {
  const input = { Key: key, ...upsertExpressions(changes, initial, copies) };
  const { item } = await retryOnConflict(() => update(input));
  return item ?? {};
};

/**
 * Works like `upsertItem`, with one exception. If the item exists and `changes` would give one of these `fields`
 * another value, it changes nothing and returns undefined.
 */
export const upsertUnlessChanged = (
  key: Key,
  changes: Changes,
  initial: Changes,
  fields: readonly string[],
): Promise<Item | undefined> =>
  retryOnConflict(async () => {
    const areSame = fields.map((field) => `#${field} = :${field}`).join(' AND ');
    const { done, item } = await update({
      Key: key,
      ...upsertExpressions(changes, initial),
      ...(fields.length > 0 && {
        ConditionExpression: `attribute_not_exists(pk) OR (${areSame})`,
      }),
    });
    return done ? item : undefined;
  });

export const upsertExpressions = (
  changes: Changes,
  initial: Changes,
  copies: Readonly<Record<string, string>> = {},
) => {
  const names = [...Object.keys(changes), ...Object.keys(initial), ...Object.keys(copies)];
  return {
    UpdateExpression: `SET ${[
      ...Object.keys(changes).map((field) => `#${field} = :${field}`),
      ...Object.keys(initial).map((field) => `#${field} = if_not_exists(#${field}, :${field})`),
      ...Object.entries(copies).map(([field, of]) => `#${field} = if_not_exists(#${of}, :zero)`),
    ].join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((field) => [`#${field}`, field])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(
        Object.entries({ ...changes, ...initial }).map(([field, value]) => [`:${field}`, value]),
      ),
      ...(Object.keys(copies).length > 0 && { ':zero': 0 }),
    },
  };
};

/** Deletes an item that does not count in COUNTS. The item may be missing. */
export const removeItem = async (key: Key): Promise<void> => {
  const response = await retryOnConflict(() =>
    tableClient().send(
      new DeleteCommand({ TableName: tableName(), Key: key, ReturnConsumedCapacity: 'TOTAL' }),
    ),
  );
  countUsage('write', response.ConsumedCapacity?.CapacityUnits);
};

const update = async (input: Omit<UpdateCommandInput, 'TableName'>): Promise<Updated> => {
  const sent = tableClient().send(
    new UpdateCommand({
      TableName: tableName(),
      ...input,
      ReturnValues: 'ALL_NEW',
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  const refused = await unlessRefused(sent);
  return refused
    ? { done: false, item: refused.item }
    : { done: true, item: (await sent).Attributes ?? {} };
};

export type Condition = {
  readonly ConditionExpression: string;
  readonly ExpressionAttributeNames?: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
};

/** Returns the condition that the item exists and is as expected. */
export const conditionOf = (expected: Expected): Condition => {
  const fields = Object.keys(expected);
  const values = fields
    .filter((field) => expected[field] !== undefined)
    .map((field) => [`:expected_${field}`, expected[field]]);
  const conditions = fields.map((field) =>
    expected[field] === undefined
      ? `attribute_not_exists(#${field})`
      : `#${field} = :expected_${field}`,
  );
  return {
    ConditionExpression: [itemExists, ...conditions].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(fields.map((field) => [`#${field}`, field])),
    ...(values.length > 0 && { ExpressionAttributeValues: Object.fromEntries(values) }),
  };
};

/** The condition of the update fails if the item is missing. */
export const updateExpressions = (changes: Changes, expected: Expected) => {
  const sets = Object.keys(changes).filter((field) => changes[field] !== undefined);
  const removes = Object.keys(changes).filter((field) => changes[field] === undefined);
  const condition = conditionOf(expected);
  const values = {
    ...Object.fromEntries(sets.map((field) => [`:${field}`, changes[field]])),
    ...condition.ExpressionAttributeValues,
  };
  return {
    UpdateExpression: [
      sets.length > 0 ? `SET ${sets.map((field) => `#${field} = :${field}`).join(', ')}` : '',
      removes.length > 0 ? `REMOVE ${removes.map((field) => `#${field}`).join(', ')}` : '',
    ]
      .join(' ')
      .trim(),
    ConditionExpression: condition.ConditionExpression,
    ExpressionAttributeNames: {
      ...Object.fromEntries([...sets, ...removes].map((field) => [`#${field}`, field])),
      ...condition.ExpressionAttributeNames,
    },
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
};
