import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import '#testing/engines/integrationEngines.ts';
import { getReminderSettings, saveConfirmedEmail, saveProfile } from '../../account/profiles.ts';
import { startSession } from './session.ts';

test.each([
  ['the account’s address stays confirmed', 'ada@example.com', 'ada@example.com'],
  [
    'another confirmed address is removed, as after an operator restored the old address',
    'eve@example.com',
    undefined,
  ],
])('when a session begins, %s', async (_, confirmed, expected) => {
  const now = new Date();
  const userId = randomUUID();
  await saveProfile(userId, { timeZone: 'UTC', digest: '20:00' }, now);
  await saveConfirmedEmail(userId, confirmed);
  const identity = { userId, name: 'Ada', email: 'ada@example.com' };
  const signedIn = { accessToken: 'token', refreshToken: undefined, identity, authTime: 0 };
  const { body } = await startSession(signedIn, { timeZone: undefined }, now);
  expect(body.data.user).not.toHaveProperty('confirmedEmail');
  expect((await getReminderSettings(userId)).confirmedEmail).toBe(expected);
  expect((await getReminderSettings(userId)).digest).toBe('20:00');
});
