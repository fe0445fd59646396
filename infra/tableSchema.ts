import { bySkill } from '#functions/table/keys.ts';

/**
 * Attribute names of the one table, for the stack and for the table made locally.
 * All keys are strings. `timeToLive` holds epoch seconds.
 */
export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expiresAt',
  /** Local, of whole items. */
  index: bySkill,
} as const;
