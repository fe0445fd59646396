import { AsyncLocalStorage } from 'node:async_hooks';

/** Capacity units of the table that one request used. */
export type Usage = { readUnits: number; writeUnits: number };

const current = new AsyncLocalStorage<Usage>();

/** Runs `work`, and passes it an object that always holds the capacity units used so far. */
export const measured = <T>(work: (usage: Usage) => T): T => {
  const usage: Usage = { readUnits: 0, writeUnits: 0 };
  return current.run(usage, work, usage);
};

export const countUsage = (kind: 'read' | 'write', units = 0): void => {
  const usage = current.getStore();
  if (usage) usage[`${kind}Units`] += units;
};

export const currentUsage = (): Usage | undefined => current.getStore();
