import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyResultV2,
  Context,
  CustomMessageTriggerEvent,
  SQSEvent,
} from 'aws-lambda';
import { watchOutgoing } from './outgoing.ts';
import { type Permission, permissionsFor } from './permissions.ts';

/** The worker's side of `startLambda`. It runs one bundled function with its own process environment. */

type Handler = (
  event: APIGatewayProxyEventV2 | SQSEvent | CustomMessageTriggerEvent | Record<string, never>,
  context: Context,
) => Promise<APIGatewayProxyResultV2>;

/** The permissions that the function's code has needed so far. Each is reported once. */
const reported = new Set<string>();
watchOutgoing(({ target, body }) => {
  for (const permission of permissionsFor(target, JSON.parse(body))) {
    const known = `${permission.action} ${permission.on}`;
    if (!reported.has(known)) parentPort?.postMessage({ used: permission } satisfies Used);
    reported.add(known);
  }
});

const { file, name } = workerData as { file: string; name: string };
const handler = (createRequire(file)(file) as Record<string, Handler>)[name];

export type Invocation = {
  readonly id: number;
  readonly event: Parameters<Handler>[0];
  readonly context: Omit<Context, 'getRemainingTimeInMillis' | 'done' | 'fail' | 'succeed'>;
  readonly remainingMillis: number;
};
export type Used = { readonly used: Permission };
export type Responded = { readonly id: number; readonly result?: APIGatewayProxyResultV2 } & {
  readonly error?: string;
};

parentPort?.on('message', async ({ id, event, context, remainingMillis }: Invocation) => {
  const deadline = Date.now() + remainingMillis;
  const respond = (response: Responded) => parentPort?.postMessage(response);
  try {
    if (!handler) throw new Error(`${file} exports no ${name}`);
    const whole = {
      ...context,
      getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    } as Context;
    respond({ id, result: await handler(event, whole) });
  } catch (error) {
    respond({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
