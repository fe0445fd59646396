import { bySkill } from '#functions/table/keys.ts';

/**
 * The attribute names of the table, for the stack and the local table. All keys are strings. `timeToLive` is in
 * seconds since 1970.
 */
export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expiresAt',
  /** A local index, which contains whole items. */
  index: bySkill,
} as const;
