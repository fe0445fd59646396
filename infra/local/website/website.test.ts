import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewerAddressHeader } from '#functions/http/viewerAddress.ts';
import { responseHeaders } from '#infra/website/headers.ts';
import { addressBehind, cacheControl, createWebsite } from './website.ts';

const parent = mkdtempSync(join(tmpdir(), 'cairn-website-'));
const dir = join(parent, 'site');
const index = `<!doctype html><title>Cairn</title>${'<p>stone</p>'.repeat(200)}`;
const picture = randomBytes(2_000);

const server = createServer(
  createWebsite(dir, (request, response) => {
    const viewer = request.headersDistinct[viewerAddressHeader];
    response.writeHead(418, { viewer: `${viewer}` }).end(`api ${request.method} ${request.url}`);
  }),
);
let base = '';

beforeAll(async () => {
  mkdirSync(join(dir, 'assets'), { recursive: true });
  mkdirSync(join(dir, '.vite'));
  mkdirSync(join(dir, '.br'));
  mkdirSync(join(dir, '.gzip'));
  writeFileSync(join(dir, 'index.html'), index);
  writeFileSync(join(dir, '.br', 'index.html'), brotliCompressSync(index));
  writeFileSync(join(dir, '.gzip', 'index.html'), gzipSync(index));
  writeFileSync(join(dir, '.vite', 'manifest.json'), '{}');
  mkdirSync(join(dir, 'api'));
  writeFileSync(join(dir, 'api', 'openapi.json'), '{"openapi":"3.1.0"}');
  writeFileSync(join(dir, 'api', 'other.json'), '{}');
  writeFileSync(join(dir, 'icon.svg'), '<svg/>');
  writeFileSync(join(dir, 'icon192.png'), picture);
  writeFileSync(join(dir, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dir, 'serviceWorker.js'), 'let b = 2;');
  writeFileSync(join(dir, 'assets', 'index-Ab3.js'), 'let a = 1;');
  writeFileSync(join(dir, 'assets', 'stone-Cd4.png'), picture);
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true });
});

/** Sends a request with exactly this path. `fetch` would normalise it. */
const ask = (path: string, sent: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, failed) =>
    get(`${base}/`, { path, headers: sent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', failed),
  );

const html = 'text/html; charset=utf-8';

test.each([
  ['/', 200, html, cacheControl.other],
  ['/index.html', 200, html, cacheControl.other],
  ['/login', 200, html, cacheControl.other],
  ['/habits/edit/01J?from=list', 200, html, cacheControl.other],
  ['/v1.5/habits', 200, html, cacheControl.other],
  ['/api', 200, html, cacheControl.other],
  ['/icon.svg', 200, 'image/svg+xml', cacheControl.other],
  ['/assets/index-Ab3.js', 200, 'text/javascript; charset=utf-8', cacheControl.hashed],
  ['/assets/stone-Cd4.png', 200, 'image/png', cacheControl.hashed],
  ['/icon192.png', 200, 'image/png', cacheControl.other],
  ['/manifest.webmanifest', 200, 'application/manifest+json', cacheControl.other],
  ['/serviceWorker.js', 200, 'text/javascript; charset=utf-8', cacheControl.other],
  ['/api/openapi.json', 200, 'application/json', cacheControl.other],
  ['/assets/gone.js', 404, 'text/plain; charset=utf-8', undefined],
  ['/favicon.ico', 404, 'text/plain; charset=utf-8', undefined],
])('GET %s -> %i', async (path, status, type, cache) => {
  const response = await ask(path);
  expect(response.status).toBe(status);
  expect(response.headers['content-type']).toBe(type);
  expect(response.headers['cache-control']).toBe(cache);
  expect(response.headers).toMatchObject(responseHeaders);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '//../secret.txt',
  '/.vite/manifest.json',
  '/.br/index.html',
  '/index.html%00.js',
  '/%E0%A4%A.js',
  '/assets.d/../../secret.txt',
])('%s is not found, because it is outside of the site, hidden or malformed', async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(response.body.toString()).toBe('Not found');
});

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['deflate', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('accept-encoding "%s" -> %s', async (accept, encoding, decode) => {
    const response = await ask('/', { 'accept-encoding': accept });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(decode(response.body).toString()).toBe(index);
  });

  test('a file that was changed since the build is sent uncompressed', async () => {
    const changed = 'changed since';
    writeFileSync(join(dir, 'index.html'), changed);
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(dir, 'index.html'), later, later);
    const response = await ask('/', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body.toString()).toBe(changed);
    writeFileSync(join(dir, 'index.html'), index);
  });

  test.each(['/icon.svg', '/assets/stone-Cd4.png'])('%s is sent uncompressed', async (path) => {
    const response = await ask(path, { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBeUndefined();
  });
});

describe('revalidation', () => {
  test('an unchanged file is 304 without a body, a changed one 200', async () => {
    const { headers: first } = await ask('/');
    const etag = String(first.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask('/login', { 'if-none-match': known });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
    writeFileSync(join(dir, 'index.html'), `${index}<p>new</p>`);
    expect((await ask('/', { 'if-none-match': etag })).status).toBe(200);
    writeFileSync(join(dir, 'index.html'), index);
  });
});

test('HEAD has the headers of GET and no body', async () => {
  const response = await fetch(base, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'identity' },
  });
  expect(response.headers.get('content-length')).toBe(String(index.length));
  expect(await response.text()).toBe('');
});

test('the site allows only GET and HEAD', async () => {
  const response = await fetch(base, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a path below /api goes to the API, and its response has the headers of the site', async () => {
  const response = await fetch(`${base}/api/habits?a=1`, { method: 'PATCH' });
  expect([response.status, await response.text()]).toEqual([418, 'api PATCH /api/habits?a=1']);
  expect(Object.fromEntries(response.headers)).toMatchObject(responseHeaders);
});

test('the API gets the address of the socket, whatever the client sends', async () => {
  for (const sent of [{}, { [viewerAddressHeader]: '192.0.2.1' }]) {
    const { headers } = await fetch(`${base}/api/auth/login`, { method: 'POST', headers: sent });
    expect(headers.get('viewer')).toBe('127.0.0.1');
  }
});

test('/api/health is an empty 200', async () => {
  const response = await fetch(`${base}/api/health`);
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test.each([
  ['127.0.0.1', ['192.0.2.1'], '192.0.2.1'],
  ['::1', ['192.0.2.1'], '192.0.2.1'],
  ['::ffff:127.0.0.1', ['192.0.2.1'], '192.0.2.1'],
  ['127.0.0.1', ['203.0.113.9, 192.0.2.1'], '192.0.2.1'],
  ['127.0.0.1', ['203.0.113.9', '192.0.2.1'], '192.0.2.1'],
  ['127.0.0.1', [], '127.0.0.1'],
  ['10.0.0.2', ['192.0.2.1'], '192.0.2.1'],
  ['fd00::2', ['192.0.2.1'], '192.0.2.1'],
  ['10.0.0.3', ['192.0.2.1'], '10.0.0.3'],
])('from %s, forwarded for %j: the client is %s', (remoteAddress, forwarded, caller) => {
  const request = {
    socket: { remoteAddress },
    headersDistinct: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage;
  expect(addressBehind(['10.0.0.2', 'fd00::2'])(request)).toBe(caller);
});
