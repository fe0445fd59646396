import { describe, expect, test, vi } from 'vitest';
import { invoke } from '../testing/invoke.ts';
import { logText } from '../testing/logs.ts';
import { accessToken } from '../testing/tokens.ts';

const secrets = 'second0secret0of0forty0letters,first0secret0of0forty0letters';
const [second = '', first = ''] = secrets.split(',');

/** The environment is read once, so each test has modules of its own. */
const serveWith = async (accepted: string | undefined) => {
  vi.resetModules();
  vi.stubEnv('ORIGIN_SECRETS', accepted);
  const { serveNotes } = await import('../testing/notes.ts');
  return serveNotes();
};

const ask = async (accepted: string | undefined, shown: string) => {
  const headers = { 'x-cairn-origin': shown, 'x-time-zone': 'UTC' };
  return invoke(await serveWith(accepted), 'GET /api/notes', { token: accessToken(), headers });
};

describe('behind CloudFront', () => {
  test.each([
    ['nothing', ''],
    ['a guess', 'a guess'],
    ['a part of it', second.slice(0, -1)],
    ['both at once', secrets],
    ['with a space', `${second} `],
  ])('%s opens nothing, and says nothing', async (_, shown) => {
    const { status, body } = await ask(secrets, shown);
    expect(status).toBe(404);
    expect(body).toEqual({ code: 'not_found', message: 'There is no such call.' });
  });

  test.each([
    ['the secret', second],
    ['the one before', first],
  ])('%s opens, and is not logged', async (_, shown) => {
    expect((await ask(secrets, shown)).status).toBe(200);
    expect(logText()).toContain('"message":"request"');
    expect(logText()).not.toContain(shown);
  });

  test('a wrong token comes after it', async () => {
    const handler = await serveWith(secrets);
    expect((await invoke(handler, 'GET /api/notes', { token: 'bad' })).status).toBe(404);
  });
});

test('where there is no CloudFront, nothing has to be shown', async () => {
  expect((await ask(undefined, '')).status).toBe(200);
});
