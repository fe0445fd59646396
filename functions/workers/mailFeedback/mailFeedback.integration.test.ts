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

/** The person's digest, and the address to which it may be sent. */
const digestOf = async (userId: string) => {
  const { digest, confirmedEmail } = await getReminderSettings(userId);
  return { digest, confirmedEmail };
};

describe('an event of SES', () => {
  test.each(['Permanent', 'Undetermined'] as const)(
    'about a bounce of type %s turns the digest off and makes the address unconfirmed',
    async (bounceType) => {
      const person = await newPerson();
      await handler(bounceOf(person, bounceType), context);
      expect(await digestOf(person.userId)).toEqual({ digest: null, confirmedEmail: undefined });
      // A repeated event does not fail.
      await handler(bounceOf(person, bounceType), context);
    },
  );

  test('about a bounce makes the address unconfirmed even if the digest is off', async () => {
    const person = await newPerson();
    await saveProfile(person.userId, { digest: null }, new Date());
    await handler(bounceOf(person), context);
    expect(await digestOf(person.userId)).toEqual({ digest: null, confirmedEmail: undefined });
  });

  test('about a complaint turns the digest off and leaves the address confirmed', async () => {
    const person = await newPerson();
    const expected = { digest: null, confirmedEmail: person.email };
    await handler(complaintOf({ ...person, email: person.email.toUpperCase() }), context);
    expect(await digestOf(person.userId)).toEqual(expected);
    // A repeated event changes nothing.
    await handler(complaintOf(person), context);
    expect(await digestOf(person.userId)).toEqual(expected);
  });

  test('about a transient bounce, or about a previous address, changes nothing', async () => {
    const person = await newPerson();
    await handler(bounceOf(person, 'Transient'), context);
    await handler(bounceOf({ ...person, email: 'before@example.com' }), context);
    expect(await digestOf(person.userId)).toEqual({
      digest: '20:00',
      confirmedEmail: person.email,
    });
  });

  test('about a deleted account creates no profile', async () => {
    const userId = randomUUID();
    await handler(bounceOf({ userId, email: 'gone@example.com' }), context);
    expect(await getItem(keys.profile(userId), true)).toBeUndefined();
  });

  test.each([{}, { detail: { eventType: 'Delivery' } }, { detail: { eventType: 'Bounce' } }])(
    'of another type, or without its fields, is an error: %j',
    async (event) => {
      await expect(handler(event, context)).rejects.toThrow();
    },
  );
});
