import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import '#testing/engines/integrationEngines.ts';
import { bounceOf, complaintOf } from '#testing/live/sesEvents.ts';
import { getReminderSettings, saveConfirmedEmail, saveProfile } from '../../account/profiles.ts';
import { keys } from '../../table/keys.ts';
import { getItem } from '../../table/reading.ts';
import { handler } from './handler.ts';

const context = { awsRequestId: randomUUID() } as Context;

const newPerson = async () => {
  const userId = randomUUID();
  const email = `${userId}@example.com`;
  await saveProfile(userId, { timeZone: 'UTC' }, new Date());
  await saveProfile(userId, { digest: '20:00' }, new Date());
  await saveConfirmedEmail(userId, email);
  return { userId, email };
};

describe('the digest of a person', () => {
  test.each([
    ['bounced for good', bounceOf, { digest: null, confirmedEmail: undefined }],
    [
      'bounced for an unknown reason',
      (person: Parameters<typeof bounceOf>[0]) => bounceOf(person, 'Undetermined'),
      { digest: null, confirmedEmail: undefined },
    ],
  ])('whose mail %s is off, and the address is not confirmed any more', async (_, of, left) => {
    const person = await newPerson();
    await handler(of(person), context);
    expect(await getReminderSettings(person.userId)).toMatchObject({ digest: left.digest });
    expect((await getReminderSettings(person.userId)).confirmedEmail).toBe(left.confirmedEmail);
    // A repeated event does not fail.
    await handler(of(person), context);
  });

  test('who calls the mail spam is off', async () => {
    const person = await newPerson();
    await handler(complaintOf({ ...person, email: person.email.toUpperCase() }), context);
    expect(await getReminderSettings(person.userId)).toMatchObject({
      digest: null,
      confirmedEmail: person.email,
    });
  });

  test.each([
    [
      'bounced for the moment',
      (person: Parameters<typeof bounceOf>[0]) => bounceOf(person, 'Transient'),
    ],
    [
      'went to a previous address',
      ({ userId }: Parameters<typeof bounceOf>[0]) =>
        bounceOf({ userId, email: 'before@example.com' }),
    ],
  ])('whose mail %s stays on', async (_, of) => {
    const person = await newPerson();
    await handler(of(person), context);
    expect(await getReminderSettings(person.userId)).toMatchObject({
      digest: '20:00',
      confirmedEmail: person.email,
    });
  });

  test('who deleted the account brings no profile back', async () => {
    const userId = randomUUID();
    await handler(bounceOf({ userId, email: 'gone@example.com' }), context);
    expect(await getItem(keys.profile(userId), true)).toBeUndefined();
  });
});

test.each([{}, { detail: { eventType: 'Delivery' } }, { detail: { eventType: 'Bounce' } }])(
  'an event that SES does not document is an error: %j',
  async (event) => {
    await expect(handler(event, context)).rejects.toThrow();
  },
);
