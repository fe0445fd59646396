import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import '#testing/engines/integrationEngines.ts';
import { getReminderSettings, saveConfirmedEmail, saveProfile } from '../../account/profiles.ts';
import { startSession } from './session.ts';

const signedInAs = (userId: string) => ({
  accessToken: 'token',
  refreshToken: undefined,
  identity: { userId, name: 'Ada', email: 'ada@example.com' },
  authTime: 0,
});

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
  const signedIn = signedInAs(userId);
  const { body } = await startSession(signedIn, {}, now);
  expect(body.data.user).not.toHaveProperty('confirmedEmail');
  expect((await getReminderSettings(userId)).confirmedEmail).toBe(expected);
  expect((await getReminderSettings(userId)).digest).toBe('20:00');
});

test('until the person chooses a start of weeks, reminders use that of the browser', async () => {
  const now = new Date();
  const userId = randomUUID();
  const weekStart = async () => (await getReminderSettings(userId)).weekStartsOn;
  await startSession(signedInAs(userId), {}, now);
  expect(await weekStart()).toBe(0);
  const { body } = await startSession(signedInAs(userId), { sentWeekStart: 1 }, now);
  expect(body.data.user).toMatchObject({ weekStartsOn: 0, hasChosenWeekStart: false });
  expect(body.data.user).not.toHaveProperty('browserWeekStart');
  expect(await weekStart()).toBe(1);
  await startSession(signedInAs(userId), {}, now);
  expect(await weekStart()).toBe(1);
  await saveProfile(userId, { weekStartsOn: 0 }, now);
  await startSession(signedInAs(userId), { sentWeekStart: 6 }, now);
  expect(await weekStart()).toBe(0);
});
