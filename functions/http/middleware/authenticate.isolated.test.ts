import { afterEach, describe, expect, test, vi } from 'vitest';
import { utcHeaders } from '../../../testing/functions/calls.ts';
import { invoke } from '../../../testing/functions/invoke.ts';
import { serveNotes } from '../../../testing/functions/notes.ts';
import { accessToken, forged, idToken, userId } from '../../../testing/functions/tokens.ts';

const list = 'GET /api/notes';
const visit = 'POST /api/auth/visit';
const headers = utcHeaders;

const ended = 'Your session has ended. Please log in again.';
const please = 'Please log in to continue.';
const past = () => Math.floor(Date.now() / 1_000) - 1;

test('a valid token identifies the user', async () => {
  const list = vi.fn(async () => ({ data: [] }));
  const token = accessToken();
  const response = await invoke(serveNotes({ list }), 'GET /api/notes', { headers, token });
  expect(response.status).toBe(200);
  expect(list).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ userId, accessToken: token }),
  );
});

test('the name of the header is case-insensitive', async () => {
  const headers = { ...utcHeaders, Authorization: `bearer ${accessToken()}` };
  expect(await invoke(serveNotes(), list, { headers })).toMatchObject({ status: 200 });
});

test.each<[string, string | undefined, string]>([
  ['no header', undefined, please],
  ['another scheme', 'Basic YTpi', please],
  ['no token', 'Bearer ', please],
  ['two tokens', `Bearer ${accessToken()} ${accessToken()}`, please],
  ['no JWT', 'Bearer nonsense', ended],
  ['a JWT of nonsense', 'Bearer a.b.c', ended],
  ['expired', `Bearer ${accessToken({ exp: past() })}`, ended],
  ['without an end', `Bearer ${accessToken({ exp: undefined })}`, ended],
  ['without the start of its session', `Bearer ${accessToken({ auth_time: undefined })}`, ended],
  ['with an unknown extension', `Bearer ${accessToken({}, { crit: ['b64'], b64: false })}`, ended],
  ['with an empty list of extensions', `Bearer ${accessToken({}, { crit: [] })}`, ended],
  ['not yet valid', `Bearer ${accessToken({ nbf: past() + 600 })}`, ended],
  ['another issuer', `Bearer ${accessToken({ iss: 'https://issuer.example.com' })}`, ended],
  ['another client', `Bearer ${accessToken({ client_id: 'another' })}`, ended],
  ['no client', `Bearer ${accessToken({ client_id: undefined })}`, ended],
  ['no subject', `Bearer ${accessToken({ sub: undefined })}`, ended],
  ['a subject that is a key', `Bearer ${accessToken({ sub: `${userId}#REQUEST` })}`, ended],
  ['an id token', `Bearer ${idToken()}`, ended],
  ['an id token with a client', `Bearer ${accessToken({ token_use: 'id' })}`, ended],
  ['an unknown key', `Bearer ${accessToken({}, { kid: 'key-2' })}`, ended],
  ['no key', `Bearer ${accessToken({}, { kid: undefined })}`, ended],
  ['unsigned', `Bearer ${forged.unsigned()}`, ended],
  ['signed by another key', `Bearer ${forged.byAnotherKey()}`, ended],
  ['HS256 with the public key', `Bearer ${forged.byPublicKeyAsSecret()}`, ended],
  ['tampered', `Bearer ${forged.tampered()}`, ended],
])('%s is 401, and the handler does not run', async (_, authorization, message) => {
  const list = vi.fn(async () => ({ data: [] }));
  const response = await invoke(serveNotes({ list }), 'GET /api/notes', {
    headers: { ...headers, ...(authorization && { authorization }) },
  });
  expect(response).toMatchObject({ status: 401, body: { code: 'unauthenticated', message } });
  expect(list).not.toHaveBeenCalled();
});

test('the token is checked before the body', async () => {
  const response = await invoke(serveNotes(), 'POST /api/notes', { rawBody: '{' });
  expect(response.status).toBe(401);
});

test.each([
  ['without a token', {}],
  ['with an expired token', { token: accessToken({ exp: past() }) }],
])('a public route can be called %s', async (_, request) => {
  expect(await invoke(serveNotes(), visit, request)).toMatchObject({ status: 200 });
});

test('an unknown route is 404', async () => {
  const response = await invoke(serveNotes(), 'GET /api/stones', { token: accessToken() });
  expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

describe('the keys of the issuer', () => {
  afterEach(() => vi.resetModules());

  test('if they can’t be fetched, the response is 503', async () => {
    vi.stubEnv('TOKEN_JWKS', '');
    vi.stubEnv('TOKEN_ISSUER', 'https://127.0.0.1:1');
    vi.resetModules();
    const { serveNotes } = await import('../../../testing/functions/notes.ts');
    const token = accessToken({ iss: 'https://127.0.0.1:1' });
    const response = await invoke(serveNotes(), list, { headers, token });
    expect(response).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(response.headers['retry-after']).toBe('2');
  });
});
