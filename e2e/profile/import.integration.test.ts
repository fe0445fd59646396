import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logger } from '#functions/logger.ts';
import { keys } from '#functions/table/keys.ts';
import { createCall } from '#infra/local/call.ts';
import { seedDemo } from '#infra/local/demo/seed.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import { auth } from '#shared/auth/routes.ts';
import { byPosition } from '#shared/calls/order.ts';
import { type RequestOf, type Route, routeKey } from '#shared/calls/route.ts';
import type { NewCard } from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { maxStoredBytes } from '#shared/core/storage.ts';
import { addDays, type Day, defaultWeekStart, lastDays, todayIn } from '#shared/days/days.ts';
import { batchesOf } from '#shared/export/batches.ts';
import type { Export } from '#shared/export/model.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import type { NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { users } from '#shared/users/routes.ts';
import { type Cairn, startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { tenYears } from '#testing/histories/heavyBodies.ts';
import { heavyUser } from '#testing/histories/heavyUser.ts';
import type { Sent } from '#testing/live/client.ts';
import { endAfterWrites, endSimulations } from '#testing/live/cutOff.ts';
import { accountsWithLongTexts, fillAccount } from '#testing/live/fullestAccount.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, writeItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson, signedIn } from '#testing/live/people.ts';
import { makeItems } from '#testing/live/routes.ts';
import type { AnyRequest } from '../../frontend/src/data/client/request.ts';
import { gather, readingOnce } from '../../frontend/src/features/profile/export/gather.ts';
import { read } from '../../frontend/src/features/profile/import/formats/recognise.ts';
import type { Found } from '../../frontend/src/features/profile/import/found.ts';
import { positionAt } from '../../frontend/src/ui/sortable/positions.ts';
import { everyGet, everyGetKeys, responsesTo } from '../accounts/everyGet.ts';
import { clientOf, foundIn, importerOf, jobOf } from '../accounts/importing.ts';
import { anySteps, type Cached, callOf, rowsOf, type Step } from '../changes/fuzzInput.ts';

const accounts = Number(process.env.IMPORT_ACCOUNTS ?? 200);

// Logging each of about 20,000 calls would take a quarter of the time.
logger.setLogLevel('ERROR');

let cairn: Cairn;
beforeAll(async () => {
  cairn = await startCairn({ engines });
});
afterAll(() => cairn.stop());

const zone = noonZone();
const today: Day = todayIn(new Date(), zone);

const somebody = (): Promise<Person> => registerPerson(cairn, zone);

type Owner = Pick<Person, 'call' | 'send' | 'user'>;

const exportOf = (person: Owner): Promise<Export> =>
  gather({
    read: readingOnce(person.call as never),
    person: person.user,
    now: new Date(),
    onProgress: () => {},
  });

const usedBytes = async ({ call }: Pick<Person, 'call'>): Promise<number> =>
  (await call(analytics.dashboard, {})).data.storage.usedBytes;

/** Sends a whole document, and returns the outcome of each record. */
const importInto = async (person: Pick<Person, 'call'>, document: Export): Promise<string[]> => {
  const outcomes: string[] = [];
  for (const { route, request } of batchesOf(document)) {
    const reply = await person.call(route, request as RequestOf<Route>);
    const { data } = reply as { data: { results?: readonly { outcome: string }[] } };
    outcomes.push(...(data.results ?? []).map(({ outcome }) => outcome));
  }
  return outcomes;
};

/**
 * Imports a person's export into an empty account, from the zip, as the browser does. Then compares all that can be
 * requested from both accounts.
 */
const expectCarriedOver = async (
  from: Owner,
  to: Person,
  timeZone = zone,
): Promise<ReadonlySet<string>> => {
  const kept = await exportOf(from);
  const found = await foundIn(kept, todayIn(new Date(), timeZone));
  expect(found.lost).toEqual([]);
  const importer = importerOf(clientOf(cairn, to, timeZone));
  await importer.start(jobOf(found, await exportOf(to)));
  const { error, stored } = importer.state();
  expect(error).toBeUndefined();
  expect(stored?.progress).toMatchObject({ stage: 'imported', refused: [], renamed: {} });
  const requested = everyGet(kept);
  expect(await responsesTo(to, requested)).toEqual(await responsesTo(from, requested));
  return new Set(requested.map(([route]) => routeKey(route)));
};

const lists: readonly (readonly [Route, AnyRequest])[] = [
  [habits.list, everyHabit],
  [skills.list, {}],
  [resources.list, {}],
  [projects.list, {}],
  [assessments.list, { query: {} }],
  [skills.unassigned, { query: {} }],
];

const cached = async ({ call }: Person): Promise<Cached> => {
  const read = async ([route, request]: (typeof lists)[number]) => {
    const { data } = (await call(route, request as RequestOf<Route>)) as { data: unknown };
    const requested = [routeKey(route), request] as const;
    return [JSON.stringify(requested), { requested, data }] as const;
  };
  const first = await Promise.all(lists.map(read));
  const made = rowsOf(new Map(first)).data(skills.list, {})?.skills ?? [];
  const logs = made.map(({ _id: id }) => read([skills.activities, { params: { id } }]));
  return new Map([...first, ...(await Promise.all(logs))]);
};

/** The kinds of the first steps: habits, skills, a resource and a project. */
const firstKinds = [0, 0, 4, 4, 10, 13];
/** After this many steps, the person looks at the current data again. */
const stepsAtOnce = 9;

/** Creates a person who did some of everything. */
const lived = async (steps: readonly Step[]): Promise<Person> => {
  const person = await somebody();
  for (let start = 0; start < steps.length; start += stepsAtOnce) {
    const known = rowsOf(await cached(person));
    for (const [n, step] of steps.slice(start, start + stepsAtOnce).entries()) {
      const kind = start === 0 ? (firstKinds[n] ?? step.kind) : step.kind;
      const wanted = callOf({ ...step, kind }, known, { today, weekStartsOn: defaultWeekStart });
      if (!wanted) continue;
      // Some calls need something that an earlier step has deleted.
      await person.send(wanted.route, wanted.request as Sent);
    }
  }
  return person;
};

test(`what ${accounts} people did in any order is the same in their imported accounts @exhaustive`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anySteps(18), { minLength: 4, maxLength: 4 }), async (people) => {
      await Promise.all(
        people.map(async (steps) => expectCarriedOver(await lived(steps), await somebody())),
      );
    }),
    { numRuns: accounts / 4, endOnFailure: true },
  );
}, 600_000);

