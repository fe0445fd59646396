import { encodeTime, ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import { idOn } from '#shared/core/ids.ts';
import { maxLogBytes } from '#shared/core/storage.ts';
import { addDays, type Day, lastDays, todayIn } from '#shared/days/days.ts';
import { type ActivityRecord, skillImports } from '#shared/skills/imports.ts';
import { skills } from '#shared/skills/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem, writeItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { nobodysId } from '#testing/live/routes.ts';
import { skillKeys } from '../ledger/keys.ts';

const day: Day = '2025-03-31';

/** Exports from before activities had sources lack these fields. */
const byHand = {
  source: 'manual',
  sourceId: null,
  sourceName: null,
  page: null,
  pageBefore: null,
};

export const importActivitiesSuite = (target: Target): void => {
  describe('importing activities', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (by = ada): Promise<string> => {
      const body = { name: 'Go', category: 'Other' } as const;
      return (await by.call(skills.create, { body })).data.skill._id;
    };
    const hour = (skill: string, date: Day = day, more: object = {}): ActivityRecord => ({
      _id: idOn(date),
      skill,
      type: 'Hours',
      date,
      hours: 1,
      duration: null,
      description: '',
      createdAt: `${date}T18:00:00.000Z`,
      ...more,
    });
    const studied = (skill: string, date: Day, duration: number) =>
      hour(skill, date, { type: 'Study', duration, hours: Math.round(duration / 0.6) / 100 });
    const send = (id: string, activities: readonly unknown[], by = ada) =>
      by.send(skillImports.importActivities, { params: { id }, body: { activities } });
    const outcomesOf = async (id: string, activities: readonly ActivityRecord[]) => {
      const body = { activities: [...activities] };
      const { data } = await ada.call(skillImports.importActivities, { params: { id }, body });
      expect(data.results.map(({ _id }) => _id)).toEqual(activities.map(({ _id }) => _id));
      return data.results.map(({ outcome }) => outcome);
    };
    const read = async (id: string) => (await ada.call(skills.get, { params: { id } })).data;
    const logged = async (id: string) => {
      const query = { from: '1970-01-01', to: today };
      return (await ada.call(skills.activities, { params: { id }, query })).data.activities;
    };
    const consistent = async () => expect(inconsistencies(await ownItems(ada))).toEqual([]);

    test('stores them unchanged, and counts them for their skill, days and months', async () => {
      const id = await create();
      const sent = [
        studied(id, '2025-04-01', 20),
        hour(id, day, { hours: 0.33, description: 'Late' }),
        studied(id, '2024-12-31', 0),
      ];
      expect(await outcomesOf(id, sent)).toEqual(['created', 'created', 'created']);
      expect(await logged(id)).toEqual(sent.map((one) => ({ ...one, ...byHand })));
      expect(await read(id)).toMatchObject({
        activityCount: 3,
        loggedTime: 199,
        lastActivityDate: '2025-04-01',
      });
      await consistent();
    });

    test('accepts activities older and newer than the existing ones', async () => {
      const id = await create();
      await outcomesOf(id, [hour(id, '2025-02-01')]);
      await outcomesOf(id, [hour(id, '2025-01-01'), hour(id, '2024-01-01')]);
      expect(await read(id)).toMatchObject({ lastActivityDate: '2025-02-01', currentHours: 3 });
      await outcomesOf(id, [hour(id, '2025-02-02')]);
      expect(await read(id)).toMatchObject({ lastActivityDate: '2025-02-02', currentHours: 4 });
      await consistent();
    });

    test('splits activities of 180 months into transactions that can hold them', async () => {
      const id = await create();
      const sent = Array.from({ length: 180 }, (_, n) => hour(id, addDays(day, -40 * n)));
      expect(new Set(await outcomesOf(id, sent))).toEqual(new Set(['created']));
      expect(await read(id)).toMatchObject({ activityCount: 180, currentHours: 180 });
      await consistent();
    });

    test('repeated imports change nothing: of some, of all, or twice in a call', async () => {
      const id = await create();
      const days = lastDays(60, day).map((date) => hour(id, date));
      await outcomesOf(id, days.slice(0, 30));
      const again = [...days.slice(0, 1), ...days];
      const outcomes = await outcomesOf(id, again);
      expect(outcomes.map((one) => one === 'there')).toEqual(again.map((_, n) => n < 31));
      const before = await ownItems(ada);
      expect(new Set(await outcomesOf(id, days))).toEqual(new Set(['there']));
      expect(await ownItems(ada)).toEqual(before);
      await consistent();
    });

    test('an id is a conflict if its activity differs, has another skill, or was logged by hand, deleted or not', async () => {
      const [id, other] = [await create(), await create()];
      const one = hour(id);
      await outcomesOf(id, [one]);
      const made = idOn(day);
      const deleted = idOn(day);
      for (const _id of [made, deleted]) {
        await ada.call(skills.logHours, { params: { id }, body: { _id, hours: 1, date: day } });
      }
      await ada.call(skills.removeActivity, { params: { id, activityId: deleted } });
      const before = await ownItems(ada);
      const conflicts = [
        { ...one, hours: 2 },
        hour(id, day, { _id: made }),
        hour(id, day, { _id: deleted }),
      ];
      expect(await outcomesOf(id, conflicts)).toEqual(['conflict', 'conflict', 'conflict']);
      expect(await outcomesOf(other, [{ ...one, skill: other }])).toEqual(['conflict']);
      expect(await ownItems(ada)).toEqual(before);
    });

    test('an imported activity that was deleted can be imported again', async () => {
      const id = await create();
      const one = hour(id);
      await outcomesOf(id, [one]);
      await ada.call(skills.removeActivity, { params: { id, activityId: one._id } });
      expect(await read(id)).toMatchObject({ activityCount: 0, lastActivityDate: null });
      expect(await outcomesOf(id, [one])).toEqual(['created']);
      await consistent();
    });

    test('an undo removes activities from their skill, days and months, and keeps what was logged by hand', async () => {
      const id = await create();
      const other = await create();
      const days = lastDays(30, day).map((date) => hour(id, date));
      await outcomesOf(id, days);
      const own = idOn(day);
      await ada.call(skills.logHours, { params: { id }, body: { _id: own, hours: 2, date: day } });
      const [first] = await outcomesOf(other, [hour(other)]).then(() => logged(other));
      const ids = [...days.map(({ _id }) => _id), own, first?._id ?? ''];
      const undone = async () => {
        const { data } = await ada.call(skillImports.undoActivities, {
          params: { id },
          body: { ids },
        });
        expect(data.results.map(({ _id }) => _id)).toEqual(ids);
        return data.results.map(({ outcome }) => outcome);
      };
      expect(await undone()).toEqual([...days.map(() => 'removed'), 'kept', 'missing']);
      expect(new Set(await undone())).toEqual(new Set(['missing', 'kept']));
      expect((await logged(id)).map(({ _id }) => _id)).toEqual([own]);
      expect(await read(id)).toMatchObject({ activityCount: 1, currentHours: 2 });
      expect(await logged(other)).toHaveLength(1);
      await consistent();
    });

    test('many devices that import at the same time write each activity once', async () => {
      const id = await create();
      const days = lastDays(30, day).map((date) => hour(id, date));
      await Promise.all([1, 2, 3].map((n) => outcomesOf(id, days.slice(0, 10 * n))));
      expect(await read(id)).toMatchObject({ activityCount: 30, currentHours: 30 });
      await consistent();
    });

    test('is refused by a full skill', async () => {
      const id = await create();
      const key = skillKeys.skill(ada.user._id, id);
      const full = { ...(await readItem(key)), ...key, loggedBytes: maxLogBytes };
      await writeItem(full);
      const before = await ownItems(ada);
      expect(problemOf(await send(id, [hour(id)]))).toMatchObject({ status: 409, code: 'limit' });
      expect(await ownItems(ada)).toEqual(before);
      await writeItem({ ...full, loggedBytes: 0 });
    });

    test('a skill of somebody else is like an unknown one', async () => {
      const bob = await registerPerson(target, zone);
      const bobs = await create(bob);
      const before = await ownItems(bob);
      const [theirs, nobodys] = [
        await send(bobs, [hour(bobs)]),
        await send(nobodysId, [hour(nobodysId)]),
      ];
      expect(theirs.status).toBe(404);
      expect(theirs.body).toEqual(nobodys.body);
      expect(await ownItems(bob)).toEqual(before);
    });

    // biome-ignore format: one line a case
    test.each<[string, (skill: string) => object, string]>([
      ['another skill', () => ({ skill: nobodysId }), 'skill'],
      ['an id of another day', () => ({ _id: idOn('2025-03-30') }), '_id'],
      ['an id of no day', () => ({ _id: `7${'Z'.repeat(25)}` }), '_id'],
      ['a day to come', () => ({ date: addDays(today, 1), _id: ulid(Date.parse(addDays(today, 1))) }), 'date'],
      ['an instant to come', () => ({ createdAt: '2999-01-01T00:00:00.000Z' }), 'createdAt'],
      ['hours of more than a day', () => ({ hours: 24.01 }), 'hours'],
      ['no hours', () => ({ hours: 0 }), 'duration'],
      ['hours with minutes', () => ({ duration: 60 }), 'duration'],
      ['an activity without minutes', () => ({ type: 'Study' }), 'duration'],
      ['minutes that differ from the hours', () => ({ type: 'Study', duration: 61 }), 'duration'],
      ['an unknown type', () => ({ type: 'Sleep' }), 'type'],
      ['a long description', () => ({ description: 'x'.repeat(2_001) }), 'description'],
      ['a character that can’t be shown', () => ({ description: 'a\u0000b' }), 'description'],
      ['an unknown field', () => ({ pk: 'USER#x' }), 'pk'],
    ])('%s is refused, and nothing is written', async (_, more, field) => {
      const id = await create();
      const before = await ownItems(ada);
      const { status, errors } = problemOf(await send(id, [hour(id), { ...hour(id), ...more(id) }]));
      expect([status, errors?.[0]?.field]).toEqual([400, `activities.1.${field}`]);
      expect(await ownItems(ada)).toEqual(before);
    });

    test('the day in an id is in UTC, whatever the person’s time zone', async () => {
      const id = await create();
      const late = `${encodeTime(Date.parse(`${day}T23:59:59.999Z`), 10)}${'0'.repeat(16)}`;
      expect(await outcomesOf(id, [hour(id, day, { _id: late })])).toEqual(['created']);
    });
  });
};
