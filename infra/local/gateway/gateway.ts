import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context } from 'aws-lambda';
import { callReasons } from '#shared/calls/callReasons.ts';
import { type ErrorCode, errorStatus, maxBodyBytes } from '#shared/calls/errors.ts';
import type { Reason } from '#shared/calls/reasons.ts';
import { hasTooLongHeaders } from '../unkind.ts';
import { splitUrl, toEvent } from './gatewayEvent.ts';
import { createRouteFinder } from './gatewayRouting.ts';

export type Invoke = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyResultV2>;

export type GatewayRoute = { readonly routeKey: string; readonly invoke: Invoke };

/** API Gateway's size limit for a request. */
export const gatewayMaxRequestBytes = 10 * 1024 * 1024;
/** Lambda's size limit for a synchronous response. */
export const gatewayMaxResponseBytes = 6 * 1024 * 1024;
/** An HTTP API waits at most this long for a function, in milliseconds. */
export const gatewayTimeoutMillis = 30_000;

/** A response of the gateway itself. Unlike the responses of AWS's gateway, it has an error code. */
const gatewayResponse = (code: ErrorCode, reason: Reason): APIGatewayProxyResultV2 => ({
  statusCode: errorStatus[code],
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ code, ...reason }),
});

const broken = () => gatewayResponse('internal', callReasons.internal());
const late = () => gatewayResponse('unavailable', callReasons.busy());
const tooLarge = () =>
  gatewayResponse('too_large', callReasons.bodyTooLarge({ kilobytes: maxBodyBytes / 1_024 }));

/** Reads the request's body. Undefined if it is larger than the gateway accepts. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > gatewayMaxRequestBytes) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > gatewayMaxRequestBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The context of an invocation that may run until `deadline`, in ms since 1970. */
export function createContext(deadline: number): Context {
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName: 'local',
    functionVersion: '$LATEST',
    invokedFunctionArn: 'arn:aws:lambda:local:000000000000:function:local',
    memoryLimitInMB: '1024',
    awsRequestId: randomUUID(),
    logGroupName: 'local',
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}

/** Returns the gateway's own response if the function throws or takes too long. */
async function run(
  invoke: Invoke,
  event: APIGatewayProxyEventV2,
  timeoutMillis: number,
): Promise<APIGatewayProxyResultV2> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<APIGatewayProxyResultV2>((resolve) => {
    timer = setTimeout(() => resolve(late()), timeoutMillis);
  });
  try {
    const context = createContext(Date.now() + timeoutMillis);
    const result = await Promise.race([invoke(event, context), timeout]);
    if (Buffer.byteLength(JSON.stringify(result) ?? '') > gatewayMaxResponseBytes) {
      throw new Error(
        `The response is larger than Lambda returns (${gatewayMaxResponseBytes} bytes)`,
      );
    }
    return result;
  } catch (error) {
    console.error(`${event.routeKey} failed:`, error);
    return broken();
  } finally {
    clearTimeout(timer);
  }
}

function send(response: ServerResponse, result: APIGatewayProxyResultV2): void {
  if (typeof result === 'string' || result.statusCode === undefined) {
    throw new Error('The result has no status code.');
  }
  response.statusCode = result.statusCode;
  response.setHeader('content-type', 'text/plain;charset=UTF-8');
  for (const [name, value] of Object.entries(result.headers ?? {})) {
    if (value !== undefined) response.setHeader(name, String(value));
  }
  if (result.cookies?.length) response.setHeader('set-cookie', result.cookies);
  response.end(Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'));
}

/**
 * API Gateway's HTTP API on top of node:http. It finds the route, calls its function with an event of payload format
 * 2.0, and returns the result. `fallback` is the function of the `$default` route. The gateway returns 500 if a
 * function throws, 503 if a function takes too long, and 413 for a body over 10 MB.
 */
export function createGateway(
  routes: readonly GatewayRoute[],
  fallback: Invoke,
  timeoutMillis = gatewayTimeoutMillis,
): RequestListener {
  const findRoute = createRouteFinder(routes);
  const otherwise: GatewayRoute = { routeKey: '$default', invoke: fallback };

  return async (request, response) => {
    const { rawPath } = splitUrl(request.url ?? '/');
    const found = findRoute(request.method ?? 'GET', rawPath);
    const { routeKey, invoke } = found?.route ?? otherwise;
    try {
      if (hasTooLongHeaders(request)) {
        request.resume();
        return send(response, { statusCode: 431 });
      }
      const body = await readBody(request);
      if (!body) {
        request.resume();
        response.setHeader('connection', 'close');
        return send(response, tooLarge());
      }
      const event = toEvent(request, body, { routeKey, pathParameters: found?.pathParameters });
      send(response, await run(invoke, event, timeoutMillis));
    } catch (error) {
      // The client has disconnected, or the function's result is not an HTTP response.
      if (response.headersSent || request.socket.destroyed) return void response.destroy();
      console.error(`${routeKey} returned no response that can be sent:`, error);
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      send(response, broken());
    }
  };
}
