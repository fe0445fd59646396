import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxHeatmapDays } from '#shared/analytics/model.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import type { Route } from '#shared/calls/route.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, monthOf, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { problemOf } from '#testing/live/client.ts';
import { ownItems, readItem, writeItem, writeItems } from '#testing/live/items.ts';
import { captureOutput, linesOf } from '#testing/live/output.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { makeItems } from '#testing/live/routes.ts';
import { assessmentKeys } from './api/assessments/keys.ts';
import { habitKeys } from './api/habits/keys.ts';
import { idsOf } from './api/ledger/activityIds.ts';
import { monthItems } from './api/ledger/activityMonths.ts';
import { skillKeys } from './api/ledger/keys.ts';
import { projectKeys } from './api/projects/keys.ts';
import { resourceKeys } from './api/resources/keys.ts';
import { logger } from './logger.ts';
import type { Key } from './table/keys.ts';

// Broken items must not affect other items.
logger.setLogLevel('INFO');
const output = captureOutput();
const cairn = await startCairn({ engines });
afterAll(async () => {
  await cairn.stop();
  output.stop();
});

const zone = noonZone();
const today = todayIn(new Date(), zone);

type Item = Record<string, unknown>;

/** Damaged values of an attribute. Undefined removes the attribute. */
const damages: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(6_000),
  -1,
  1.5,
  1e15,
  true,
  [],
  ['x'],
  [{}],
  {},
  new Uint8Array(3),
  new Uint8Array(100).fill(255),
  '2026-02-30',
  '0000-01-01',
];

/** Returns an id older than all real ids, so that no broken assessment is the newest. */
const oldId = () => ulid(1);

/** Returns copies of a good item. Each has its own key, and one attribute that is damaged in one way. */
const poisoned = (good: Item, place: (id: string) => Key, newId = oldId): (Key & Item)[] =>
  Object.keys(good)
    .filter((name) => name !== 'pk' && name !== 'sk')
    .flatMap((name) =>
      damages.map((damage) => {
        const id = newId();
        const whole: Item = { ...good, _id: id };
        const { [name]: _, ...rest } = whole;
        const damaged = damage === undefined ? rest : { ...rest, [name]: damage };
        return { ...damaged, ...place(id) };
      }),
    );

const kinds = [
  { kind: 'habit', of: habits, place: habitKeys.habit },
  { kind: 'skill', of: skills, place: skillKeys.skill },
  { kind: 'resource', of: resources, place: resourceKeys.resource },
  { kind: 'project', of: projects, place: projectKeys.project },
  { kind: 'assessment', of: assessments, place: assessmentKeys.assessment },
] as const;

const listed = (data: object): Item[] => (Object.values(data) as Item[][])[0] ?? [];

/** Creates a person with one item of each kind, and an hour logged today. */
const someone = async () => {
  const person = await registerPerson(cairn, zone);
  const ids = await makeItems(person);
  const skillId = ids.get('skills') ?? '';
  const params = { id: skillId };
  await person.call(skills.logHours, { params, body: { hours: 1, date: today } });
  return { person, ids, skillId };
};

/** Reads all data that can be read without an id. */
const readAll = async (person: Person) => {
  const reads: readonly Route[] = [
    ...[habits.list, skills.list, resources.list, projects.list, assessments.list],
    ...[skills.stats, resources.stats, projects.stats, assessments.stats],
    ...[assessments.availableSkills, analytics.dashboard, analytics.skillHeatmap],
    analytics.neglectedSkills,
  ];
  const responses = new Map<Route, unknown>();
  for (const route of reads) {
    responses.set(route, (await person.call(route, {} as never)) as unknown);
  }
  return responses;
};

const leftOut = (person: Person) =>
  linesOf(output.text(), 'Broken item left out').filter(({ item }) =>
    String(item).includes(person.user._id),
  );

describe.each(kinds)('a broken $kind', ({ kind, of, place }) => {
  let victim: Awaited<ReturnType<typeof someone>>;
  let goodId: string;
  let good: Item;
  let broken: (Key & Item)[];
  beforeAll(async () => {
    victim = await someone();
    const userId = victim.person.user._id;
    goodId = victim.ids.get(`${kind}s`) ?? '';
    const { data } = await victim.person.call(of.list as typeof habits.list, {});
    good = listed(data)[0] ?? {};
    const item = (await readItem(place(userId, goodId))) ?? {};
    broken = poisoned(item, (id) => place(userId, id));
    await writeItems(broken);
  }, 180_000);

  test('is left out of the list and logged, and the other items are still there', async () => {
    const { person } = victim;
    const before = leftOut(person).length;
    const { data } = await person.call(of.list as typeof habits.list, {});
    const shown = listed(data);
    expect(shown.find(({ _id }) => _id === goodId)).toEqual(good);
    const logged = leftOut(person).slice(before);
    expect(logged.length).toBeGreaterThan(10);
    expect(logged.every(({ level, requestId, issues }) => level && requestId && issues)).toBe(true);
    // Each item is either logged, or shown like an item without an optional field.
    const skillless = kind === 'assessment' ? broken.filter(isOfNoSkill).length : 0;
    expect(shown.length - 1 + logged.length + skillless).toBeGreaterThanOrEqual(broken.length);
  });

  test('affects no other list and no stats', async () => {
    await readAll(victim.person);
  });

  const hasGet = 'get' in of;
  test.runIf(hasGet)(
    'requested by its id, returns an internal error unless its damage is harmless',
    async () => {
      if (!('get' in of)) return;
      for (const { sk } of broken.filter((_, n) => n % 7 === 0)) {
        const params = { id: sk.split('#')[1] ?? '' };
        const response = await victim.person.send(of.get, { params });
        if (response.status !== 200) expect(problemOf(response).code).toBe('internal');
      }
      expect(
        linesOf(output.text(), 'Something went wrong on our side. Please try again.'),
      ).toSatisfy((lines: Item[]) =>
        lines.some((line) => JSON.stringify(line).includes('Broken item')),
      );
    },
  );
});

