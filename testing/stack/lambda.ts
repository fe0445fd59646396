import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Context } from 'aws-lambda';
import type { Clock } from '#infra/local/clock.ts';
import type { CustomMessage } from '#infra/local/cognito/codeMails.ts';
import type { Invoke } from '#infra/local/gateway/gateway.ts';
import type { Consume } from '#infra/local/sqs.ts';
import type { Invocation, Responded, Used } from './lambdaWorker.ts';
import type { Permission } from './permissions.ts';

export type Lambda = {
  readonly invoke: Invoke & Consume & CustomMessage & Clock;
  /** The permissions that the function's code has needed so far. */
  readonly usedPermissions: readonly Permission[];
  readonly stop: () => Promise<void>;
};

/** The file extensions that Lambda's runtime tries, in this order. */
const endings = ['.js', '.mjs', '.cjs'];

/** Runs a function from its code's folder by its handler string (`index.handler`), with exactly this environment. */
export const startLambda = (
  folder: string,
  handler: string,
  env: Readonly<Record<string, string>>,
): Lambda => {
  const [module = '', name = ''] = handler.split('.');
  const file = endings.map((ending) => join(folder, module + ending)).find(existsSync);
  if (!file) throw new Error(`${folder} has no module for the handler ${handler}`);
  const worker = new Worker(new URL('./lambdaWorker.ts', import.meta.url), {
    env: { ...env },
    workerData: { file, name },
    execArgv: [],
  });
  const waiting = new Map<number, (response: Responded) => void>();
  let invocations = 0;
  const permissions: Permission[] = [];
  worker.on('message', (response: Responded | Used) => {
    if ('used' in response) return void permissions.push(response.used);
    waiting.get(response.id)?.(response);
    waiting.delete(response.id);
  });
  worker.on('error', (error) => {
    for (const [id, settle] of waiting) settle({ id, error: String(error) });
  });

  return {
    usedPermissions: permissions,
    invoke: async (event: Invocation['event'], context: Context) => {
      const { getRemainingTimeInMillis, done: _d, fail: _f, succeed: _s, ...plain } = context;
      const id = ++invocations;
      const request: Invocation = {
        id,
        event,
        context: plain,
        remainingMillis: getRemainingTimeInMillis(),
      };
      const { result, error } = await new Promise<Responded>((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage(request);
      });
      if (error !== undefined) throw new Error(error);
      return result ?? '';
    },
    stop: async () => {
      await worker.terminate();
    },
  };
};
