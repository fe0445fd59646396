import { AsyncLocalStorage } from 'node:async_hooks';

/** Capacity units of the table that one request used. */
export type Usage = { readUnits: number; writeUnits: number };

const current = new AsyncLocalStorage<Usage>();

/** Runs `work` and adds the capacity units it uses to `usage`. */
export const measured = <T>(usage: Usage, work: () => T): T => current.run(usage, work);

export const countUsage = (kind: 'read' | 'write', units = 0): void => {
  const usage = current.getStore();
  if (usage) usage[`${kind}Units`] += units;
};

export const currentUsage = (): Usage | undefined => current.getStore();
