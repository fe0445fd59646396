import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { captureOutput } from '#testing/live/output.ts';
import {
  createPerson,
  instant,
  onScreen,
  receivedBy,
  runFirstChecks,
} from '../../../testing/functions/reminded.ts';
import { tableClient } from '../../table/client.ts';
import { keys } from '../../table/keys.ts';
import { getItem } from '../../table/reading.ts';
import { transact } from '../../table/transactions.ts';

afterEach(() => void vi.restoreAllMocks());

/** Creates a person with one habit at eight. The person's profile can't be parsed. */
const broken = async () => {
  const person = await createPerson();
  const device = await person.addDevice();
  await person.addHabit('Meditate', ['08:00']);
  await runFirstChecks(person);
  const key = keys.profile(person.userId);
  const profile = await getItem(key, true);
  await transact([{ Put: { Item: { ...profile, ...key, weekStartsOn: 'never' } } }]);
  const repair = () => transact([{ Put: { Item: { ...profile, ...key } } }]);
  return { ...person, device, repair };
};

describe('a person whose check fails', () => {
  test('is logged once per try and checked again after ever longer pauses, of at most 15 minutes', async () => {
    const { next, tick } = await broken();
    const output = captureOutput();
    const tries: number[] = [];
    for (let minute = 0; minute <= 90; minute++) {
      const now = new Date(instant('01T08:00Z').getTime() + minute * 60_000);
      const before = output.text().length;
      await tick(now);
      if (output.text().length > before) tries.push(minute);
    }
    output.stop();
    expect(tries).toEqual([0, 1, 2, 4, 8, 16, 31, 46, 61, 76]);
    expect(output.text().match(/A person could not be reminded\./g)).toHaveLength(tries.length);
    expect(await next()).toBe('2026-06-01T09:31Z');
  });

  test('gets the reminders of that time once the profile is repaired', async () => {
    const { next, tickEach, tick, device, repair } = await broken();
    const output = captureOutput();
    await tickEach(instant('01T08:00Z'), instant('01T08:20Z'));
    await repair();
    await tickEach(instant('01T08:21Z'), instant('01T08:31Z'));
    output.stop();
    expect(onScreen(device)).toEqual(['Meditate 2026-06-01']);
    expect(await next()).toBe('2026-06-02T08:00Z');
    await tick(instant('02T08:00Z'));
    expect(receivedBy(device)).toHaveLength(2);
  });

  test('is left to the queue if the table accepts no writes', async () => {
    const { tick } = await broken();
    const client = tableClient();
    const send = client.send.bind(client);
    vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
      if (command instanceof GetCommand || command instanceof QueryCommand)
        return send(command as never);
      throw new Error('The table is down');
    }) as never);
    await expect(tick(instant('01T08:00Z'))).rejects.toThrow('The table is down');
  });
});
