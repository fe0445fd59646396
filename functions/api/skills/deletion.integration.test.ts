import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assessments } from '#shared/assessments/routes.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { endAfterWrites, endSimulations } from '#testing/live/cutOff.ts';
import { ownItems, writeItem } from '#testing/live/items.ts';
import { type Person, registerPerson } from '#testing/live/people.ts';
import { captureLogs } from '../../../testing/functions/logs.ts';
import { skillKeys } from '../ledger/keys.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

type Item = Record<string, unknown>;

const today = todayIn(new Date(), 'UTC');

beforeEach(captureLogs);
afterEach(endSimulations);

describe('deleting a skill with many dependent items', () => {
  let ada: Person;
  let doomed: string;
  let kept: string;
  let before: Item[];
  let afterwards: Item[];

  const own = async () => await ownItems(ada);
  const remove = async () => (await ada.send(skills.remove, { params: { id: doomed } })).status;
  const restore = () => Promise.all(before.map((item) => writeItem(item as never)));

  /** Returns the items that must remain after the deletion. `items` are those before it. */
  const without = (items: readonly Item[]): Item[] => {
    const entries = items.filter(
      ({ sk, skillId }) => String(sk).startsWith('ACTIVITY#') && skillId === doomed,
    );
    const months = Map.groupBy(entries, ({ sk }) => dayOf(sk).slice(0, 7));
    const left = items.filter(({ sk, skillId }) => sk !== `SKILL#${doomed}` && skillId !== doomed);
    const bytes = left
      .filter(({ sk }) => sk !== 'COUNTS')
      .reduce((sum, item) => sum + Number(item.bytes ?? 0), 0);
    return left.map((item) => {
      const gone = months.get(String(item.sk).slice('MONTH#'.length)) ?? [];
      const tags = item.relatedSkills as string[] | undefined;
      const rest = tags?.filter((id) => id !== doomed);
      const { relatedSkills: _, ...others } = item;
      return {
        ...others,
        ...(gone.length > 0 && lessened(item, gone)),
        ...(rest && rest.length > 0 && { relatedSkills: rest }),
        ...(tags?.includes(doomed) && { version: Number(item.version ?? 0) + 1 }),
        ...(String(item.sk).startsWith('SOURCE#') && { ...none, revision: expect.any(Number) }),
        ...(item.sk === 'COUNTS' && { skills: 1, assessments: 1, bytes }),
      };
    });
  };

  /** The sums of a source after the deletion. They are 0, because all of its time was logged for the deleted skill. */
  const none = { time: 0, entries: 0 };

  /** The day of each activity, by the activity's id. */
  const dates = new Map<string, string>();
  const dayOf = (sk: unknown) => dates.get(String(sk).replace('ACTIVITY#', '')) ?? '';

  /** Returns a month's item without some of its activities. The activities are subtracted one at a time. */
  const lessened = (month: Item, gone: readonly Item[]): Item => {
    const left: Item = { ...month, revision: expect.any(Number) };
    for (const { sk, time } of gone) {
      const day = Number(dayOf(sk).slice(8));
      left[day] = Number(left[day]) - 1;
      if (time !== 0) left[`t${day}`] = Number(left[`t${day}`]) - Number(time);
      left.time = Number(left.time) - Number(time);
    }
    return left;
  };

  beforeAll(async () => {
    ada = await registerPerson(cairn);
    const make = async (name: string) =>
      (await ada.call(skills.create, { body: { name, category: 'Design' } })).data.skill._id;
    [kept, doomed] = [await make('Kept'), await make('Doomed')];
    const log = async (id: string, day: number, hours: number) => {
      const body = { hours, date: addDays(today, -day) };
      const { activity } = (await ada.call(skills.logHours, { params: { id }, body })).data;
      dates.set(activity._id, activity.date);
    };
    // These activities need more than three transactions. Some are on days of the other skill.
    for (let i = 0; i < 110; i++) await log(doomed, (i * 7) % 400, 0.01 * (i + 1));
    for (let i = 0; i < 5; i++) await log(kept, i * 7, 1);
    for (const skill of [doomed, doomed, doomed, kept]) {
      await ada.call(assessments.create, { body: { skill, confidenceLevel: 4 } });
    }
    for (const relatedSkills of [[doomed], [kept, doomed], [kept], []]) {
      const made = await ada.call(resources.create, { body: { title: 'Book', relatedSkills } });
      const params = { id: made.data.resource._id };
      const body = { minutes: 10, skill: doomed };
      const { activity } = (await ada.call(resources.logTime, { params, body })).data;
      dates.set(activity._id, activity.date);
      await ada.call(projects.create, { body: { name: 'Try it', relatedSkills } });
    }
    before = await own();
    afterwards = without(before);
  });

  test('keeps the items of others, and leaves no trace of the skill', async () => {
    await restore();
    expect(await remove()).toBe(200);
    const left = await own();
    expect(left.filter(({ relatedSkills }) => relatedSkills !== undefined)).not.toHaveLength(0);
    expect(left).toEqual(withEmptyTags(afterwards, left));
    expect(JSON.stringify(left)).not.toContain(doomed);
    expect(await remove()).toBe(404);
  });

  // The writes: the mark, four transactions of activities, one of assessments, two resources, two projects, and
  // the skill.
  const writes = 11;

  const interruptions = Array.from({ length: writes + 1 }, (_, ended) => ({
    ended,
    tag: [0, 5, writes].includes(ended) ? '' : ' @exhaustive',
  }));

  test.each(interruptions)(
    'is completed by a repetition if it was interrupted after $ended of its writes$tag',
    async ({ ended }) => {
      await restore();
      endAfterWrites(ended);
      const first = await remove();
      expect(first).toBe(ended < writes ? 500 : 200);
      endSimulations();
      const shown = (await ada.call(skills.list, {})).data.skills.map(({ _id }) => _id);
      expect(shown).toEqual(ended === 0 ? [kept, doomed] : [kept]);
      expect(await remove()).toBe(ended < writes ? 200 : 404);
      const left = await own();
      expect(left).toEqual(withEmptyTags(afterwards, left));
      expect(JSON.stringify(left)).not.toContain(doomed);
    },
  );

  test('resumes wherever it was interrupted', async () => {
    await restore();
    for (let tries = 0; tries < writes; tries++) {
      // Each try marks the skill again, and then gets one step further.
      endAfterWrites(2);
      await remove();
      endSimulations();
    }
    const left = await own();
    expect(left).toEqual(withEmptyTags(afterwards, left));
  });

  test('lets nothing be added to the skill once it has begun', async () => {
    await restore();
    endAfterWrites(1);
    await remove();
    endSimulations();
    const was = await own();
    const params = { id: doomed };
    const responses = [
      await ada.send(skills.get, { params }),
      await ada.send(skills.activities, { params }),
      await ada.send(skills.update, { params, body: { name: 'Back' } }),
      await ada.send(skills.update, { params, body: { currentHours: 5 } }),
      await ada.send(skills.logHours, { params, body: { hours: 1 } }),
      await ada.send(assessments.create, { body: { skill: doomed, confidenceLevel: 3 } }),
      await ada.send(resources.create, { body: { title: 'New', relatedSkills: [doomed] } }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 400, 400]);
    expect((await ada.call(skills.stats, {})).data.totalSkills).toBe(1);
    expect(await own()).toEqual(was);
  });

  test('subtracts an activity that is undone meanwhile only once', async () => {
    await restore();
    endAfterWrites(1);
    await remove();
    endSimulations();
    const [activityId = ''] = dates.keys();
    await ada.call(skills.removeActivity, { params: { id: doomed, activityId } });
    expect(await remove()).toBe(200);
    const left = await own();
    expect(left).toEqual(withEmptyTags(afterwards, left));
  });

  test('is finished by a later list of skills if it was interrupted', async () => {
    await restore();
    endAfterWrites(3);
    await remove();
    endSimulations();
    const shown = async () => (await ada.call(skills.list, {})).data.skills.map(({ _id }) => _id);
    expect(await shown()).toEqual([kept]);
    expect(JSON.stringify(await own())).toContain(doomed);
    const at = skillKeys.skill(ada.user._id, doomed);
    const marked = (await own()).find(({ sk }) => sk === at.sk);
    const longAgo = new Date(Date.now() - 61_000).toISOString();
    await writeItem({ ...marked, ...at, deleting: longAgo });
    expect(await shown()).toEqual([kept]);
    const left = await own();
    expect(left).toEqual(withEmptyTags(afterwards, left));
  });
});

/** An empty list of tags may be stored as an empty list or not at all. */
const withEmptyTags = (expected: readonly Item[], left: readonly Item[]): Item[] =>
  expected.map((item) => {
    const same = left.find(({ pk, sk }) => pk === item.pk && sk === item.sk);
    const isEmpty = Array.isArray(same?.relatedSkills) && same.relatedSkills.length === 0;
    return isEmpty && item.relatedSkills === undefined ? { ...item, relatedSkills: [] } : item;
  });
