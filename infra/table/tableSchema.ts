import { bySkill } from '#functions/table/keys.ts';

/**
 * Attribute names of the one table, for the stack and for the local table. All keys are strings. `timeToLive` is in
 * seconds since 1970.
 */
export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expiresAt',
  /** A local index that contains whole items. */
  index: bySkill,
} as const;
