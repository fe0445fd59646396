import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type Item, refusedItem } from './item.ts';
import { countUsage } from './usage.ts';

/** A write whose condition failed. Has the current item if the write asked for it. */
export type Refused = { readonly item: Item | undefined };

type Written = {
  readonly ConsumedCapacity?: { readonly CapacityUnits?: number | undefined } | undefined;
};

/** Awaits a write of one item and counts its capacity units. Returns undefined if it was written. */
export const unlessRefused = async (write: Promise<Written>): Promise<Refused | undefined> => {
  try {
    countUsage('write', (await write).ConsumedCapacity?.CapacityUnits);
    return undefined;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    countUsage('write', 1);
    return { item: refusedItem(error.Item) };
  }
};
