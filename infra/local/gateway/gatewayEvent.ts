import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The media types of bodies that API Gateway passes on as text. It encodes all others as base64. */
const textual = /^(text\/|application\/(json|javascript|xml)\b|[^;]+\+(json|xml)\b)/i;

/** The headers without cookies. Names are in lower case, and the values of a repeated header are joined by commas. */
function headersOf(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (name !== 'cookie' && values) headers[name] = values.join(',');
  }
  return headers;
}

const cookiesOf = (request: IncomingMessage): string[] =>
  (request.headersDistinct.cookie ?? [])
    .flatMap((header) => header.split(';'))
    .map((cookie) => cookie.trim())
    .filter(Boolean);

/** The decoded query parameters. The values of a repeated name are joined by commas. */
function queryOf(rawQueryString: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    query[name] = query[name] === undefined ? value : `${query[name]},${value}`;
  }
  return query;
}

function bodyOf(body: Buffer, contentType = ''): { body?: string; isBase64Encoded: boolean } {
  if (body.length === 0) return { isBase64Encoded: false };
  return textual.test(contentType)
    ? { body: body.toString('utf8'), isBase64Encoded: false }
    : { body: body.toString('base64'), isBase64Encoded: true };
}

/** Splits a URL into its path and query string, exactly as sent. */
export function splitUrl(url: string): { rawPath: string; rawQueryString: string } {
  const at = url.indexOf('?');
  return at < 0
    ? { rawPath: url, rawQueryString: '' }
    : { rawPath: url.slice(0, at), rawQueryString: url.slice(at + 1) };
}

/** The event that API Gateway would send for a request (HTTP API, payload format 2.0). */
export function toEvent(
  request: IncomingMessage,
  body: Buffer,
  route: { routeKey: string; pathParameters?: Readonly<Record<string, string>> | undefined },
): APIGatewayProxyEventV2 {
  const { rawPath, rawQueryString } = splitUrl(request.url ?? '/');
  const headers = headersOf(request);
  const cookies = cookiesOf(request);
  const host = headers.host ?? 'localhost';
  const now = new Date();
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath,
    rawQueryString,
    ...(cookies.length > 0 && { cookies }),
    headers,
    ...(rawQueryString !== '' && { queryStringParameters: queryOf(rawQueryString) }),
    ...(route.pathParameters && { pathParameters: { ...route.pathParameters } }),
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: host,
      domainPrefix: host.split('.', 1)[0] ?? host,
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...bodyOf(body, headers['content-type']),
  };
}