/** Whether an assessment's skill can't exist. Such an assessment is neither shown nor logged. */
const isOfNoSkill = ({ skillId }: Item) => typeof skillId === 'string' && skillId.length !== 26;

test('a broken activity is left out of its skill’s activities, and the skill can still be deleted', async () => {
  const { person, skillId } = await someone();
  const userId = person.user._id;
  const read = async () => {
    const request = { params: { id: skillId }, query: {} };
    return (await person.call(skills.activities, request)).data.activities;
  };
  const [good] = await read();
  const place = (id: string) => skillKeys.activityOfSkill(userId, skillId, id);
  const item = (await readItem(skillKeys.activity(userId, good?._id ?? ''))) ?? {};
  const newId = () => idOn(today);
  const broken = poisoned(item, place, newId);
  // The keys of these two items contain no id. The first begins like an id of today, the second does not.
  await writeItems([...broken, { ...item, ...place(`${idsOf(today, today).from}garbage`) }]);
  await writeItem({ ...item, ...place('garbage') });

  const before = leftOut(person).length;
  expect(await read()).toContainEqual(good);
  expect(leftOut(person).length - before).toBeGreaterThan(10);

  await person.call(skills.remove, { params: { id: skillId } });
  const left = (await ownItems(person)).filter(
    ({ pk, sk }) => pk === place('').pk && String(sk).startsWith('ACTIVITY#'),
  );
  expect(left).toEqual([]);
  expect((await person.call(skills.list, {})).data.skills).toEqual([]);
  await readAll(person);
});

describe('a broken month', () => {
  const day = addDays(today, -800);
  const readMonths = ({ call }: Person) =>
    call(analytics.skillHeatmap, { query: { days: String(maxHeatmapDays) } });
  const counted = [{ date: day, time: 300 }];
  const monthOfDay = (userId: string): Key & Item => {
    const [item] = monthItems(userId, counted);
    return { ...skillKeys.month(userId, monthOf(day)), ...item, revision: 1 };
  };

  test.each([String(Number(day.slice(8))), 'time', 'revision'])(
    'affects nothing else, whatever the value of its attribute %s',
    async (name) => {
      const { person } = await someone();
      const before = await readAll(person);
      const whole = monthOfDay(person.user._id);
      for (const [n, damage] of damages.entries()) {
        const { [name]: _, ...rest } = whole;
        const damaged = damage === undefined ? rest : { ...rest, [name]: damage };
        const month = monthOf(addDays(day, -31 * n));
        await writeItem({ ...damaged, ...skillKeys.month(person.user._id, month) });
      }
      expect(await readAll(person)).toEqual(before);
      await readMonths(person);
      const months = leftOut(person).map(({ item }) => item);
      expect(new Set(months).size).toBeGreaterThan(10);
    },
  );

  test('is logged, and blocks that month’s activities until it is repaired', async () => {
    const { person, skillId } = await someone();
    const whole = monthOfDay(person.user._id);
    await writeItem({ ...whole, time: 'none' });
    const before = await ownItems(person);
    await readMonths(person);
    expect(leftOut(person).map(({ item }) => item)).toContain(`${whole.pk} ${whole.sk}`);
    const sent = { params: { id: skillId }, body: { hours: 1, date: day } };
    expect(problemOf(await person.send(skills.logHours, sent)).code).toBe('internal');
    expect(await ownItems(person)).toEqual(before);
    await person.call(skills.logHours, { ...sent, body: { hours: 1, date: today } });
    await writeItem(whole);
    await person.call(skills.logHours, sent);
    const [twice] = monthItems(person.user._id, [...counted, ...counted]);
    expect(await readItem(skillKeys.month(person.user._id, monthOf(day)))).toEqual({
      ...twice,
      revision: 2,
    });
  });
});

test('a person’s broken items change nothing for another person', async () => {
  const { person } = await someone();
  const before = await readAll(person);
  const victim = await someone();
  const userId = victim.person.user._id;
  for (const { kind, place } of kinds) {
    const item = (await readItem(place(userId, victim.ids.get(`${kind}s`) ?? ''))) ?? {};
    await writeItems(poisoned(item, (id) => place(userId, id)));
  }
  expect(await readAll(person)).toEqual(before);
  await readAll(victim.person);
  expect(leftOut(person)).toEqual([]);
}, 180_000);
