import { SESv2ServiceException } from '@aws-sdk/client-sesv2';
import { SQSClient } from '@aws-sdk/client-sqs';
import { describe, expect, test, vi } from 'vitest';
import { engines, pushService } from '#testing/engines/integrationEngines.ts';
import { captureOutput } from '#testing/live/output.ts';
import { cutOffAt } from '../../../testing/functions/cutOff.ts';
import {
  instant as at,
  createPerson,
  runFirstChecks,
} from '../../../testing/functions/reminded.ts';
import {
  type ProfileChanges,
  saveConfirmedEmail,
  saveProfile,
  turnOffDigest,
} from '../../account/profiles.ts';
import { personOfUnsubscribeToken } from '../../digest/unsubscribeToken.ts';
import { logger } from '../../logger.ts';
import { mailClient } from '../../mail/client.ts';
import { tableClient } from '../../table/client.ts';

const start = at('01T00:00Z');
const day = '2026-06-01';

/** Creates a person with a digest at 20:00 and a confirmed address. */
const createDigestReader = async (settings: ProfileChanges = {}) => {
  const person = await createPerson();
  const { userId } = person;
  const email = `${userId}@example.com`;
  await saveProfile(userId, { ...settings, digest: '20:00' }, start);
  await saveConfirmedEmail(userId, email);
  const mails = () => engines.notices.filter((one) => one.email === email);
  return { ...(await runFirstChecks(person)), mails };
};

type Person = Awaited<ReturnType<typeof createDigestReader>>;

describe('the daily digest', () => {
  test('comes once a day at its time, with the open habits and the links that turn it off', async () => {
    const person = await createDigestReader();
    await person.addHabit('Read <b>&"');
    await person.done(await person.addHabit('Run'), day);
    await person.tickEach(at('01T19:55Z'), at('01T20:10Z'));
    expect(person.mails()).toHaveLength(1);
    const [mail] = person.mails();
    expect(mail).toMatchObject({
      subject: 'Habits still open today: 1',
      text: expect.stringContaining('• Read <b>&"\n'),
      html: expect.stringContaining('<p>• Read &#60;b&#62;&#38;"</p>'),
      tags: { person: person.userId },
    });
    expect(mail?.text).not.toContain('Run');
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/^<(.*)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
    expect(url.pathname).toBe('/api/users/digest/unsubscribe');
    const token = url.searchParams.get('token') ?? '';
    expect(personOfUnsubscribeToken(token)).toBe(person.userId);
    expect(mail?.text).toContain(`http://localhost:3000/unsubscribe#${token}`);
    await person.tick(at('02T20:00Z'));
    expect(person.mails()).toHaveLength(2);
  });

  test('is in the language of the person, and names at most 20 habits', async () => {
    const person = await createDigestReader({ language: 'de' });
    for (let n = 1; n <= 23; n += 1) await person.addHabit(`Habit ${n}`);
    await person.tick(at('01T20:00Z'));
    const [mail] = person.mails();
    expect(mail?.subject).toBe('Heute noch offene Gewohnheiten: 23');
    expect(mail?.text.match(/^• Habit/gm)).toHaveLength(20);
    expect(mail?.text).toContain('\n\nUnd 3 weitere.\n\n');
    expect(mail?.html).toContain('<div lang="de" dir="ltr">');
  });

  test('names no habit of a person who hides them', async () => {
    const person = await createDigestReader({ hideNames: true });
    await person.addHabit('Secret');
    await person.tick(at('01T20:00Z'));
    const [mail] = person.mails();
    expect(mail?.subject).toBe('Habits still open today: 1');
    expect(`${mail?.text}${mail?.html}`).not.toContain('Secret');
  });

  test('is not sent a second time that day if its time is moved', async () => {
    const person = await createDigestReader();
    await person.addHabit('Read');
    await person.tick(at('01T20:00Z'));
    await saveProfile(person.userId, { digest: '21:00' }, at('01T20:05Z'));
    await person.tickEach(at('01T20:05Z'), at('01T21:05Z'));
    expect(person.mails()).toHaveLength(1);
    await person.tick(at('02T21:00Z'));
    expect(person.mails()).toHaveLength(2);
  });

  test.each<[string, (person: Person) => Promise<unknown>]>([
    ['nothing is open', async (person) => person.done(await person.addHabit('Done'), day)],
    [
      'the address is not confirmed',
      async (person) => {
        await person.addHabit('Read');
        await saveConfirmedEmail(person.userId, undefined);
      },
    ],
    [
      'it was turned off',
      async (person) => {
        await person.addHabit('Read');
        await turnOffDigest(person.userId);
      },
    ],
  ])('is not sent if %s', async (_, prepare) => {
    const person = await createDigestReader();
    await prepare(person);
    await person.tickEach(at('01T19:58Z'), at('01T20:05Z'));
    expect(person.mails()).toEqual([]);
  });

  test.each([
    ['before', '08:00'],
    ['in the same minute', '20:00'],
  ])(
    'is not sent on a day on which a push was accepted %s, but comes again on the next day',
    async (_, time) => {
      const person = await createDigestReader();
      const device = await person.addDevice();
      await person.addHabit('Read', [time]);
      await person.tick(at('01T00:06Z'));
      await person.tickEach(at(`01T${time}Z`), at(`01T${time}Z`));
      await person.tickEach(at('01T20:00Z'), at('01T20:05Z'));
      expect(person.mails()).toEqual([]);
      pushService.respond({ status: 403 }, device.endpoint);
      await person.tick(at(`02T${time}Z`));
      await person.tick(at('02T20:00Z'));
      expect(person.mails()).toHaveLength(1);
    },
  );

  test('comes within the quiet hours, since the person chose its time', async () => {
    const person = await createDigestReader({ quiet: { from: '19:00', to: '07:00' } });
    await person.addHabit('Read');
    await person.tick(at('01T20:00Z'));
    expect(person.mails()).toHaveLength(1);
  });
});

