import { beforeAll, describe, expect, test } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { lastEnd } from '#shared/habits/ends.ts';
import { habitImports } from '#shared/habits/imports.ts';
import type { Habit, HabitPatch } from '#shared/habits/model.ts';
import { habitReasons } from '#shared/habits/reasons.ts';
import { habits } from '#shared/habits/routes.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson, signedIn } from '#testing/live/people.ts';
import { habitKeys } from './keys.ts';

export const endsSuite = (target: Target): void => {
  describe('habits that end', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const daily = { name: 'Walk', frequency: 'daily' } as const;
    const create = async (body: object = {}): Promise<Habit> =>
      (await ada.call(habits.create, { body: { ...daily, ...body } })).data.habit;
    const update = async (id: string, body: HabitPatch): Promise<Habit> =>
      (await ada.call(habits.update, { params: { id }, body })).data.habit;
    const read = async (id: string): Promise<Habit> => {
      const { notes: _, ...habit } = (await ada.call(habits.get, { params: { id } })).data;
      return habit;
    };

    const recordOf = (endsOn: Day | null | undefined) => ({
      _id: idOn(ago(20)),
      name: 'Walk',
      schedules: [{ from: ago(20), frequency: 'daily' as const }],
      targets: [],
      pauses: [],
      archivedOn: null,
      createdDay: ago(20),
      createdAt: `${ago(20)}T08:00:00.000Z`,
      updatedAt: `${ago(20)}T08:00:00.000Z`,
      ...(endsOn !== undefined && { endsOn }),
    });
    type Imported = Omit<ReturnType<typeof recordOf>, 'archivedOn'> & {
      readonly archivedOn: Day | null;
    };
    const bring = async (record: Imported): Promise<string | undefined> =>
      (await ada.call(habitImports.import, { body: { habits: [record] } })).data.results[0]
        ?.outcome;
    /** A habit that ended four days ago, and was done on its last three days. */
    const ended = async (): Promise<Habit> => {
      const record = recordOf(ago(4));
      await bring(record);
      for (const days of [6, 5, 4]) {
        const body = { date: ago(days), completed: true };
        await ada.call(habits.toggle, { params: { id: record._id }, body });
      }
      return read(record._id);
    };

    test('an end can be today or up to ten years ahead, sent again and cleared', async () => {
      const { _id, ...made } = await create({ endsOn: today });
      expect(made).toMatchObject({ endsOn: today, archivedOn: null, due: 'now' });
      const last = lastEnd(today);
      expect(await update(_id, { endsOn: last })).toMatchObject({ endsOn: last, pauses: [] });
      expect((await update(_id, { endsOn: last, name: 'Run' })).endsOn).toBe(last);
      expect((await update(_id, { endsOn: null })).endsOn).toBeNull();
      expect(await readItem(habitKeys.habit(ada.user._id, _id))).not.toHaveProperty('endsOn');
    });

    test('a wrong end is refused with a sentence', async () => {
      const { _id } = await create();
      const reasonFor = async (endsOn: unknown) => {
        const body = { ...daily, endsOn };
        const sent = await ada.send(habits.create, { body });
        const changed = await ada.send(habits.update, { params: { id: _id }, body: { endsOn } });
        expect(problemOf(changed).errors).toEqual(problemOf(sent).errors);
        return problemOf(sent).errors?.[0];
      };
      const wrong = (reason: ReturnType<(typeof habitReasons)[keyof typeof habitReasons]>) => ({
        field: 'endsOn',
        ...reason,
      });
      expect(await reasonFor(ago(1))).toEqual(
        wrong(habitReasons.endsBeforeStart({ start: today })),
      );
      const last = lastEnd(today);
      expect(await reasonFor(addDays(last, 1))).toEqual(
        wrong(habitReasons.endsTooFarAhead({ last })),
      );
      expect(await reasonFor('2026-02-30')).toMatchObject({ field: 'endsOn', reason: 'day' });
      const { _id: older } = await ended();
      const change = { params: { id: older }, body: { endsOn: ago(1) } };
      expect(problemOf(await ada.send(habits.update, change)).errors).toEqual([
        wrong(habitReasons.endsBeforeToday()),
      ]);
      expect((await update(older, { endsOn: ago(4) })).archivedOn).toBe(ago(3));
    });

    test('a repeated creation returns the habit, even if its end has passed by then', async () => {
      // These zones always have different days.
      const [west, east] = ['Etc/GMT+12', 'Etc/GMT-14'].map((at) =>
        signedIn(target, ada.token, at),
      );
      const endsOn = todayIn(new Date(), 'Etc/GMT+12');
      const body = { _id: idOn(undefined), ...daily, endsOn };
      const made = await west?.call(habits.create, { body });
      const again = await east?.call(habits.create, { body });
      expect(again?.data.habit).toMatchObject({ _id: made?.data.habit._id, endsOn });
      const other = await east?.send(habits.create, { body: { ...body, _id: idOn(undefined) } });
      expect(other?.status).toBe(400);
    });

    test('a habit that has ended is archived, and no figure counts a later record', async () => {
      const habit = await ended();
      const { _id } = habit;
      expect(habit).toMatchObject({
        endsOn: ago(4),
        archivedOn: ago(3),
        due: 'excused',
        currentStreak: 3,
        totalCompletions: 3,
        pauses: [],
      });
      const idsOf = (all: readonly { readonly _id: string }[] = []) => all.map((one) => one._id);
      for (const route of [habits.list, habits.facts]) {
        const active = (await ada.call(route, {})).data;
        expect(idsOf(active.habits)).not.toContain(_id);
        const { archived } = (await ada.call(route, { query: { archived: 'true' } })).data;
        expect(archived?.find((one) => one._id === _id)).toMatchObject({ archivedOn: ago(3) });
      }
      const figures = async () => {
        const { storage: _, ...dashboard } = (await ada.call(analytics.dashboard, {})).data;
        return dashboard;
      };
      const before = await figures();
      const params = { id: _id, date: ago(1) };
      const { data } = await ada.call(habits.setDay, { params, body: { completed: true } });
      expect(data.habit.completions.map(({ date }) => date)).toContain(ago(1));
      const { history: _, completions: __, updatedAt: ___, ...rest } = data.habit;
      expect(habit).toMatchObject(rest);
      expect(await figures()).toEqual(before);
    });

    test.each<[string, HabitPatch, Day | null]>([
      ['a later end', { endsOn: addDays(today, 30) }, addDays(today, 30)],
      ['no end', { endsOn: null }, null],
      ['a restoration', { archived: false }, null],
    ])('%s brings the habit back, and the days between are a pause', async (_, body, endsOn) => {
      const { _id, strength } = await ended();
      for (const change of [body, body]) {
        expect(await update(_id, change)).toMatchObject({
          endsOn,
          archivedOn: null,
          pauses: [{ from: ago(3), to: ago(1) }],
          due: 'now',
          currentStreak: 3,
          strength,
        });
      }
      const { data } = await ada.call(habits.list, {});
      expect(data.habits.map((one) => one._id)).toContain(_id);
    });

    test('an import accepts any end, and adds the same habit only once', async () => {
      const long = recordOf('1990-01-01');
      expect(await bring(long)).toBe('created');
      expect(await read(long._id)).toMatchObject({
        endsOn: '1990-01-01',
        archivedOn: '1990-01-02',
        completionRate: 0,
      });
      // The same habit, exported after it had ended.
      expect(await bring({ ...long, archivedOn: '1990-01-02' })).toBe('there');
      const { _id } = long;
      expect(await readItem(habitKeys.habit(ada.user._id, _id))).not.toHaveProperty('archivedOn');
      const older = recordOf(undefined);
      expect(await bring(older)).toBe('created');
      expect(await bring({ ...older, endsOn: null })).toBe('there');
      expect(inconsistencies(await ownItems(ada))).toEqual([]);
    });
  });
};
