import { join } from 'node:path';
import { contract, type ResourceName } from '#shared/contract.ts';
import type { QueueName } from './queueSettings.ts';

export const resourceNames = Object.keys(contract) as ResourceName[];

/** The function for requests that match no route. */
export const noRouteFunction = 'unknown';

export type ApiFunctionName = ResourceName | typeof noRouteFunction;

export const apiFunctionNames: readonly ApiFunctionName[] = [...resourceNames, noRouteFunction];

/** The function that deletes the accounts in its queue. No request calls it. */
export const worker = 'accountDeletion';

/** The function that finds the people with reminders due in each minute. Only its schedule calls it. */
export const clock = 'clock';

/** The function that takes people from its queue and finds their due reminders. No request calls it. */
export const reminders = 'reminders';

/** The function that sends the pushes and digests in its queue. No request calls it. */
export const deliveries = 'deliveries';

/** The function that EventBridge calls when a digest bounces or is marked as spam. */
export const mailFeedback = 'mailFeedback';

/** The function that writes the e-mails with codes for Cognito. No request calls it. */
export const codeMail = 'codeMail';

const jobs = [worker, clock, reminders, deliveries, mailFeedback] as const;

export type FunctionName = ApiFunctionName | (typeof jobs)[number] | typeof codeMail;

export const functionNames: readonly FunctionName[] = [...apiFunctionNames, ...jobs, codeMail];

/** The function that handles each queue's messages. */
export const workers: Readonly<Record<QueueName, FunctionName>> = {
  deletions: worker,
  reminders,
  deliveries,
};

export const isApiFunction = (name: FunctionName): name is ApiFunctionName =>
  !isJob(name) && name !== codeMail;

const isJob = (name: FunctionName) => jobs.some((one) => one === name);

const folderOf = (name: FunctionName): string => {
  if (isJob(name)) return 'workers';
  return name === codeMail ? 'triggers' : 'api';
};

/** The module that exports the `handler` of each function. */
export const functionEntries: Readonly<Record<string, string>> = Object.fromEntries(
  functionNames.map((name) => [
    name,
    join(import.meta.dirname, '../../functions', folderOf(name), name, 'handler.ts'),
  ]),
);
