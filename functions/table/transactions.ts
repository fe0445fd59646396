import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { tableClient, tableName } from './client.ts';
import { type Item, itemExists, refusedItem } from './item.ts';
import type { Key } from './keys.ts';
import { type Changes, type Expected, updateExpressions } from './updating.ts';
import { countUsage } from './usage.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type WriteOf<K extends keyof Write> = Omit<NonNullable<Write[K]>, 'TableName'>;

/** One write of a transaction, without the table's name. */
export type Step =
  | { readonly Put: WriteOf<'Put'> }
  | { readonly Update: WriteOf<'Update'> }
  | { readonly Delete: WriteOf<'Delete'> }
  | { readonly ConditionCheck: WriteOf<'ConditionCheck'> };

/** Returns the step that makes the same write as `updateItem`. */
export const updateStep = (key: Key, changes: Changes, expected: Expected = {}): Step => ({
  Update: { Key: key, ...updateExpressions(changes, expected) },
});

/** Returns the step that fails if the item is missing or was deleted. */
export const existenceCheck = (key: Key): Step => ({
  ConditionCheck: { Key: key, ConditionExpression: itemExists },
});

/** The first step whose condition failed, counted from 0, and its current item. */
export type Refusal = {
  readonly step: number;
  readonly item: Item | undefined;
  /** The items of all steps with a failed condition, including the first. */
  readonly items: ReadonlyMap<number, Item | undefined>;
};

/**
 * Writes all steps or none. Returns undefined if all were written, else the first step whose condition failed. If a
 * condition failed and something else also cancelled the transaction, the failed condition is returned. Throws a
 * conflict, so call it within `retryOnConflict`.
 */
export const transact = async (steps: readonly Step[]): Promise<Refusal | undefined> => {
  try {
    const response = await tableClient().send(
      new TransactWriteCommand({
        TransactItems: steps.map((step) => {
          const [[kind, write]] = Object.entries(step) as [[string, object]];
          return {
            [kind]: {
              TableName: tableName(),
              ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
              ...write,
            },
          } as Write;
        }),
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    for (const used of response.ConsumedCapacity ?? []) countUsage('write', used.CapacityUnits);
    return undefined;
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const refused = (error.CancellationReasons ?? []).flatMap((reason, step) =>
      reason.Code === 'ConditionalCheckFailed' ? [[step, refusedItem(reason.Item)] as const] : [],
    );
    const [first] = refused;
    if (!first) throw error;
    return { step: first[0], item: first[1], items: new Map(refused) };
  }
};
