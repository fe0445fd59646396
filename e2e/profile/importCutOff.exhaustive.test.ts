import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#shared/days/days.ts';
import { habitImports } from '#shared/habits/imports.ts';
import { maxHabits } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Person, registerPerson, today } from '#testing/browser/person.ts';
import { timeZone } from '#testing/browser/timeZone.ts';
import { type Cairn, startCairn } from '#testing/engines/harness.ts';
import { ApiError } from '../../frontend/src/data/client/ApiError.ts';
import type { CallWith } from '../../frontend/src/data/client/createClient.ts';
import {
  type ImportStore,
  memoryImportStore,
} from '../../frontend/src/data/storage/importDatabase.ts';
import type { Found } from '../../frontend/src/features/profile/import/found.ts';
import type {
  ImportJob,
  Progress,
} from '../../frontend/src/features/profile/import/send/importJob.ts';
import { clientOf, foundIn, importerOf, jobOf } from '../accounts/importing.ts';
import { contentOf, exportOf, fill } from '../accounts/smallAccount.ts';

let cairn: Cairn;
beforeAll(async () => {
  cairn = await startCairn();
});
afterAll(() => cairn.stop());

const importId = ulid();

/** Makes an import with the default choices. */
const jobFor = async (found: Found, person: Person): Promise<ImportJob> =>
  jobOf(found, await exportOf(person), importId);

/** A call that is cut off throws this error. The importer does not retry after a 401. */
const cut = new ApiError(401);

type Cut = (nth: number) => 'before' | 'after' | undefined;

/** Cuts calls off, before or after the server has received them. */
const cutting = (call: CallWith, when: Cut): CallWith => {
  let nth = -1;
  return async (route, request, made) => {
    nth += 1;
    const where = when(nth);
    if (where === 'before') throw cut;
    const reply = await call(route, request, made);
    if (where === 'after') throw cut;
    return reply;
  };
};

/** Imports. After each cut, resumes with a new importer, as after a reload. Returns the last importer and its store. */
const imported = async (person: Person, job: ImportJob, when: Cut = () => undefined) => {
  const store = memoryImportStore<ImportJob, Progress>();
  const call = cutting(clientOf(cairn, person, timeZone), when);
  await importerOf(call, store).start(job);
  return resumed(store, call);
};

const resumed = async (store: ImportStore<ImportJob, Progress>, call: CallWith) => {
  for (;;) {
    const importer = importerOf(call, store);
    await importer.load();
    const stage = importer.state().stored?.progress.stage;
    if (stage === 'imported' || stage === undefined) return { importer, store };
    await importer.resume();
  }
};

const undone = async (
  person: Person,
  store: ImportStore<ImportJob, Progress>,
  when: Cut = () => undefined,
) => {
  const call = cutting(clientOf(cairn, person, timeZone), when);
  const importer = importerOf(call, store);
  await importer.load();
  await importer.undo();
  await resumed(store, call);
};

const full = async () => {
  const person = await registerPerson(cairn);
  await fill(person);
  return foundIn(await exportOf(person), today());
};

test('an import that is interrupted at any batch resumes, and has the same result as an uninterrupted one', async () => {
  const found = await full();
  const whole = await registerPerson(cairn);
  const { steps } = await jobFor(found, whole);
  await imported(whole, await jobFor(found, whole));
  const expected = await contentOf(whole);
  expect(expected.habits).toHaveLength(2);
  expect(expected.activities).toHaveLength(2);

  const everywhere: Cut = (nth) => (['before', 'after', undefined] as const)[nth % 3];
  const cuts: Cut[] = steps.map((_, n) => (nth) => (nth === n ? 'after' : undefined));
  for (const when of [...cuts, everywhere]) {
    const person = await registerPerson(cairn);
    await imported(person, await jobFor(found, person), when);
    expect(await contentOf(person)).toEqual(expected);
  }
});

test('an import carries over what the file contains, and a repetition adds nothing', async () => {
  const found = await full();
  const person = await registerPerson(cairn);
  await imported(person, await jobFor(found, person));
  expect((await jobFor(found, person)).steps).toEqual([]);
  const { person: _, reviews: __, ...content } = found.document;
  expect(await contentOf(person)).toMatchObject({ ...content, activities: {} });
});

