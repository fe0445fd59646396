import { describe, expect, test, vi } from 'vitest';
import { callReasons } from '#shared/calls/callReasons.ts';
import { utcHeaders } from '../../../testing/functions/calls.ts';
import { invoke } from '../../../testing/functions/invoke.ts';
import { logLines, logText } from '../../../testing/functions/logs.ts';
import { accessToken } from '../../../testing/functions/tokens.ts';

const secrets = 'second0secret0of0forty0letters,first0secret0of0forty0letters';
const [second = '', first = ''] = secrets.split(',');

/** The environment is read only once, so each test loads the modules again. */
const serveWith = async (accepted: string | undefined) => {
  vi.resetModules();
  vi.stubEnv('ORIGIN_SECRETS', accepted);
  const { serveNotes } = await import('../../../testing/functions/notes.ts');
  return serveNotes();
};

const ask = async (accepted: string | undefined, shown: string) => {
  const headers = { 'x-cairn-origin': shown, ...utcHeaders };
  return invoke(await serveWith(accepted), 'GET /api/notes', { token: accessToken(), headers });
};

describe('behind CloudFront', () => {
  test.each([
    ['nothing', ''],
    ['a guess', 'a guess'],
    ['a part of the secret', second.slice(0, -1)],
    ['both secrets at once', secrets],
    ['the secret with a space', `${second} `],
  ])('a request with %s gets no access and no explanation', async (_, shown) => {
    const { status, body } = await ask(secrets, shown);
    expect(status).toBe(404);
    expect(body).toEqual({ code: 'not_found', ...callReasons.noRoute() });
  });

  test.each([
    ['the secret', second],
    ['the previous secret', first],
  ])('a request with %s gets access, and the secret is not logged', async (_, shown) => {
    expect((await ask(secrets, shown)).status).toBe(200);
    expect(logText()).toContain('"message":"request"');
    expect(logText()).not.toContain(shown);
  });

  test('the access token is not checked before the secret', async () => {
    const handler = await serveWith(secrets);
    expect((await invoke(handler, 'GET /api/notes', { token: 'bad' })).status).toBe(404);
  });
});

test('without CloudFront no secret is required', async () => {
  expect((await ask(undefined, '')).status).toBe(200);
});

describe('the address of the caller', () => {
  const logged = async (accepted: string | undefined, headers: Record<string, string>) => {
    vi.resetModules();
    vi.stubEnv('ORIGIN_SECRETS', accepted);
    const { handler } = await import('../../api/auth/handler.ts');
    const { status } = await invoke(handler, 'POST /api/auth/logout', {
      headers: { ...headers, 'content-type': 'application/json' },
    });
    return [status, logLines('request').at(-1)?.viewerAddress];
  };

  test.each([
    [
      'from CloudFront is logged',
      { 'x-cairn-origin': second, 'x-viewer-address': '2001:db8::7' },
      '2001:db8::7',
    ],
    // The replacement is the address of the gateway's caller, which the events of these tests contain.
    [
      'that is invalid is replaced',
      { 'x-cairn-origin': second, 'x-viewer-address': 'somewhere' },
      '192.0.2.1',
    ],
    ['that is missing is replaced', { 'x-cairn-origin': second }, '192.0.2.1'],
  ])('%s', async (_, headers, address) => {
    expect(await logged(secrets, headers)).toEqual([200, address]);
  });

  test('is not taken from a caller that bypasses CloudFront', async () => {
    expect(await logged(secrets, { 'x-viewer-address': '192.0.2.99' })).toEqual([404, undefined]);
    expect(logText()).not.toContain('192.0.2.99');
  });

  test('is logged only for /auth', async () => {
    await ask(secrets, second);
    expect(logLines('request')).toHaveLength(1);
    expect(logLines('request')[0]).not.toHaveProperty('viewerAddress');
  });
});
