import { expect, test } from 'vitest';
import { auth } from '#shared/auth/routes.ts';
import { users } from '#shared/users/routes.ts';
import { createClient, problemOf, successOf } from '#testing/live/client.ts';
import { startOnOwnPool } from '#testing/live/ownPool.ts';
import { newEmail, newPassword, registerPerson } from '#testing/live/people.ts';

const codes: { email: string; code: string }[] = [];

// In this user pool, every code stays valid for its hour, even after newer codes. Some reports say that the real
// Cognito does the same.
const cairn = await startOnOwnPool({
  deliver: (email, code) => void codes.push({ email, code }),
  keepOlderCodes: true,
});

const visitor = createClient(cairn.url, {});
const codeFor = (email: string) => codes.findLast((sent) => sent.email === email)?.code ?? '';
const askFor = async (email: string) => {
  await visitor.call(auth.forgotPassword, { body: { email } });
  return codeFor(email);
};
const reset = (email: string, code: string, password = newPassword()) =>
  visitor.send(auth.resetPassword, { body: { email, code, password } });
const canLogIn = async (email: string, password: string) =>
  (await visitor.send(auth.login, { body: { email, password } })).status === 200;

test('a code sent to the old address resets nothing, even if another code was sent to the new one', async () => {
  const ada = await registerPerson(cairn);
  const [old, email] = [ada.user.email, newEmail()];
  const code = await askFor(old);
  const body = { name: 'Ada', email, currentPassword: ada.password };
  await ada.call(users.updateProfile, { body });
  await ada.call(users.confirmEmail, { body: { code: codeFor(email) } });
  await askFor(email);
  for (const address of [email, old]) {
    expect(problemOf(await reset(address, code))).toMatchObject({ errors: [{ field: 'code' }] });
  }
  expect(await canLogIn(email, ada.password)).toBe(true);
});

test('a code sent to the old address resets nothing, even if the change was confirmed many times at once', async () => {
  const ada = await registerPerson(cairn);
  const [old, email] = [ada.user.email, newEmail()];
  const code = await askFor(old);
  const body = { name: 'Ada', email, currentPassword: ada.password };
  await ada.call(users.updateProfile, { body });
  const confirm = (text: string) => ada.send(users.confirmEmail, { body: { code: text } });
  const right = codeFor(email);
  const responses = await Promise.all([right, right, '000000', right, '000000'].map(confirm));
  expect(responses.map(({ status }) => status)).toContain(200);
  expect(problemOf(await reset(email, code))).toMatchObject({ errors: [{ field: 'code' }] });
  expect(await canLogIn(email, ada.password)).toBe(true);
});

test('after a reset no older code works, even if a newer code is sent', async () => {
  const ada = await registerPerson(cairn);
  const { email } = ada.user;
  const [first, second] = [await askFor(email), await askFor(email)];
  const password = newPassword();
  successOf(auth.resetPassword, await reset(email, second, password));
  await askFor(email);
  expect(problemOf(await reset(email, first))).toMatchObject({ errors: [{ field: 'code' }] });
  expect(await canLogIn(email, password)).toBe(true);
});

test('after a reset with the only code that was sent, the next reset works at once', async () => {
  const { email } = (await registerPerson(cairn)).user;
  successOf(auth.resetPassword, await reset(email, await askFor(email)));
  const password = newPassword();
  successOf(auth.resetPassword, await reset(email, await askFor(email), password));
  expect(await canLogIn(email, password)).toBe(true);
});
