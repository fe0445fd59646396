import { join } from 'node:path';
import { contract, type ResourceName } from '#shared/contract.ts';

export const resourceNames = Object.keys(contract) as ResourceName[];

/** The function for requests that match no route. */
export const unknown = 'unknown';

/** The functions behind the gateway. */
export type ApiFunctionName = ResourceName | typeof unknown;

export const apiFunctionNames: readonly ApiFunctionName[] = [...resourceNames, unknown];

/** The function for the queue of account deletions. No request calls it. */
export const worker = 'accountDeletion';

export type FunctionName = ApiFunctionName | typeof worker;

export const functionNames: readonly FunctionName[] = [...apiFunctionNames, worker];

/** For each function, the module that exports its `handler`. */
export const functionEntries: Readonly<Record<string, string>> = Object.fromEntries(
  functionNames.map((name) => [
    name,
    join(
      import.meta.dirname,
      '../../functions',
      name === worker ? 'workers' : 'api',
      name,
      'handler.ts',
    ),
  ]),
);
