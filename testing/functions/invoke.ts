import { gunzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { ApiResult } from '../../functions/http/event.ts';

export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<ApiResult>;

export type Request = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged. */
  readonly rawBody?: string;
  readonly isBase64Encoded?: boolean;
  readonly token?: string;
  readonly cookies?: string[];
  /** Additional headers in lower case. An empty string removes a header. */
  readonly headers?: Record<string, string>;
  /** The function's remaining time in milliseconds. */
  readonly remaining?: number;
};

export type CallResponse = {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: tests look into responses of every shape
  readonly body: any;
  /** The response body in bytes, before decompression. */
  readonly raw: Buffer;
};

/**
 * Returns the event that API Gateway (HTTP API, format 2.0) creates for a request to a route such as `GET
 * /api/habits/{id}`.
 */
export const eventOf = (routeKey: string, request: Request = {}): APIGatewayProxyEventV2 => {
  const [method = '', pattern = ''] = routeKey.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, name) => request.params?.[name] ?? `{${name}}`);
  const rawBody = request.body === undefined ? request.rawBody : JSON.stringify(request.body);
  const headers = {
    ...(rawBody !== undefined && { 'content-type': 'application/json' }),
    ...(request.token && { authorization: `Bearer ${request.token}` }),
    ...request.headers,
  };
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: new URLSearchParams(request.query).toString(),
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
    ...(request.cookies && { cookies: request.cookies }),
    ...(request.query && { queryStringParameters: request.query }),
    ...(request.params && { pathParameters: request.params }),
    ...(rawBody !== undefined && { body: rawBody }),
    isBase64Encoded: request.isBase64Encoded ?? false,
    requestContext: {
      accountId: '123456789012',
      apiId: 'api',
      domainName: 'api.example.com',
      domainPrefix: 'api',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'vitest' },
      requestId: 'request-1',
      routeKey,
      stage: '$default',
      time: '01/Jan/2026:00:00:00 +0000',
      timeEpoch: Date.now(),
    },
  };
};

export const invoke = async (
  handler: Handler,
  routeKey: string,
  request: Request = {},
): Promise<CallResponse> => {
  const context = { getRemainingTimeInMillis: () => request.remaining ?? 10_000 } as Context;
  const result = await handler(eventOf(routeKey, request), context);
  const raw = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  const text = result.headers?.['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw;
  return {
    status: result.statusCode,
    headers: result.headers ?? {},
    cookies: result.cookies ?? [],
    body: JSON.parse(text.toString('utf8')),
    raw,
  };
};
