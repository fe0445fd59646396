import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Route } from '#shared/calls/route.ts';
import { addDays, type Day, FIRST_DAY, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import type { Pause } from '#shared/pauses/pauses.ts';
import { resources } from '#shared/resources/routes.ts';
import { users } from '#shared/users/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import type { Sent } from '#testing/live/client.ts';
import { readItem, writeItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson, signedIn } from '#testing/live/people.ts';
import { makeToken, nobodysId } from '#testing/live/routes.ts';
import { noteSeen, readAbsences, reviseVacations } from '../../account/absences.ts';
import { rememberLastDay } from '../../account/lastDay.ts';
import { keys } from '../../table/keys.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

const zone = noonZone();
const today = todayIn(new Date(), zone);
const ago = (days: number): Day => addDays(today, -days);

const awayOf = async ({ user }: Person) => (await readItem(keys.vacations(user._id)))?.away;

/** A busy machine may respond before the note is written. */
const expectAway = (person: Person, away: readonly Pause[]) =>
  vi.waitFor(async () => expect(await awayOf(person)).toEqual(away), 10_000);

/** Sets the days away of a person, and makes this process forget the person's last day. */
const setAway = async ({ user }: Person, away: readonly Pause[]) => {
  await writeItem({ ...keys.vacations(user._id), pauses: [], away });
  rememberLastDay(user._id, FIRST_DAY);
};

/** Registers a person who was last here this many days ago. */
const lastHere = async (days: number): Promise<Person> => {
  const person = await registerPerson(cairn, zone);
  await setAway(person, [{ from: ago(days - 1) }]);
  return person;
};

const visible = { headers: { 'x-visible': '1' } };
const book = { body: { title: 'The Book' } };
const vacation = { params: { from: today }, body: { to: null } };
const noHabit = { params: { id: nobodysId }, body: { date: today } };

type Case = readonly [says: string, isNoted: boolean, route: Route, sent: Sent];

describe('the last day is today', () => {
  test.each<Case>([
    ['a GET of a visible page', true, resources.list, visible],
    ['a GET of a hidden page', false, resources.list, {}],
    ['a GET with X-Visible: true', false, resources.list, { headers: { 'x-visible': 'true' } }],
    ['a record of a hidden page', true, resources.create, book],
    ['a vacation of a hidden page', true, users.setVacation, vacation as Sent],
    ['a refused record of a hidden page', false, habits.toggle, noHabit],
    ['a refused record of a visible page', true, habits.toggle, { ...noHabit, ...visible }],
    ['a deletion by a hidden page', false, users.endVacation, { params: { from: today } }],
    ['a setting of a hidden page', false, users.updateProfile, { body: { weekStartsOn: 1 } }],
    [
      'a setting of a visible page',
      true,
      users.updateProfile,
      { body: { weekStartsOn: 1 }, ...visible },
    ],
  ])('after %s: %s', async (_, isNoted, route, sent) => {
    const person = await lastHere(2);
    await person.send(route, sent);
    await expectAway(person, [{ from: isNoted ? ago(-1) : ago(1) }]);
  });

  test.each<Case>([
    ['a GET', false, resources.list, visible],
    ['a record', true, resources.create, book],
    ['a refused record', false, habits.toggle, noHabit],
    ['a deletion', false, users.endVacation, { params: { from: today } }],
  ])('after %s by an access token: %s', async (_, isNoted, route, sent) => {
    const person = await lastHere(2);
    const { token } = await makeToken(person, { habits: 'write', resources: 'write' });
    await signedIn(cairn, token, zone).send(route, sent);
    await expectAway(person, [{ from: isNoted ? ago(-1) : ago(1) }]);
  });

  test('after the registration', async () => {
    await expectAway(await registerPerson(cairn, zone), [{ from: ago(-1) }]);
  });

  test('but not after a visit with a session that was ended', async () => {
    const person = await lastHere(2);
    await person.call(users.signOutEverywhere, {});
    await person.send(resources.list, visible);
    await expectAway(person, [{ from: ago(1) }]);
  });

  test('also in the response to the visit', async () => {
    const person = await lastHere(2);
    const { data } = await person.call(habits.facts, { query: {} }, visible.headers);
    expect(data.away).toEqual([{ from: ago(-1) }]);
    await setAway(person, [{ from: ago(1) }]);
    expect((await person.call(habits.facts, { query: {} })).data.away).toEqual([{ from: ago(1) }]);
  });

  test('even if the record was made earlier', async () => {
    const person = await lastHere(5);
    await person.send(resources.create, { ...book, headers: { 'x-today': ago(3) } });
    await expectAway(person, [{ from: ago(-1) }]);
  });
});

describe('a break', () => {
  test.each<[days: number, breaks: readonly Pause[]]>([
    [13, []],
    [14, [{ from: ago(14), to: ago(1) }]],
  ])('of %i days: %j', async (days, breaks) => {
    const person = await lastHere(days + 1);
    await person.send(resources.list, visible);
    await expectAway(person, [...breaks, { from: ago(-1) }]);
  });
});

test('the last day is in the person’s time zone, and never goes back', async () => {
  const [west, east] = ['Etc/GMT+12', 'Pacific/Kiritimati'];
  const person = await lastHere(5);
  const visitIn = async (timeZone: string, away: readonly Pause[]) => {
    rememberLastDay(person.user._id, FIRST_DAY);
    await person.send(resources.list, { headers: { ...visible.headers, 'x-time-zone': timeZone } });
    await expectAway(person, away);
  };
  const after = (timeZone: string) => [{ from: addDays(todayIn(new Date(), timeZone), 1) }];
  await visitIn(west, after(west));
  await visitIn(east, after(east));
  await visitIn(west, after(east));
});

test('devices that write at the same time lose no change', async () => {
  const person = await lastHere(15);
  const { _id: userId } = person.user;
  await Promise.all([
    ...Array.from({ length: 5 }, () => noteSeen(userId, today, async () => {})),
    reviseVacations(userId, () => [{ from: today }]),
  ]);
  expect(await readAbsences(userId)).toEqual({
    vacations: [{ from: today }],
    away: [{ from: ago(14), to: ago(1) }, { from: ago(-1) }],
  });
});

describe('an import', () => {
  const breaks = [{ from: '2025-01-02', to: '2025-02-01' }];
  const set = (person: Person, away: unknown) => person.send(users.setAway, { body: { away } });

  test('sets the days away, and today is the last day', async () => {
    const person = await lastHere(2);
    expect(await set(person, [...breaks, { from: ago(1) }])).toMatchObject({ status: 200 });
    await expectAway(person, [...breaks, { from: ago(-1) }]);
    await set(person, []);
    await expectAway(person, [{ from: ago(-1) }]);
  });

  test.each<[says: string, away: unknown]>([
    ['not in order', [{ from: ago(3), to: ago(2) }, ...breaks]],
    ['without an end, but not last', [{ from: ago(3) }, { from: ago(1) }]],
    [
      'more than 500',
      Array.from({ length: 501 }, (_, n) => ({ from: ago(1001 - 2 * n), to: ago(1001 - 2 * n) })),
    ],
    ['in the future', [{ from: ago(-3) }]],
    ['no list', 'yes'],
  ])('refuses pauses that are %s', async (_, away) => {
    const person = await lastHere(2);
    expect((await set(person, away)).status).toBe(400);
    await expectAway(person, [{ from: ago(1) }]);
  });
});