describe('undoing an import', () => {
  /** A person who already has a habit 'read' with a note, and a skill 'RUST' with an hour. */
  const settled = async () => {
    const person = await registerPerson(cairn);
    const { habit } = (
      await person.call(habits.create, { body: { name: 'read', frequency: 'daily' } })
    ).data;
    const params = { id: habit._id, date: addDays(today(), -1) };
    await person.call(habits.setDay, { params, body: { completed: true, note: 'Mine' } });
    const { skill } = (
      await person.call(skills.create, { body: { name: 'RUST', category: 'Database' } })
    ).data;
    const ofSkill = { params: { id: skill._id } };
    await person.call(skills.logHours, { ...ofSkill, body: { hours: 1, date: today() } });
    return person;
  };
  const withoutInstants = (content: unknown) =>
    JSON.parse(JSON.stringify(content, (name, value) => (name === 'updatedAt' ? 0 : value)));

  test('deletes what was added and merged, and nothing else, even if interrupted anywhere', async () => {
    const found = await full();
    const everywhere: Cut = (nth) => (['before', 'after', undefined] as const)[nth % 3];
    for (const when of [() => undefined, everywhere]) {
      const person = await settled();
      const before = await contentOf(person);
      const { store } = await imported(person, await jobFor(found, person));
      const after = await contentOf(person);
      expect(after.habits.map(({ completed }) => completed.length).sort()).toEqual([1, 3]);
      expect(after.activities).toHaveLength(3);
      await undone(person, store, when);
      expect(withoutInstants(await contentOf(person))).toEqual(withoutInstants(before));
      expect(await store.load()).toBeUndefined();
    }
  });

  test('that was stopped deletes what it added, and the file can be imported again', async () => {
    const found = await full();
    const person = await registerPerson(cairn);
    const before = await contentOf(person);
    const store = memoryImportStore<ImportJob, Progress>();
    const call = cutting(clientOf(cairn, person, timeZone), (nth) =>
      nth === 5 ? 'after' : undefined,
    );
    const importer = importerOf(call, store);
    await importer.start(await jobFor(found, person));
    expect(importer.state().error).toBeDefined();
    await importer.finish();
    expect(await contentOf(person)).not.toEqual(before);
    await undone(person, store);
    expect(await contentOf(person)).toEqual(before);
    await imported(person, await jobFor(found, person));
    expect((await contentOf(person)).habits).toHaveLength(2);
  });
});

test('an item that was deleted in the account is imported again, with all that belongs to it', async () => {
  const person = await registerPerson(cairn);
  await fill(person);
  const found = await foundIn(await exportOf(person), today());
  const before = await contentOf(person);
  for (const { _id } of before.habits) await person.call(habits.remove, { params: { id: _id } });
  for (const { _id } of before.skills) await person.call(skills.remove, { params: { id: _id } });
  const { importer, store } = await imported(person, await jobFor(found, person));
  expect(importer.state().stored?.progress.refused).toEqual([]);
  const after = await contentOf(person);
  const without = (name: string, value: unknown) => (name === '_id' ? undefined : value);
  expect(JSON.parse(JSON.stringify(after.habits, without))).toEqual(
    JSON.parse(JSON.stringify(before.habits, without)),
  );
  expect(after.activities.map(({ date }) => date)).toEqual(
    before.activities.map(({ date }) => date),
  );
  await undone(person, store);
  expect((await contentOf(person)).habits).toEqual([]);
});

test('items over the limit are refused by name, and the others are imported', async () => {
  const found = await full();
  const person = await registerPerson(cairn);
  const [like] = found.document.habits;
  if (!like) throw new Error('No habit');
  const { completed: _, skipped: __, amounts: ___, notes: ____, ...facts } = like;
  const others = Array.from({ length: maxHabits - 1 }, (_, n) => ({
    ...facts,
    _id: facts._id.slice(0, -4) + String(n + 1_000),
    name: `Habit ${n}`,
  }));
  for (let n = 0; n < others.length; n += 50) {
    await person.call(habitImports.import, { body: { habits: others.slice(n, n + 50) } });
  }
  const { importer } = await imported(person, await jobFor(found, person));
  expect(importer.state().stored?.progress.refused).toEqual([
    { name: expect.any(String), why: expect.stringContaining(`limit of ${maxHabits} habits`) },
  ]);
  const after = await contentOf(person);
  expect(after.habits).toHaveLength(maxHabits);
  expect(after.resources).toHaveLength(1);
});
