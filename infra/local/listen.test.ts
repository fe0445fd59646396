import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { responseHeaders } from '#infra/website/headers.ts';
import { callReasons } from '#shared/calls/callReasons.ts';
import { errorSchema } from '#shared/calls/errors.ts';
import { listen } from './listen.ts';
import { StartProblem } from './startProblem.ts';

const sendRaw = (port: number, request: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
};

test('serves on loopback only, and not after it is closed', async () => {
  const { url, port, close } = await listen((_, response) => response.end('here'), 0);
  expect(url).toBe(`http://localhost:${port}`);
  expect(await (await fetch(url)).text()).toBe('here');
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
  await close();
  await expect(fetch(url)).rejects.toThrow();
});

test.each([
  ['localhost', 200],
  ['LOCALHOST:9', 200],
  ['127.0.0.1:8080', 200],
  ['[::1]:8080', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['evil.example:80@localhost', 421],
  ['192.168.0.7', 421],
  ['', 421],
])('a request for the host %j returns %i', async (host, status) => {
  const { port, close } = await listen((_, response) => response.end('here'), 0);
  const answer = await sendRaw(
    port,
    `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  await close();
});

test('the response for another host has a code, a sentence, and the headers of every response', async () => {
  const { port, close } = await listen((_, response) => response.end('here'), 0);
  const answer = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  for (const [name, value] of Object.entries(responseHeaders))
    expect(head).toContain(`\r\n${name}: ${value}`);
  expect(errorSchema.parse(JSON.parse(/\{.+\}/.exec(body)?.[0] ?? ''))).toEqual({
    code: 'misdirected',
    ...callReasons.wrongHost(),
  });
  await close();
});

describe('with an origin', () => {
  const at = { origin: 'https://cairn.example.org:8443' };

  test.each([
    ['cairn.example.org', '/', 200],
    ['CAIRN.example.org:9', '/', 200],
    ['localhost', '/', 421],
    ['127.0.0.1', '/', 421],
    ['cairn.example.org.evil.example', '/', 421],
    ['evil.example', '/api/health', 200],
    ['evil.example', '/api/healthy', 421],
  ])('a request for %j and %s returns %i', async (host, path, status) => {
    const { port, close } = await listen((_, response) => response.end('here'), 0, at);
    const answer = await sendRaw(
      port,
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (status === 421) {
      expect(answer).toContain('This Cairn is at https://cairn.example.org:8443.');
      expect(answer).toContain('proxy_set_header Host $host');
      expect(answer).not.toMatch(/strict-transport-security/i);
    }
    await close();
  });
});

test('listens on the wanted address only', async () => {
  const at = { host: '127.0.0.2' };
  const { port, url, close } = await listen((_, response) => response.end('here'), 0, at);
  expect(url).toBe(`http://127.0.0.2:${port}`);
  expect((await fetch(`http://127.0.0.2:${port}/api/health`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  await close();
});

test('an address that the machine does not have is refused in a sentence', async () => {
  const serving = listen((_, response) => response.end(), 0, { host: '192.0.2.1' });
  await expect(serving).rejects.toThrow(
    new StartProblem(
      'This machine has no address 192.0.2.1: set HOST to one that it has, or leave it out.',
    ),
  );
});

test('a request for two hosts is refused', async () => {
  const { port, close } = await listen((_, response) => response.end('here'), 0);
  const twice = 'Host: localhost\r\nHost: evil.example\r\n';
  const answer = await sendRaw(port, `GET / HTTP/1.1\r\n${twice}Connection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).not.toContain('here');
  await close();
});

test('the error for a taken port names it, and what to do', async () => {
  const first = await listen((_, response) => response.end(), 0);
  const second = listen((_, response) => response.end(), first.port);
  await expect(second).rejects.toThrow(StartProblem);
  await expect(second).rejects.toThrow(
    `Port ${first.port} is taken: choose another, like PORT=3001 npm start.`,
  );
  await first.close();
});

test('a port that is taken on the other loopback address counts as taken', async () => {
  const other = createServer();
  const port = await new Promise<number | undefined>((done) => {
    other.once('error', () => done(undefined));
    other.listen(0, '::1', () => done((other.address() as { port: number }).port));
  });
  if (port === undefined) return; // This machine has no ::1.
  await expect(listen((_, response) => response.end(), port)).rejects.toThrow('is taken');
  other.close();
  await (await listen((_, response) => response.end(), port)).close();
});
