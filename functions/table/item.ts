import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

export type Item = Record<string, unknown>;

/** The document client translates answers, not errors: the item in a refusal comes in wire form. */
export const refusedItem = (item: Record<string, AttributeValue> | undefined): Item | undefined =>
  item && Object.keys(item).length > 0 ? unmarshall(item) : undefined;
