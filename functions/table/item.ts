import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

export type Item = Record<string, unknown>;

/** The item exists and is no tombstone. A deleted item whose id must not be reused leaves a tombstone. */
export const isThere = 'attribute_exists(pk) AND attribute_not_exists(deletedAt)';

export const isTombstone = ({ deletedAt }: Item): boolean => deletedAt !== undefined;

/** The item, unless it is a tombstone. Only creates may see tombstones. */
export const unlessDeleted = (item: Item | undefined): Item | undefined =>
  item && isTombstone(item) ? undefined : item;

/**
 * The document client unmarshalls responses, but not errors: the item of a failed condition has DynamoDB's wire format.
 */
export const refusedItem = (item: Record<string, AttributeValue> | undefined): Item | undefined =>
  item && Object.keys(item).length > 0 ? unlessDeleted(unmarshall(item)) : undefined;
