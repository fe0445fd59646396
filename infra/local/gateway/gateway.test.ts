import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { callReasons } from '#shared/calls/callReasons.ts';
import { errorSchema } from '#shared/calls/errors.ts';
import { createGateway, gatewayMaxRequestBytes, gatewayMaxResponseBytes } from './gateway.ts';

const createFunction = () =>
  vi.fn<(event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyResultV2>>();
const invoke = createFunction();
const fallback = createFunction();
const server = createServer(
  createGateway(
    [
      { routeKey: 'GET /api/things', invoke },
      { routeKey: 'POST /api/things', invoke },
      { routeKey: 'GET /api/things/{id}', invoke },
    ],
    fallback,
    500,
  ),
);
let base = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  invoke.mockReset().mockResolvedValue({ statusCode: 204 });
  fallback.mockReset().mockResolvedValue({ statusCode: 404 });
});

async function eventOf(path: string, init?: RequestInit): Promise<APIGatewayProxyEventV2> {
  await fetch(base + path, init);
  const event = invoke.mock.lastCall?.[0];
  if (!event) throw new Error(`${path} reached no function`);
  return event;
}

describe('the event', () => {
  test('describes the request', async () => {
    const event = await eventOf('/api/things/a%20b?x=1', { headers: { 'User-Agent': 'test' } });
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/things/{id}',
      rawPath: '/api/things/a%20b',
      rawQueryString: 'x=1',
      pathParameters: { id: 'a b' },
      isBase64Encoded: false,
      requestContext: {
        routeKey: 'GET /api/things/{id}',
        stage: '$default',
        http: {
          method: 'GET',
          path: '/api/things/a%20b',
          protocol: 'HTTP/1.1',
          sourceIp: '127.0.0.1',
          userAgent: 'test',
        },
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    expect(Math.abs(Date.now() - event.requestContext.timeEpoch)).toBeLessThan(5_000);
  });

  test.each([
    ['', undefined],
    ['?a=1&b=two%20words&c=x+y', { a: '1', b: 'two words', c: 'x y' }],
    ['?a=1&a=2&b', { a: '1,2', b: '' }],
    ['?a=%26%3D', { a: '&=' }],
  ])('has the parameters of the query "%s"', async (query, expected) => {
    const event = await eventOf(`/api/things${query}`);
    expect(event.queryStringParameters).toEqual(expected);
  });

  test('has repeated headers joined, in lower case, and cookies separately', async () => {
    await new Promise<void>((done, failed) => {
      const sent = httpRequest(`${base}/api/things`, (response) =>
        response.resume().on('end', done),
      );
      sent.setHeader('X-Many', ['one', 'two']);
      sent.setHeader('Cookie', 'a=1; b=two; c="3=4"');
      sent.on('error', failed).end();
    });
    const event = invoke.mock.lastCall?.[0];
    expect(event?.headers['x-many']).toBe('one,two');
    expect(event?.headers.cookie).toBeUndefined();
    expect(event?.cookies).toEqual(['a=1', 'b=two', 'c="3=4"']);
  });

  test.each([
    ['application/json', '{"a":"ü"}', '{"a":"ü"}', false],
    ['application/problem+json; charset=utf-8', '{}', '{}', false],
    ['text/plain', 'ü', 'ü', false],
    ['application/x-www-form-urlencoded', 'a=1', 'YT0x', true],
    ['image/png', new Uint8Array([0, 255]), 'AP8=', true],
    ['application/json', '', undefined, false],
  ])('has the body of %s', async (type, sent, body, isBase64Encoded) => {
    const event = await eventOf('/api/things', {
      method: 'POST',
      headers: { 'content-type': type },
      body: sent,
    });
    expect({ body: event.body, isBase64Encoded: event.isBase64Encoded }).toEqual({
      body,
      isBase64Encoded,
    });
  });

  test('comes with a context that counts down the remaining time', async () => {
    await eventOf('/api/things');
    const context = invoke.mock.lastCall?.[1];
    expect(context?.getRemainingTimeInMillis()).toBeGreaterThanOrEqual(0);
    expect(context?.getRemainingTimeInMillis()).toBeLessThanOrEqual(500);
    expect(context?.awsRequestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    ['GET', '/api/elsewhere'],
    ['DELETE', '/api/things'],
    ['HEAD', '/api/things'],
  ])('%s %s goes to $default', async (method, path) => {
    expect((await fetch(base + path, { method })).status).toBe(404);
    expect(fallback.mock.lastCall?.[0].routeKey).toBe('$default');
    expect(invoke).not.toHaveBeenCalled();
  });
});

describe('the response', () => {
  test('has the status, headers, cookies and body of the result', async () => {
    invoke.mockResolvedValue({
      statusCode: 201,
      headers: { 'Content-Type': 'application/json', 'X-Number': 3, 'X-True': true },
      cookies: ['a=1; Path=/', 'b=2; HttpOnly'],
      body: '{"a":"ü"}',
    });
    const response = await fetch(`${base}/api/things`);
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-number')).toBe('3');
    expect(response.headers.get('x-true')).toBe('true');
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; HttpOnly']);
    expect(await response.json()).toEqual({ a: 'ü' });
  });

  test('decodes base64', async () => {
    invoke.mockResolvedValue({ statusCode: 200, body: 'AP8=', isBase64Encoded: true });
    const response = await fetch(`${base}/api/things`);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([0, 255]));
    expect(response.headers.get('content-type')).toBe('text/plain;charset=UTF-8');
  });
});

describe("the gateway's own responses", () => {
  const never = new Promise<APIGatewayProxyResultV2>(() => {});
  const large = 'a'.repeat(gatewayMaxResponseBytes);

  test.each<[string, () => Promise<APIGatewayProxyResultV2>, number, string]>([
    ['a function that throws', () => Promise.reject(new Error('x')), 500, 'internal'],
    ['no status', async () => ({ body: '{}' }), 500, 'internal'],
    ['a bad status', async () => ({ statusCode: 9_999 }), 500, 'internal'],
    [
      'a header with a line break',
      async () => ({ statusCode: 200, headers: { a: 'x\r\ny: z' } }),
      500,
      'internal',
    ],
    ['a large response', async () => ({ statusCode: 200, body: large }), 500, 'internal'],
    ['a function that hangs', () => never, 503, 'unavailable'],
  ])('to %s', async (_, implementation, status, code) => {
    invoke.mockImplementation(implementation);
    const response = await fetch(`${base}/api/things`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(errorSchema.parse(await response.json()).code).toBe(code);
  });

  test.each([
    ['whole', () => Buffer.alloc(gatewayMaxRequestBytes + 1)],
    [
      'in pieces',
      () =>
        new ReadableStream({
          start(stream) {
            for (let i = 0; i < 11; i++) stream.enqueue(new Uint8Array(1024 * 1024));
            stream.close();
          },
        }),
    ],
  ])('to a body over 10 MB, sent %s', async (_, body) => {
    const response = await fetch(`${base}/api/things`, {
      method: 'POST',
      body: body(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      code: 'too_large',
      ...callReasons.bodyTooLarge({ kilobytes: 100 }),
    });
    expect(invoke).not.toHaveBeenCalled();
  });
});
