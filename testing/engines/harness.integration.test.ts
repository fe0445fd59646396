import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCall } from '#infra/local/call.ts';
import { auth } from '#shared/auth/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { type Cairn, startCairn } from './harness.ts';
import { engines } from './integrationEngines.ts';

let cairn: Cairn;
beforeAll(async () => {
  cairn = await startCairn({ engines });
});
afterAll(() => cairn.stop());

test.each([
  ['GET', '/api/habits', 401, 'unauthenticated'],
  ['GET', '/api/nothing', 404, 'not_found'],
  ['PUT', '/api/habits', 405, 'method_not_allowed'],
  ['HEAD', '/api/habits', 405, undefined],
])('%s %s is answered by the API: %i %s', async (method, path, status, code) => {
  const response = await fetch(cairn.url + path, { method });
  expect(response.status).toBe(status);
  if (code) expect(await response.json()).toMatchObject({ code });
});

test('the codes sent are at hand', async () => {
  const call = createCall(cairn.url, { timeZone: 'UTC' });
  const email = 'forgetful@example.com';
  await call(auth.register, { body: { name: 'F', email, password: 'long enough' } });
  await call(auth.forgotPassword, { body: { email } });
  const code = expect.stringMatching(/^\d{6}$/);
  expect(cairn.codes).toEqual([{ email, code, purpose: 'reset' }]);
});

test('a call sends path parameters and query as the contract names them', async () => {
  const account = { name: 'C', email: 'caller@example.com', password: 'long enough' };
  const { token } = await createCall(cairn.url, { timeZone: 'UTC' })(auth.register, {
    body: account,
  });
  const call = createCall(cairn.url, { timeZone: 'UTC' }, token);
  const made = await call(habits.create, { body: { name: 'Walk', frequency: 'daily' } });
  const params = { id: made.data.habit._id };
  for (const date of ['2026-01-01', '2026-01-05']) {
    await call(habits.toggle, { params, body: { date, completed: true } });
  }
  const query = { from: '2026-01-02', to: '2026-01-05' };
  const { data } = await call(habits.get, { params, query });
  expect(data.completions).toEqual([{ date: '2026-01-05', completed: true }]);
});