test('an import carries over the days away', async () => {
  const [person, other] = [await somebody(), await somebody()];
  const limit = { kind: 'amount', unit: 'cups', target: 2, direction: 'at-most' } as const;
  const body = { name: 'Coffee', frequency: 'daily', quiet: true, ...limit } as const;
  await person.call(habits.create, { body });
  const breaks = [{ from: '2025-03-01', to: '2025-04-01' }];
  await person.call(users.setAway, { body: { away: breaks } });
  await expectCarriedOver(person, other);
  expect((await exportOf(other)).away).toEqual([...breaks, { from: addDays(today, 1) }]);
});

describe('the demo account', () => {
  const days = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  let demo: Owner;

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'cairn-'));
    await seedDemo(cairn.url, dataDir);
    rmSync(dataDir, { recursive: true });
    const { email, password } = demoAccount;
    const body = { email, password };
    const { token, data } = await createCall(cairn.url, days)(auth.login, { body });
    demo = { ...signedIn(cairn, token, days.timeZone), user: data.user };
  }, 120_000);

  test('is the same in its imported copy, takes no more space there, and a second import changes nothing', async () => {
    const person = await registerPerson(cairn, days.timeZone);
    const requested = await expectCarriedOver(demo, person, days.timeZone);
    expect([...requested].sort()).toEqual(everyGetKeys.toSorted());
    const space = await usedBytes(demo);
    expect(space).toBeGreaterThan(30_000);
    expect(await usedBytes(person)).toBeLessThanOrEqual(space);
    const kept = await exportOf(demo);
    const before = await responsesTo(person, everyGet(kept));
    expect(new Set(await importInto(person, kept))).toEqual(new Set(['there']));
    expect(await responsesTo(person, everyGet(kept))).toEqual(before);
    expect(inconsistencies(await ownItems(person))).toEqual([]);
  });

  test('can be imported into itself @exhaustive', async () => {
    const kept = await exportOf(demo);
    const before = await responsesTo(demo, everyGet(kept));
    expect(new Set(await importInto(demo, kept))).toEqual(new Set(['there']));
    expect(await responsesTo(demo, everyGet(kept))).toEqual(before);
  });
});

