import { contract, type ResourceName } from '#shared/contract.ts';

export const resourceNames = Object.keys(contract) as ResourceName[];

/** The function for requests that match no route. */
export const unknown = 'unknown';

export type FunctionName = ResourceName | typeof unknown;

export const functionNames: readonly FunctionName[] = [...resourceNames, unknown];
