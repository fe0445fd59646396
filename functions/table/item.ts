import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

export type Item = Record<string, unknown>;

/** The item exists and is no tombstone: a deleted item whose id must not be reused leaves one. */
export const isThere = 'attribute_exists(pk) AND attribute_not_exists(deletedAt)';

export const isTombstone = ({ deletedAt }: Item): boolean => deletedAt !== undefined;

/** The item, unless it is a tombstone, which only creating items may see. */
export const unlessDeleted = (item: Item | undefined): Item | undefined =>
  item && isTombstone(item) ? undefined : item;

/** The document client translates responses, not errors: the item in a refusal comes in wire form. */
export const refusedItem = (item: Record<string, AttributeValue> | undefined): Item | undefined =>
  item && Object.keys(item).length > 0 ? unlessDeleted(unmarshall(item)) : undefined;