test('habits with a target per week or month, or with a quiet limit, are the same in the imported account', async () => {
  const person = await somebody();
  const minutes = { kind: 'amount', unit: 'minutes', target: 120, targetPer: 'week' } as const;
  const coffee = { kind: 'amount', unit: 'cups', direction: 'at-most', target: 0 } as const;
  const create = async (body: NewHabit) => {
    const { _id: id } = (await person.call(habits.create, { body })).data.habit;
    for (const [daysAgo, amount] of [
      [0, 30],
      [3, 0],
      [9, 150],
    ] as const) {
      const params = { id, date: addDays(today, -daysAgo) };
      await person.call(habits.setDay, { params, body: { amount } });
    }
    return id;
  };
  await create({ name: 'Coffee', frequency: 'daily', ...coffee, quiet: true });
  const id = await create({ name: 'Run', ...minutes });
  const monthly = { targetPer: 'month', target: 400, from: addDays(today, 40) } as const;
  await person.call(habits.update, { params: { id }, body: monthly });
  await expectCarriedOver(person, await somebody());
});

test('time entries of another app are imported once, whether projects or descriptions name their skills', async () => {
  const person = await somebody();
  const bytes = Buffer.from(
    [
      'Project,Description,Start Date,Start Time,Duration (h)',
      'Rust,Chapter 10,2026-01-02,08:30:00,01:30:00',
      'Rust,Chapter 11,2026-01-03,08:30:00,20:00:00',
      'Rust,Chapter 12,2026-01-03,09:30:00,20:00:00',
    ].join('\n'),
  );
  const found = await read([{ name: 'report.csv', bytes }], { now: Date.now(), today });
  const hours = async () =>
    (await person.call(skills.list, {})).data.skills.map((one) => [one.name, one.currentHours]);
  const imported = async (some: Found) => {
    const importer = importerOf(clientOf(cairn, person, zone));
    await importer.start(jobOf(some, await exportOf(person)));
    expect(importer.state()).toMatchObject({
      error: undefined,
      stored: { progress: { stage: 'imported', refused: [] } },
    });
    return await hours();
  };
  expect(await imported(found)).toEqual([['Rust', 41.5]]);
  expect(await imported(found)).toEqual([['Rust', 41.5]]);
  const byDescription = await imported({ ...found, ...found.byDescription });
  expect(byDescription.reduce((sum, [, one]) => sum + Number(one), 0)).toBe(41.5);
});

test('books of Goodreads are imported once, with their pages and readings', async () => {
  const person = await somebody();
  const bytes = Buffer.from(
    [
      'Book Id,Title,Author,Exclusive Shelf,Number of Pages,Read Count,Date Read,Date Added',
      '1,Dune,Herbert,read,412,3,2024/01/15,2023/12/01',
      '2,SICP,Abelson,currently-reading,657,2,2024/02/01,2023/12/01',
      '3,Momo,Ende,to-read,99999,0,,2023/12/01',
    ].join('\n'),
  );
  const found = await read([{ name: 'library.csv', bytes }], { now: Date.now(), today });
  const unknown = { startDate: null, completionDate: null };
  const [read1, read2] = ['2024-01-15', '2024-02-01'].map((completionDate) => ({
    startDate: null,
    completionDate,
  }));
  for (const _ of ['first', 'second']) {
    const importer = importerOf(clientOf(cairn, person, zone));
    await importer.start(jobOf(found, await exportOf(person)));
    expect(importer.state().error).toBeUndefined();
    const { data } = await person.call(resources.list, {});
    const books = data.resources
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
      .map(({ title, pages, readings }) => ({
        title,
        pages,
        readings: readings.map(({ _id, ...days }) => days),
      }));
    expect(books).toEqual([
      { title: 'Dune', pages: 412, readings: [unknown, unknown, read1] },
      { title: 'Momo', pages: null, readings: [] },
      { title: 'SICP', pages: 657, readings: [read2] },
    ]);
  }
  await expectCarriedOver(person, await somebody());
});

