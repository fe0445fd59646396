import { encodeTime, TIME_LEN, ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { assessmentKeys } from '#functions/api/assessments/keys.ts';
import { habitKeys } from '#functions/api/habits/keys.ts';
import { skillKeys } from '#functions/api/ledger/keys.ts';
import { cardKeys } from '#functions/api/owned/cardKeys.ts';
import { projectKeys } from '#functions/api/projects/keys.ts';
import { resourceKeys } from '#functions/api/resources/keys.ts';
import { keys } from '#functions/table/keys.ts';
import { assessmentImports } from '#shared/assessments/imports.ts';
import type { Route } from '#shared/calls/route.ts';
import { cardImports } from '#shared/cards/imports.ts';
import { maxRecords } from '#shared/core/imports.ts';
import { maxStoredBytes } from '#shared/core/storage.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { habitImports } from '#shared/habits/imports.ts';
import { projectImports } from '#shared/projects/imports.ts';
import { resourceImports } from '#shared/resources/imports.ts';
import { skillImports } from '#shared/skills/imports.ts';
import { skills } from '#shared/skills/routes.ts';
import { problemOf, successOf, type Target } from './client.ts';
import { type Kind, kinds } from './creates.suite.ts';
import { inconsistencies } from './inconsistencies.ts';
import { ownItems, readItem, writeItem } from './items.ts';
import { noonZone, type Person, registerPerson } from './people.ts';
import { nobodysId } from './routes.ts';

type Fields = Readonly<Record<string, unknown>>;

const instant = '2024-03-01T08:00:00.000Z';
const timestamps = { createdAt: instant, updatedAt: '2025-06-07T08:09:10.123Z' };
const past: Day = '2024-03-01';

type Area = Kind & {
  readonly list: string;
  readonly route: Route;
  readonly keyOf: (userId: string, id: string) => ReturnType<typeof habitKeys.habit>;
  /** A record without its id. */
  readonly record: (skill: string) => Fields;
  /** A record's date field that can't be in the future, set to this future day. */
  readonly ahead: (day: Day) => Fields;
  /** The route that deletes several imported records. */
  readonly undo?: Route;
  /** A record that refers to a skill. */
  readonly naming?: (skill: string) => Fields;
};

const areas: readonly Area[] = [
  {
    list: 'skills',
    route: skillImports.import,
    ...kinds.skills,
    keyOf: skillKeys.skill,
    record: () => ({
      name: 'Go',
      category: 'Other',
      initialTime: 300,
      createdDay: past,
      ...timestamps,
    }),
    ahead: (createdDay) => ({ createdDay }),
  },
  {
    list: 'habits',
    route: habitImports.import,
    ...kinds.habits,
    keyOf: habitKeys.habit,
    record: () => ({
      name: 'Run',
      schedules: [{ from: past, frequency: 'daily' }],
      targets: [],
      pauses: [{ from: past, to: past }],
      archivedOn: null,
      createdDay: past,
      ...timestamps,
    }),
    ahead: (createdDay) => ({ createdDay }),
  },
  {
    list: 'resources',
    route: resourceImports.import,
    undo: resourceImports.undoImport,
    ...kinds.resources,
    keyOf: resourceKeys.resource,
    record: (skill) => ({
      title: 'A book',
      status: 'Completed',
      progress: 100,
      progressBefore: 40,
      startDate: past,
      completionDate: past,
      relatedSkills: [{ _id: skill, name: 'What it was called' }],
      ...timestamps,
    }),
    ahead: (startDate) => ({ startDate }),
    naming: (skill) => ({ relatedSkills: [{ _id: skill, name: 'Go' }] }),
  },
  {
    list: 'projects',
    route: projectImports.import,
    undo: projectImports.undoImport,
    ...kinds.projects,
    keyOf: projectKeys.project,
    record: (skill) => ({
      name: 'A shed',
      progressBefore: null,
      completionDate: null,
      relatedSkills: [{ _id: skill }],
      goals: [
        {
          _id: ulid(),
          description: 'Walls',
          completed: true,
          completedAt: past,
          dueDate: '2999-12-31',
        },
      ],
      learningOutcomes: [{ _id: ulid(), description: 'Nails', createdOn: past }],
      challenges: [{ _id: ulid(), description: 'Rain', createdOn: null, solvedOn: past }],
      ...timestamps,
    }),
    ahead: (completedAt) => ({
      goals: [{ _id: nobodysId, description: 'Walls', completed: true, completedAt }],
    }),
    naming: (skill) => ({ relatedSkills: [{ _id: skill }] }),
  },
  {
    list: 'assessments',
    route: assessmentImports.import,
    undo: assessmentImports.undoImport,
    ...kinds.assessments,
    keyOf: assessmentKeys.assessment,
    record: (skill) => ({
      skill: { _id: skill, name: 'Go', category: 'Other' },
      confidenceLevel: 4,
      assessmentDate: past,
      ...timestamps,
    }),
    ahead: (assessmentDate) => ({ assessmentDate }),
    naming: (skill) => ({ skill: { _id: skill } }),
  },
  {
    list: 'cards',
    route: cardImports.import,
    undo: cardImports.undoImport,
    ...kinds.cards,
    keyOf: cardKeys.card,
    record: (skill) => ({
      front: 'What is it?',
      back: 'It is this.',
      about: { area: 'skills', id: skill },
      suspended: true,
      reviews: [{ _id: ulid(Date.parse(instant)), date: past, rating: 3 }],
      ...timestamps,
    }),
    ahead: (date) => ({ reviews: [{ _id: ulid(Date.parse(instant)), date, rating: 3 }] }),
    naming: (skill) => ({ about: { area: 'skills', id: skill } }),
  },
];

/** Checks the rules for the records of every imported area, over HTTP on a whole API. */
export const importsSuite = (target: Target): void => {
  const zone = noonZone();
  const today = todayIn(new Date(), zone);
  const oldId = () => ulid(Date.parse(instant));

  describe.each(areas)('importing $list', (area) => {
    const { list, route, own, keyOf, max, change } = area;
    let ada: Person;
    let skill: string;

    const skillOf = async ({ call }: Person) =>
      (await call(skills.create, { body: { name: 'Named', category: 'Other' } })).data.skill._id;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
      skill = await skillOf(ada);
    });

    const recordOf = (more: Fields = {}, of = skill) => ({
      _id: oldId(),
      ...area.record(of),
      ...more,
    });
    const send = (records: readonly Fields[], by = ada) =>
      by.send(route, { body: { [list]: records } });
    const outcomesOf = async (records: readonly Fields[], by = ada) => {
      const { data } = successOf(route, await send(records, by)) as {
        data: { results: readonly { _id: string; outcome: string }[] };
      };
      expect(data.results.map(({ _id }) => _id)).toEqual(records.map(({ _id }) => _id));
      return data.results.map(({ outcome }) => outcome);
    };
    const listed = async (id: string, by = ada): Promise<Fields | undefined> => {
      const { data } = successOf(own.list, await by.send(own.list)) as { data: Fields };
      return (data[list] as Fields[]).find(({ _id }) => _id === id);
    };
    const refusal = async (records: readonly Fields[], by = ada) => {
      const { status, code, errors } = problemOf(await send(records, by));
      return [status, code, errors?.[0]?.field];
    };
    const consistent = async (by = ada) => expect(inconsistencies(await ownItems(by))).toEqual([]);

    test('keeps the ids and instants of records', async () => {
      const [one, two] = [recordOf(), recordOf({ createdAt: '2024-02-29T23:59:59.999Z' })];
      expect(await outcomesOf([one, two])).toEqual(['created', 'created']);
      expect(await listed(one._id)).toMatchObject({ _id: one._id, ...timestamps });
      expect(await listed(two._id)).toMatchObject({
        createdAt: '2024-02-29T23:59:59.999Z',
        updatedAt: timestamps.updatedAt,
      });
      await consistent();
    });

    test('repeated imports change nothing, even twice in one call', async () => {
      const one = recordOf();
      expect(await outcomesOf([one, one])).toEqual(['created', 'there']);
      const before = await ownItems(ada);
      expect(await outcomesOf([one])).toEqual(['there']);
      expect(await ownItems(ada)).toEqual(before);
    });

    test('a different record with the same id is a conflict, and so is the id of an ordinary or deleted item', async () => {
      const one = recordOf();
      const made = oldId();
      const deleted = oldId();
      for (const _id of [made, deleted]) {
        await ada.send(own.create, { body: { _id, ...area.plain(skill) } });
      }
      await ada.send(own.remove, { params: { id: deleted } });
      await outcomesOf([one]);
      const before = await ownItems(ada);
      const others = [
        { ...one, updatedAt: '2025-06-07T08:09:10.124Z' },
        recordOf({ _id: made }),
        recordOf({ _id: deleted }),
      ];
      expect(await outcomesOf(others)).toEqual(['conflict', 'conflict', 'conflict']);
      expect(await ownItems(ada)).toEqual(before);
    });

    test('an ordinary create with the id of an imported item is a conflict', async () => {
      const one = recordOf();
      await outcomesOf([one]);
      const body = { _id: one._id, ...area.plain(skill) };
      expect(problemOf(await ada.send(own.create, { body }))).toMatchObject({ code: 'conflict' });
    });

    test('what was deleted can be imported again', async () => {
      const one = recordOf();
      await outcomesOf([one]);
      await ada.send(own.remove, { params: { id: one._id } });
      expect(await listed(one._id)).toBeUndefined();
      expect(await outcomesOf([one])).toEqual(['created']);
      await consistent();
    });

    test('an id that somebody else uses is free, and their item stays', async () => {
      const bob = await registerPerson(target, zone);
      const bobs = recordOf({}, await skillOf(bob));
      expect(await outcomesOf([bobs], bob)).toEqual(['created']);
      const before = await ownItems(bob);
      expect(await outcomesOf([recordOf({ _id: bobs._id })])).toEqual(['created']);
      expect(await ownItems(bob)).toEqual(before);
    });

    test('stops at the limit of items, and keeps what it wrote before', async () => {
      const bob = await registerPerson(target, zone);
      const of = await skillOf(bob);
      const counts = await readItem(keys.counts(bob.user._id));
      await writeItem({ ...counts, ...keys.counts(bob.user._id), [list]: max - 1 });
      const [last, more] = [recordOf({}, of), recordOf({}, of)];
      expect(await refusal([last, more], bob)).toEqual([409, 'limit', undefined]);
      expect(await outcomesOf([last], bob)).toEqual(['there']);
      expect(await readItem(keyOf(bob.user._id, more._id))).toBeUndefined();
      expect(await readItem(keys.counts(bob.user._id))).toMatchObject({ [list]: max });
    });

    test('is refused by a full account', async () => {
      const bob = await registerPerson(target, zone);
      const of = await skillOf(bob);
      const counts = await readItem(keys.counts(bob.user._id));
      await writeItem({ ...counts, ...keys.counts(bob.user._id), bytes: maxStoredBytes - 50 });
      const before = await ownItems(bob);
      expect(await refusal([recordOf({}, of)], bob)).toEqual([409, 'limit', undefined]);
      expect(await ownItems(bob)).toEqual(before);
    });

    const { undo } = area;
    describe.runIf(undo)('and undoing the import', () => {
      const undone = async (ids: readonly string[], by = ada) => {
        const response = await by.send(undo as Route, { body: { ids } });
        const { data } = successOf(undo as Route, response) as {
          data: { results: readonly { _id: string; outcome: string }[] };
        };
        expect(data.results.map(({ _id }) => _id)).toEqual(ids);
        return data.results.map(({ outcome }) => outcome);
      };

      test('deletes the records and lowers the counter, even if changed since, and can be repeated', async () => {
        const [one, two] = [recordOf(), recordOf()];
        const before = await ownItems(ada);
        await outcomesOf([one, two]);
        const params = { id: one._id };
        successOf(own.update, await ada.send(own.update, { params, body: change }));
        const ids = [one._id, two._id];
        expect(await undone([...ids, one._id])).toEqual(['removed', 'removed', 'missing']);
        const after = await ownItems(ada);
        expect(await undone(ids)).toEqual(['missing', 'missing']);
        expect(await ownItems(ada)).toEqual(after);
        expect(after.map(({ sk }) => sk)).toEqual(before.map(({ sk }) => sk));
        await consistent();
        expect(await outcomesOf([one, two])).toEqual(['created', 'created']);
      });

      test('keeps items that were not imported, and those of somebody else', async () => {
        const made = oldId();
        await ada.send(own.create, { body: { _id: made, ...area.plain(skill) } });
        const bob = await registerPerson(target, zone);
        const bobs = recordOf({}, await skillOf(bob));
        await outcomesOf([bobs], bob);
        const before = [await ownItems(ada), await ownItems(bob)];
        expect(await undone([made, bobs._id, nobodysId])).toEqual(['kept', 'missing', 'missing']);
        expect([await ownItems(ada), await ownItems(bob)]).toEqual(before);
      });

      test('deletes each record once if sent twice at the same time', async () => {
        const records = Array.from({ length: 6 }, () => recordOf());
        await outcomesOf(records);
        const ids = records.map(({ _id }) => _id);
        const [one = [], two = []] = await Promise.all([undone(ids), undone(ids)]);
        for (const [n, outcome] of one.entries()) {
          expect([outcome, two[n]].toSorted()).toEqual(['missing', 'removed']);
        }
        await consistent();
      });

      test.each([
        ['an invalid id', ['x']],
        ['an id too many', Array.from({ length: maxRecords + 1 }, () => nobodysId)],
      ])('%s is refused', async (_, ids) => {
        const problem = problemOf(await ada.send(undo as Route, { body: { ids } }));
        expect(problem).toMatchObject({ status: 400, code: 'invalid' });
      });
    });

    const tomorrow = addDays(today, 1);
    const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const withoutName = (): Fields => {
      const [name] = Object.keys(area.plain(skill));
      return Object.fromEntries(Object.entries(recordOf()).filter(([field]) => field !== name));
    };
    test.each<[string, () => unknown, string]>([
      ['no list', () => ({}), ''],
      ['no record', () => [7], '.0'],
      ['a record without a required field', () => [withoutName()], '.0'],
      ['an unknown field', () => [recordOf({ surprise: 1 })], '.0.surprise'],
      ['a prototype', () => [JSON.parse('{"__proto__":{"x":1}}')], '.0'],
      ['an invalid id', () => [recordOf({ _id: 'x' })], '.0._id'],
      [
        'an id of the future',
        () => [recordOf({ _id: encodeTime(later(49).getTime(), TIME_LEN) + '0'.repeat(16) })],
        '.0._id',
      ],
      [
        'an instant of the future',
        () => [recordOf({ updatedAt: later(49).toISOString() })],
        '.0.updatedAt',
      ],
      ['a day as an instant', () => [recordOf({ createdAt: '2024-03-01' })], '.0.createdAt'],
      ['a day to come', () => [recordOf(), recordOf(area.ahead(tomorrow))], '.1'],
      ['a record too many', () => Array.from({ length: maxRecords + 1 }, () => recordOf()), ''],
    ])('%s is refused, and nothing is written', async (_, records, field) => {
      const before = await ownItems(ada);
      const problem = problemOf(await ada.send(route, { body: { [list]: records() } }));
      expect(problem).toMatchObject({ status: 400, code: 'invalid' });
      expect(problem.errors?.map((one) => one.field).join()).toContain(`${list}${field}`);
      expect(await ownItems(ada)).toEqual(before);
    });

    const { naming } = area;
    test.runIf(naming)(
      'a skill of somebody else is like an unknown one: nothing is written',
      async () => {
        const bobs = await skillOf(await registerPerson(target, zone));
        const before = await ownItems(ada);
        const answers = [];
        for (const id of [bobs, nobodysId]) {
          answers.push((await send([recordOf(), recordOf(naming?.(id))])).body);
        }
        expect(answers[0]).toMatchObject({ code: 'invalid' });
        expect(answers[0]).toEqual(answers[1]);
        expect(await ownItems(ada)).toEqual(before);
      },
    );
  });
};