const errorOfSes = (name: string, status: number) =>
  new SESv2ServiceException({
    name,
    $fault: status < 500 ? 'client' : 'server',
    message: `${name} for ada@example.com`,
    $metadata: { httpStatusCode: status },
  });

describe('SES that', () => {
  const refusing = async (error: Error, work: () => Promise<void>) => {
    const send = vi.spyOn(mailClient(), 'send').mockImplementation(() => Promise.reject(error));
    await work();
    const tries = send.mock.calls.length;
    vi.restoreAllMocks();
    return tries;
  };

  test.each([
    ['throttles', errorOfSes('TooManyRequestsException', 429)],
    ['has reached its quota', errorOfSes('LimitExceededException', 400)],
    ['fails', errorOfSes('InternalServiceErrorException', 500)],
    ['does not respond', new Error('socket hang up')],
  ])('%s for half an hour gets the mail afterwards, once', async (_, error) => {
    const person = await createDigestReader();
    await person.addHabit('Read');
    const tries = await refusing(error, () => person.tickEach(at('01T20:00Z'), at('01T20:30Z')));
    expect(tries).toBeGreaterThan(3);
    expect(tries).toBeLessThan(8);
    await person.tickEach(at('01T20:31Z'), at('01T21:00Z'));
    expect(person.mails()).toHaveLength(1);
    expect(await person.next()).toBe('2026-06-02T20:00Z');
  });

  test('fails all evening loses this mail, and gets the next one', async () => {
    const person = await createDigestReader();
    await person.addHabit('Read');
    await refusing(errorOfSes('SendingPausedException', 400), () =>
      person.tickEach(at('01T20:00Z'), at('01T22:30Z')),
    );
    await person.tickEach(at('01T22:31Z'), at('01T23:00Z'));
    expect(person.mails()).toEqual([]);
    await person.tick(at('02T20:00Z'));
    expect(person.mails()).toHaveLength(1);
  });

  test('refuses the mail is not asked again that day, and no address is logged', async () => {
    const person = await createDigestReader();
    await person.addHabit('Read');
    logger.setLogLevel('DEBUG');
    const output = captureOutput();
    const tries = await refusing(errorOfSes('MessageRejected', 400), () =>
      person.tickEach(at('01T20:00Z'), at('01T20:10Z')),
    );
    output.stop();
    expect(tries).toBe(1);
    expect(output.text()).toContain('A digest was refused for good.');
    expect(output.text()).not.toContain('ada@example.com');
    expect(await person.next()).toBe('2026-06-02T20:00Z');
  });

  test('was busy gets no mail any more once everything is done', async () => {
    const person = await createDigestReader();
    const id = await person.addHabit('Read');
    await refusing(errorOfSes('TooManyRequestsException', 429), () =>
      person.tickEach(at('01T20:00Z'), at('01T20:01Z')),
    );
    await person.done(id, day);
    await person.tickEach(at('01T20:02Z'), at('01T20:30Z'));
    expect(person.mails()).toEqual([]);
  });
});

describe.each([false, true])(
  'a worker that crashes (its last call arrived: %s) @exhaustive',
  (isMade) => {
    test('at any of its calls loses no mail, and sends it at most twice', async () => {
      for (let n = 1; ; n += 1) {
        const person = await createDigestReader();
        await person.addHabit('Read');
        const output = captureOutput();
        const methods = [
          [tableClient(), 'send'],
          [SQSClient.prototype, 'send'],
          [mailClient(), 'send'],
        ] as const;
        const wasCut = await cutOffAt(n, isMade, methods, () => person.tick(at('01T20:00Z')));
        output.stop();
        await person.tickEach(at('01T20:01Z'), at('01T20:05Z'));
        expect([1, 2], `${n}`).toContain(person.mails().length);
        expect(await person.next(), `${n}`).toBe('2026-06-02T20:00Z');
        if (!wasCut) break;
        expect(n).toBeLessThan(40);
      }
    });
  },
);

test('three workers at once send one mail', async () => {
  const person = await createDigestReader();
  await person.addHabit('Read');
  await person.tick(at('01T20:00Z'), 3);
  expect(person.mails()).toHaveLength(1);
});
