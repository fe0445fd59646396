import { join } from 'node:path';
import { contract, type ResourceName } from '#shared/contract.ts';

export const resourceNames = Object.keys(contract) as ResourceName[];

/** The function for requests that match no route. */
export const unknown = 'unknown';

/** The functions behind the gateway. */
export type ApiFunctionName = ResourceName | typeof unknown;

export const apiFunctionNames: readonly ApiFunctionName[] = [...resourceNames, unknown];

/** The functions that no request triggers. */
const workerNames = ['accountDeletion'] as const;

export type FunctionName = ApiFunctionName | (typeof workerNames)[number];

export const functionNames: readonly FunctionName[] = [...apiFunctionNames, ...workerNames];

const isWorker = (name: FunctionName) => workerNames.some((worker) => worker === name);

/** The module of each function that exports its `handler`. */
export const functionEntries: Readonly<Record<string, string>> = Object.fromEntries(
  functionNames.map((name) => [
    name,
    join(
      import.meta.dirname,
      '../../functions',
      isWorker(name) ? 'workers' : 'api',
      name,
      'handler.ts',
    ),
  ]),
);
