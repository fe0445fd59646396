import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

export type Item = Record<string, unknown>;

/** Of an item that nobody deleted: of one whose id must not be used again, a tombstone is left. */
export const isThere = 'attribute_exists(pk) AND attribute_not_exists(deletedAt)';

export const isTombstone = ({ deletedAt }: Item): boolean => deletedAt !== undefined;

/** What is there for everybody but who creates an item. */
export const unlessDeleted = (item: Item | undefined): Item | undefined =>
  item && isTombstone(item) ? undefined : item;

/** The document client translates answers, not errors: the item in a refusal comes in wire form. */
export const refusedItem = (item: Record<string, AttributeValue> | undefined): Item | undefined =>
  item && Object.keys(item).length > 0 ? unlessDeleted(unmarshall(item)) : undefined;
