/**
 * Attribute names of the one table, for the stack and for the table made locally.
 * Both keys are strings; there is no index. `timeToLive` holds epoch seconds.
 */
export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expiresAt',
} as const;
