import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context } from 'aws-lambda';

/** The far side of `startLambda`: one bundled function in a process environment of its own. */
type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyResultV2>;

const { file, name } = workerData as { file: string; name: string };
const handler = (createRequire(file)(file) as Record<string, Handler>)[name];

export type Asked = {
  readonly id: number;
  readonly event: APIGatewayProxyEventV2;
  readonly context: Omit<Context, 'getRemainingTimeInMillis' | 'done' | 'fail' | 'succeed'>;
  readonly remainingMillis: number;
};
export type Answered = { readonly id: number; readonly result?: APIGatewayProxyResultV2 } & {
  readonly error?: string;
};

parentPort?.on('message', async ({ id, event, context, remainingMillis }: Asked) => {
  const deadline = Date.now() + remainingMillis;
  const answer = (answered: Answered) => parentPort?.postMessage(answered);
  try {
    if (!handler) throw new Error(`${file} exports no ${name}`);
    const whole = {
      ...context,
      getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    } as Context;
    answer({ id, result: await handler(event, whole) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
