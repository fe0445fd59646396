import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

export type Item = Record<string, unknown>;

/**
 * The condition that the item exists and is not a tombstone. A deleted item leaves a tombstone if its id must not
 * be reused.
 */
export const itemExists = 'attribute_exists(pk) AND attribute_not_exists(deletedAt)';

export const isTombstone = ({ deletedAt }: Item): boolean => deletedAt !== undefined;

/** Returns the item, unless it is a tombstone. Only creates may see tombstones. */
export const unlessDeleted = (item: Item | undefined): Item | undefined =>
  item && isTombstone(item) ? undefined : item;

/**
 * Converts the item of a failed condition. The document client unmarshalls responses but not errors, so the item
 * has DynamoDB's wire format.
 */
export const refusedItem = (item: Record<string, AttributeValue> | undefined): Item | undefined =>
  item && Object.keys(item).length > 0 ? unlessDeleted(unmarshall(item)) : undefined;