test('notes and takeaways are the same in the imported account', async () => {
  const [person, other] = [await somebody(), await somebody()];
  const { call } = person;
  const { data: user } = await call(users.updateProfile, { body: { newPerDay: 1 } });
  const { skill } = (await call(skills.create, { body: { name: 'Rust', category: 'Other' } })).data;
  const { resource } = (await call(resources.create, { body: { title: 'The Book' } })).data;
  const { project } = (await call(projects.create, { body: { name: 'Site' } })).data;
  const about = { area: 'resources', id: resource._id } as const;
  const added = await call(notes.create, {
    body: { about, text: 'Borrowing\n\nis lending.', place: 'p. 112', url: 'https://example.com' },
  });
  const { _id: note } = added.data.note;
  for (const [area, id] of [
    ['skills', skill._id],
    ['projects', project._id],
  ] as const) {
    const date = addDays(today, -40);
    await call(notes.create, { body: { about: { area, id }, text: '=1', date } });
  }
  const evidence = [about, { area: 'notes', id: note }] as const;
  await call(assessments.create, {
    body: { skill: skill._id, confidenceLevel: 3, evidence: [...evidence] },
  });
  await call(skills.update, {
    params: { id: skill._id },
    body: { levels: { 1: 'New', 5: 'Old' } },
  });
  const create = async (front: string, more: Omit<NewCard, 'front' | 'back'> = {}) => {
    const body = { _id: ulid(Date.now() - 100 * 86_400_000), front, back: '"a",\n#b', ...more };
    return (await call(cards.create, { body })).data.card._id;
  };
  const reviewed = await create('#1', { about, note });
  for (const [daysAgo, rating] of [
    [90, 3],
    [87, 1],
    [87, 4],
    [80, 2],
  ] as const) {
    const body = { _id: ulid(), date: addDays(today, -daysAgo), rating };
    await call(cards.review, { params: { id: reviewed }, body });
  }
  await create('New', { suspended: true });
  await create('Equal');
  await create('Equal');
  await expectCarriedOver({ ...person, user }, other);
  const due = (await other.call(cards.due, {})).data.cards;
  expect(due.map(({ front }) => front)).toEqual(['#1', 'Equal']);
  const dueOf = async ({ call }: Person) =>
    (await call(cards.list, {})).data.cards.map(({ due }) => due);
  expect(await dueOf(other)).toEqual(await dueOf(person));
});

test('takeaways of Anki are imported once, and an undo removes them', async () => {
  const person = await somebody();
  const rows = ['"#1","a ""b""', 'c"', '=2,d', '=2,d', ',nothing'];
  const bytes = Buffer.from(['#separator:Comma', '#html:false', ...rows].join('\n'));
  const sides = async () =>
    (await person.call(cards.list, {})).data.cards.map(({ front, back }) => [front, back]);
  const importer = importerOf(clientOf(cairn, person, zone));
  for (const _ of ['first', 'second']) {
    const found = await read([{ name: 'deck.txt', bytes }], { now: Date.now(), today });
    expect(found.lost.map(({ line }) => line)).toEqual([6, 7]);
    await importer.start(jobOf(found, await exportOf(person)));
    expect(importer.state().error).toBeUndefined();
    expect(await sides()).toEqual([
      ['#1', 'a "b"\nc'],
      ['=2', 'd'],
    ]);
  }
  const other = await somebody();
  const another = importerOf(clientOf(cairn, other, zone));
  await another.start(jobOf(await foundIn(await exportOf(person), today), await exportOf(other)));
  expect((await exportOf(other)).cards).toEqual((await exportOf(person)).cards);
  await another.undo();
  expect(another.state().error).toBeUndefined();
  expect((await exportOf(other)).cards).toEqual([]);
});

test('a record that exceeds a limit is refused alone, and listed with the reason', async () => {
  const [person, other] = [await somebody(), await somebody()];
  await person.call(skills.create, { body: { name: 'Rust', category: 'Other' } });
  await person.call(resources.create, { body: { title: 'The Book' } });
  const kept = await exportOf(person);
  const edited: Export = {
    ...kept,
    skills: kept.skills.flatMap((skill) => [
      { ...skill, _id: ulid(), name: 'Go', levels: { 1: 'x'.repeat(301) } },
      skill,
    ]),
    resources: kept.resources.flatMap((resource) => [
      { ...resource, _id: ulid(), title: 'x'.repeat(121) },
      { ...resource, _id: ulid(), title: 'Tags', tags: lastDays(31, today) },
      { ...resource, _id: ulid(), title: 'Page', pages: 5, page: 6 },
      resource,
    ]),
  };
  const importer = importerOf(clientOf(cairn, other, zone));
  await importer.start(jobOf(await foundIn(edited, today), await exportOf(other)));
  expect(importer.state().stored?.progress.refused).toEqual([
    { name: 'Go', why: 'Level may have at most 300 characters' },
    { name: 'x'.repeat(121), why: 'Title may have at most 120 characters' },
    { name: 'Tags', why: 'Tags may have at most 30 items' },
    { name: 'Page', why: 'Page must not be above the number of pages, which is 5' },
  ]);
  const after = await exportOf(other);
  expect([after.skills, after.resources]).toEqual([kept.skills, kept.resources]);
});

test('an import keeps the order of resources', async () => {
  const [person, other] = [await somebody(), await somebody()];
  const create = async (title: string) =>
    (await person.call(resources.create, { body: { title } })).data.resource;
  const [first, second] = [await create('A'), await create('B')];
  const position = positionAt([first, second], second._id, 0);
  await person.call(resources.update, { params: { id: second._id }, body: { position } });
  await expectCarriedOver(person, other);
  const { data } = await other.call(resources.list, {});
  expect(data.resources.sort(byPosition).map(({ title }) => title)).toEqual(['B', 'A']);
});

test('an import of an account into itself changes nothing: each record is a conflict', async () => {
  const person = await somebody();
  await makeItems(person);
  const kept = await exportOf(person);
  const before = await responsesTo(person, everyGet(kept));
  expect(new Set(await importInto(person, kept))).toEqual(new Set(['conflict']));
  expect(await responsesTo(person, everyGet(kept))).toEqual(before);
});

test('an import carries over ten years of somebody who used everything every day @exhaustive', async () => {
  const { person, activities } = await heavyUser({ person: somebody }, tenYears);
  expect(activities).toBeGreaterThan(15_000);
  await expectCarriedOver(person, await somebody());
}, 300_000);

test.each(Object.entries(accountsWithLongTexts))(
  'a full account can be imported if exactly as many bytes are left as it uses: %s @exhaustive',
  async (_, filling) => {
    const [person, other] = [await somebody(), await somebody()];
    const bytes = await fillAccount(person, filling, today);
    expect(bytes).toBeGreaterThan(0.8 * maxStoredBytes);
    await writeItem({ ...keys.counts(other.user._id), bytes: maxStoredBytes - bytes });
    const outcomes = await importInto(other, await exportOf(person));
    expect(new Set(outcomes)).toEqual(new Set(['created']));
    expect(await usedBytes(other)).toBeLessThanOrEqual(maxStoredBytes);
  },
  300_000,
);

test('an import that was interrupted at any write and repeated equals an uninterrupted one @exhaustive', async () => {
  const [steps = []] = fc.sample(anySteps(45), { numRuns: 1, seed: 7 });
  const kept = await exportOf(await lived(steps));
  const whole = await somebody();
  await importInto(whole, kept);
  const requested = everyGet(kept);
  const expected = await responsesTo(whole, requested);
  let [writes, isCut] = [0, true];
  for (; isCut; writes++) {
    const person = await somebody();
    endAfterWrites(writes);
    isCut = await importInto(person, kept).then(
      () => false,
      () => true,
    );
    endSimulations();
    await importInto(person, kept);
    expect(await responsesTo(person, requested), `cut off after ${writes} writes`).toEqual(
      expected,
    );
    expect(inconsistencies(await ownItems(person))).toEqual([]);
  }
  expect(writes).toBeGreaterThan(15);
}, 300_000);
