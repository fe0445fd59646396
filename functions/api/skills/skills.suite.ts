import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, monthOf, todayIn } from '#shared/days/days.ts';
import { type SkillRecord, skillImports } from '#shared/skills/imports.ts';
import {
  type Activity,
  activityTypes,
  type logHoursBody,
  type NewSkill,
  type Skill,
  type SkillPatch,
  skillDefaults,
} from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { problemOf, successOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { keys } from '../../table/keys.ts';
import { skillKeys } from '../ledger/keys.ts';

const rust: NewSkill = { name: 'Rust', category: 'Programming Language' };

type Logged = { readonly skill: Skill; readonly activity: Activity };

export const skillsSuite = (target: Target): void => {
  describe('skills', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const create = async (body: NewSkill = rust, by = ada): Promise<Skill> =>
      (await by.call(skills.create, { body })).data.skill;
    const read = async (id: string, by = ada): Promise<Skill> =>
      (await by.call(skills.get, { params: { id } })).data;
    const list = async (by = ada): Promise<Skill[]> => (await by.call(skills.list, {})).data.skills;
    const change = async (id: string, body: SkillPatch): Promise<Skill> =>
      (await ada.call(skills.update, { params: { id }, body })).data.skill;
    const log = async (id: string, hours: number, date?: Day, by = ada): Promise<Logged> =>
      (await by.call(skills.logHours, { params: { id }, body: { hours, ...(date && { date }) } }))
        .data;
    const add = async (id: string, duration: number, date?: Day): Promise<Logged> => {
      const body = { type: 'Study', duration, ...(date && { date }) } as const;
      return (await ada.call(skills.addActivity, { params: { id }, body })).data;
    };
    const activities = async (id: string, query = {}): Promise<Activity[]> =>
      (await ada.call(skills.activities, { params: { id }, query })).data.activities;
    const undo = (id: string, activityId: string, by = ada) =>
      by.send(skills.removeActivity, { params: { id, activityId } });
    const countOn = async (day: Day, by = ada): Promise<number> => {
      const month = await readItem(skillKeys.month(by.user._id, monthOf(day)));
      return Number(month?.[Number(day.slice(8))] ?? 0);
    };
    const inconsistenciesOf = async (by: Person) => inconsistencies(await ownItems(by));
    const count = async (by = ada) => (await readItem(keys.counts(by.user._id)))?.skills ?? 0;

    describe('lifecycle', () => {
      test('a skill created with only the required fields has the defaults and is Not Started', async () => {
        const skill = await create({ name: '  Cafe\u0301  ', category: 'Other' });
        expect(skill).toMatchObject({
          ...skillDefaults,
          id: skill._id,
          name: 'Café',
          category: 'Other',
          status: 'Not Started',
          progress: 0,
          currentLevel: 1,
          levelDescription: 'Beginner',
          confidenceLevel: 1,
          confidenceDescription: 'Not assessed yet',
          lastActivityDate: null,
          daysSinceLastActivity: null,
          isNeglected: false,
        });
        expect(await read(skill._id)).toEqual(skill);
        expect((await list()).at(-1)).toEqual(skill);
      });

      test('a skill created with every field keeps every field', async () => {
        const body: Required<NewSkill> = {
          _id: idOn(undefined),
          name: 'Übersetzen 🦀',
          category: 'Professional',
          description: 'Novels.\nSlowly.',
          targetHours: 100_000,
          currentHours: 49_999.99,
          targetLevel: 4,
          targetDate: '2027-02-28',
          color: '#00ff7f',
          levels: { 1: 'Reads a page.', 5: 'Translates a novel.' },
        };
        const skill = await create(body);
        expect(skill).toMatchObject({ ...body, status: 'In Progress', progress: 49 });
        expect(await read(skill._id)).toEqual(skill);
      });

      test('logs change every derived value at once', async () => {
        const { _id } = await create({ ...rust, targetHours: 10 });
        await log(_id, 2.5, ago(12));
        expect(await read(_id)).toMatchObject({ status: 'In Progress', isNeglected: true });
        const { skill } = await add(_id, 300, ago(1));
        expect(skill).toMatchObject({
          currentHours: 7.5,
          progress: 75,
          currentLevel: 4,
          levelDescription: 'Advanced',
          status: 'In Progress',
          lastActivityDate: ago(1),
          daysSinceLastActivity: 1,
          isNeglected: false,
        });
        expect(await read(_id)).toEqual(skill);
        const done = await log(_id, 2.5, ago(40));
        expect(done.skill).toMatchObject({
          status: 'Completed',
          currentLevel: 5,
          lastActivityDate: ago(1),
        });
      });

      test('a deleted skill is gone, and a second delete is not found', async () => {
        const { _id } = await create();
        const { activity } = await log(_id, 1);
        const before = Number(await count());
        const params = { id: _id };
        expect(await ada.call(skills.remove, { params })).toEqual({ data: null });
        const responses = [
          await ada.send(skills.remove, { params }),
          await ada.send(skills.get, { params }),
          await ada.send(skills.update, { params, body: { name: 'Back' } }),
          await ada.send(skills.update, { params, body: { currentHours: 1 } }),
          await ada.send(skills.logHours, { params, body: { hours: 1 } }),
          await ada.send(skills.addActivity, { params, body: { type: 'Other' } }),
          await ada.send(skills.activities, { params }),
          await undo(_id, activity._id),
        ];
        expect(responses.map((response) => problemOf(response).code)).toEqual(
          responses.map(() => 'not_found'),
        );
        expect(await count()).toBe(before - 1);
        expect(JSON.stringify(await ownItems(ada))).not.toContain(_id);
      });
    });

    describe('activities', () => {
      test('of every type are listed, newest first, in the requested window', async () => {
        const { _id } = await create();
        const days = [200, 92, 91, 3, 3, 0];
        const made: Activity[] = [];
        for (const [i, day] of days.entries()) {
          const type = activityTypes[i] ?? 'Other';
          const body = { type, duration: i, date: ago(day), description: ` ${i} ` };
          const { data } = await ada.call(skills.addActivity, { params: { id: _id }, body });
          made.unshift(data.activity);
        }
        expect(made[0]).toEqual({
          _id: expect.any(String),
          skill: _id,
          source: 'manual',
          sourceId: null,
          sourceName: null,
          type: activityTypes[5],
          date: today,
          hours: 0.08,
          duration: 5,
          description: '5',
          page: null,
          pageBefore: null,
          createdAt: expect.any(String),
        });
        expect(await activities(_id)).toEqual(made.slice(0, 4));
        expect(await activities(_id, { from: ago(400) })).toEqual(made);
        expect(await activities(_id, { from: ago(92), to: ago(3) })).toEqual(made.slice(1, 5));
        expect(await activities(_id, { to: ago(91) })).toEqual(made.slice(3, 5));
        expect(await activities(_id, { from: ago(90), to: ago(4) })).toEqual([]);
        expect(await activities(_id, { from: addDays(today, 5) })).toEqual([]);
        expect(await activities(_id, { to: '1970-01-01' })).toEqual([]);
        expect(await activities(_id, { from: '1970-01-01', to: '9999-12-31' })).toEqual(made);
      });

      test('of logged hours have no minutes, and their notes as description', async () => {
        const { _id } = await create();
        const body = { hours: 1.25, notes: ' Traits ' };
        const { data } = await ada.call(skills.logHours, { params: { id: _id }, body });
        expect(data.activity).toMatchObject({
          type: 'Hours',
          date: today,
          hours: 1.25,
          duration: null,
          description: 'Traits',
        });
        expect(await activities(_id)).toEqual([data.activity]);
      });

      test('still count after a device that does not know them corrects the hours', async () => {
        const { _id } = await create();
        await log(_id, 2);
        const { skill: seen } = await log(_id, 1);
        await log(_id, 4);
        const correct = async (body: SkillPatch) =>
          (await ada.call(skills.update, { params: { id: _id }, body })).data.skill.currentHours;
        const corrected = { currentHours: 5, loggedTime: seen.loggedTime };
        for (let n = 0; n < 2; n++) expect(await correct(corrected)).toBe(9);
        expect(await correct({ currentHours: 5 })).toBe(5);
      });

      test('without minutes start a skill and count, but add no time', async () => {
        const { _id } = await create();
        const before = await countOn(today);
        const body = { type: 'Reading' } as const;
        const { data } = await ada.call(skills.addActivity, { params: { id: _id }, body });
        expect(data.activity).toMatchObject({ hours: 0, duration: 0, description: '' });
        expect(data.skill).toMatchObject({ currentHours: 0, status: 'In Progress' });
        expect(await countOn(today)).toBe(before + 1);
      });

      test('count on their day, and three times 20 minutes are an hour', async () => {
        const by = await registerPerson(target, zone);
        const { _id } = await create(rust, by);
        for (const day of [0, 0, 0, 31]) await log(_id, 0.01, ago(day), by);
        expect(await countOn(today, by)).toBe(3);
        expect(await countOn(ago(31), by)).toBe(1);
        const { _id: other } = await create();
        for (const _ of [1, 2, 3]) await add(other, 20);
        expect(await read(other)).toMatchObject({ currentHours: 1 });
      });

      test.each([
        { days: 1, what: 'tomorrow' },
        { days: 400, what: 'next year' },
      ])('of $what are refused, naming the field, and change nothing', async ({ days }) => {
        const { _id } = await create();
        const before = await ownItems(ada);
        const date = addDays(today, days);
        const params = { id: _id };
        for (const response of [
          await ada.send(skills.logHours, { params, body: { hours: 1, date } }),
          await ada.send(skills.addActivity, { params, body: { type: 'Other', date } }),
        ]) {
          const { code, message, errors } = problemOf(response);
          expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field: 'date' });
          expect(message).toContain(date);
        }
        expect(await ownItems(ada)).toEqual(before);
      });

      test.each([
        [{ hours: 0 }, 'hours'],
        [{ hours: -1 }, 'hours'],
        [{ hours: 24.01 }, 'hours'],
        [{ hours: 0.001 }, 'hours'],
        [{ hours: '1' }, 'hours'],
        [{}, 'hours'],
        [{ hours: 1, date: '2026-02-30' }, 'date'],
        [{ hours: 1, note: 'x' }, 'note'],
      ])('log-hours %j is refused and names %s', async (body, field) => {
        const { _id } = await create();
        const response = await ada.send(skills.logHours, { params: { id: _id }, body });
        const { code, errors } = problemOf(response);
        expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
      });

      test.each([
        [{ from: ago(1), to: ago(2) }, 'from'],
        [{ from: '2026-02-30' }, 'from'],
        [{ since: ago(1) }, 'since'],
      ])('the window %j is refused and names %s', async (query: Record<string, string>, field) => {
        const { _id } = await create();
        const response = await ada.send(skills.activities, { params: { id: _id }, query });
        const { code, errors } = problemOf(response);
        expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
      });
    });

    describe('levels', () => {
      test('are merged by level, and only those with a text are shown', async () => {
        const { _id, levels } = await create({ ...rust, levels: { 1: ' Reads ', 3: '  ' } });
        expect(levels).toEqual({ 1: 'Reads' });
        expect((await create()).levels).toEqual({});
        const patched = async (levels: SkillPatch['levels']) =>
          (await change(_id, { levels })).levels;
        expect(await patched({ 2: 'Writes', 5: 'Teaches' })).toEqual({
          1: 'Reads',
          2: 'Writes',
          5: 'Teaches',
        });
        expect(await patched({ 1: null, 2: ' ' })).toEqual({ 5: 'Teaches' });
        expect(await patched({})).toEqual({ 5: 'Teaches' });
        expect((await change(_id, { name: 'Go' })).levels).toEqual({ 5: 'Teaches' });
        expect(await patched({ 4: 'Explains' })).toEqual({ 4: 'Explains', 5: 'Teaches' });
        expect(await patched(null)).toEqual({});
        const item = await readItem(skillKeys.skill(ada.user._id, _id));
        expect(item).not.toHaveProperty('levels');
      });

      test('that are set at the same time are all kept, and their bytes count', async () => {
        const by = await registerPerson(target, zone);
        const { _id } = await create(rust, by);
        const params = { id: _id };
        const texts = ['1', '2', '3', '4', '5'].map((level) => [level, level.repeat(300)] as const);
        await Promise.all(
          texts.map(([level, text]) =>
            by.call(skills.update, { params, body: { levels: { [level]: text } } }),
          ),
        );
        expect((await read(_id, by)).levels).toEqual(Object.fromEntries(texts));
        expect(await inconsistenciesOf(by)).toEqual([]);
      });

      test('are imported, and a record of an older export is recognised', async () => {
        const at = '2026-01-02T03:04:05.678Z';
        const record = (_id: string) => ({
          _id,
          name: 'Rust',
          category: 'Other' as const,
          initialTime: 0,
          createdDay: ago(9),
          createdAt: at,
          updatedAt: at,
        });
        const imported = async (...records: SkillRecord[]) => {
          const { data } = await ada.call(skillImports.import, { body: { skills: records } });
          return data.results.map(({ outcome }) => outcome);
        };
        const [one, older] = [record(idOn(ago(9))), record(idOn(ago(9)))];
        const levels = { 2: 'Reads', 3: null };
        expect(await imported({ ...one, levels }, older)).toEqual(['created', 'created']);
        expect((await read(one._id)).levels).toEqual({ 2: 'Reads' });
        expect(await imported({ ...one, levels }, { ...older, levels: {} })).toEqual([
          'there',
          'there',
        ]);
        expect(await imported({ ...older, levels })).toEqual(['conflict']);
      });

      test.each([
        [{ levels: { 6: 'Too far' } }, 'levels.6'],
        [{ levels: { 1: 'x'.repeat(301) } }, 'levels.1'],
        [{ levels: { 1: 5 } }, 'levels.1'],
        [{ levels: 'Reads' }, 'levels'],
      ])('%j are refused', async (wrong, field) => {
        const { _id } = await create();
        const params = { id: _id };
        for (const response of [
          await ada.send(skills.create, { body: { ...rust, ...wrong } }),
          await ada.send(skills.update, { params, body: wrong }),
        ]) {
          expect(problemOf(response)).toMatchObject({ code: 'invalid', errors: [{ field }] });
        }
        expect((await read(_id)).levels).toEqual({});
      });
    });

    describe('undo', () => {
      test('restores the hours, the day’s count and the last day, as if nothing had been logged', async () => {
        const by = await registerPerson(target, zone);
        const { _id } = await create({ ...rust, currentHours: 1 }, by);
        const skill = await read(_id, by);
        const entries = [];
        for (const day of [5, 2, 2, 9]) entries.push(await log(_id, 0.29, ago(day), by));
        const lasts = [];
        for (const { activity } of entries) {
          expect((await undo(_id, activity._id, by)).body).toEqual({ data: null });
          lasts.push((await read(_id, by)).lastActivityDate);
        }
        expect(lasts).toEqual([ago(2), ago(2), ago(9), null]);
        expect(await read(_id, by)).toEqual(skill);
        for (const day of [5, 2, 9]) expect(await countOn(ago(day), by)).toBe(0);
        for (const day of [5, 9]) {
          const month = await readItem(skillKeys.month(by.user._id, monthOf(ago(day))));
          expect(month?.time).toBe(0);
        }
      });

      test('twice is not found, and subtracts once', async () => {
        const { _id } = await create();
        const { activity } = await log(_id, 1);
        await log(_id, 2);
        const responses = await Promise.all([1, 2, 3].map(() => undo(_id, activity._id)));
        expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
        expect(problemOf(await undo(_id, activity._id)).message).toContain('activity');
        expect(await read(_id)).toMatchObject({ currentHours: 2 });
      });

      test('of another skill’s activity is not found', async () => {
        const [one, other] = [await create(), await create()];
        const { activity } = await log(one._id, 1);
        expect((await undo(other._id, activity._id)).status).toBe(404);
        expect(await read(one._id)).toMatchObject({ currentHours: 1 });
      });

      test('leaves no negative hours if the hours were corrected to fewer', async () => {
        const { _id } = await create();
        const { activity } = await log(_id, 10);
        expect(await change(_id, { currentHours: 5 })).toMatchObject({ currentHours: 5 });
        await undo(_id, activity._id);
        expect(await read(_id)).toMatchObject({ currentHours: 0, status: 'Not Started' });
        expect((await log(_id, 1)).skill.currentHours).toBe(1);
      });
    });

    describe('at the same time', () => {
      test('8 devices log hours of one skill and lose none', async () => {
        const by = await registerPerson(target, zone);
        const { _id } = await create({ ...rust, targetHours: 100 }, by);
        const responses = await Promise.all(
          Array.from({ length: 8 }, (_, i) => log(_id, 0.01 * (i + 1), ago(i % 4), by)),
        );
        expect(new Set(responses.map(({ activity }) => activity._id)).size).toBe(8);
        expect(Math.max(...responses.map(({ skill }) => skill.currentHours))).toBe(0.36);
        expect(await read(_id, by)).toMatchObject({ currentHours: 0.36, lastActivityDate: today });
        for (let day = 0; day < 4; day++) expect(await countOn(ago(day), by)).toBe(2);
      });

      test('50 devices log hours of ten skills over two years and lose none @exhaustive', async () => {
        const by = await registerPerson(target, zone);
        const ids = await Promise.all(Array.from({ length: 10 }, async () => create(rust, by)));
        const days = [ago(0), ago(1), ago(364), ago(365)] as const;
        await Promise.all(
          ids.flatMap(({ _id }, n) =>
            [0, 1, 2, 3, 4].map((i) => log(_id, 0.5, days[(n + i) % days.length], by)),
          ),
        );
        for (const { currentHours } of await list(by)) expect(currentHours).toBe(2.5);
        const counts = await Promise.all(days.map((day) => countOn(day, by)));
        expect(counts.toSorted()).toEqual([12, 12, 13, 13]);
        expect(await inconsistenciesOf(by)).toEqual([]);
      });

      test('deleting a skill while 8 devices log hours of another loses none', async () => {
        const by = await registerPerson(target, zone);
        const [doomed, kept] = [await create(rust, by), await create(rust, by)];
        for (let i = 0; i < 8; i++) await log(doomed._id, 1, ago(i * 90), by);
        const [removed] = await Promise.all([
          by.send(skills.remove, { params: { id: doomed._id } }),
          ...Array.from({ length: 8 }, (_, i) => log(kept._id, 0.5, ago(i * 30), by)),
        ]);
        expect(removed.status).toBe(200);
        expect(await read(kept._id, by)).toMatchObject({ currentHours: 4 });
        expect(await inconsistenciesOf(by)).toEqual([]);
      });

      test('8 devices undo while 8 others log', async () => {
        const { _id } = await create();
        const old: Logged[] = [];
        for (let i = 0; i < 8; i++) old.push(await log(_id, 1, ago(i)));
        await Promise.all([
          ...old.map(({ activity }) => undo(_id, activity._id)),
          ...old.map((_, i) => log(_id, 0.5, ago(30 + i))),
        ]);
        expect(await read(_id)).toMatchObject({ currentHours: 4, lastActivityDate: ago(30) });
        expect(await activities(_id)).toHaveLength(8);
        expect(await inconsistenciesOf(ada)).toEqual([]);
      });

      test('a log, a correction of the hours and other changes all count', async () => {
        const { _id } = await create();
        await log(_id, 3);
        await Promise.all([
          log(_id, 1),
          change(_id, { currentHours: 10 }),
          change(_id, { name: 'Rust 2' }),
          change(_id, { targetHours: 40 }),
        ]);
        const skill = await read(_id);
        expect(skill).toMatchObject({ name: 'Rust 2', targetHours: 40 });
        expect([10, 11]).toContain(skill.currentHours);
      });

      test('logs and a delete: each log is either counted or not found', async () => {
        const by = await registerPerson(target, zone);
        const { _id } = await create(rust, by);
        const params = { id: _id };
        const [removed, ...logs] = await Promise.all([
          by.send(skills.remove, { params }),
          ...Array.from({ length: 10 }, () =>
            by.send(skills.logHours, { params, body: { hours: 1 } }),
          ),
        ]);
        expect(removed?.status).toBe(200);
        for (const { status } of logs) expect([201, 404]).toContain(status);
        expect(JSON.stringify(await ownItems(by))).not.toContain(_id);
        expect(await countOn(today, by)).toBe(0);
      });

      test('five deletions of one skill delete it, and lower the count by one', async () => {
        const by = await registerPerson(target, zone);
        const [{ _id }] = [await create(rust, by), await create(rust, by)];
        for (let i = 0; i < 8; i++) await log(_id, 1, ago(i * 9), by);
        const params = { id: _id };
        const responses = await Promise.all(
          Array.from({ length: 5 }, () => by.send(skills.remove, { params })),
        );
        for (const { status } of responses) expect([200, 404]).toContain(status);
        expect(responses.map(({ status }) => status)).toContain(200);
        expect(await count(by)).toBe(1);
        for (let i = 0; i < 8; i++) expect(await countOn(ago(i * 9), by)).toBe(0);
      });
    });

    describe('changes', () => {
      test('of different fields at the same time are all kept', async () => {
        const { _id } = await create();
        const patches = [
          { name: 'Go' },
          { category: 'Framework' },
          { description: 'Far' },
          { targetHours: 7.25 },
          { currentHours: 3.5 },
          { targetLevel: 3 },
          { color: '#000000' },
        ] as const;
        await Promise.all(patches.map((body) => change(_id, body)));
        expect(await read(_id)).toMatchObject(Object.assign({}, ...patches));
      });

      test('null clears an optional field, and a missing field stays', async () => {
        const optional = { description: 'x', targetHours: 9, targetLevel: 2, targetDate: today };
        const { _id } = await create({ ...rust, ...optional });
        await log(_id, 4);
        const cleared = { description: null, targetHours: null, targetDate: null };
        expect(await change(_id, cleared)).toMatchObject({
          ...rust,
          description: '',
          targetDate: null,
          targetHours: skillDefaults.targetHours,
          targetLevel: 2,
          currentHours: 4,
        });
        const rest = { targetLevel: null, color: null, currentHours: null };
        expect(await change(_id, rest)).toMatchObject(skillDefaults);
      });

      test('a form that sends the displayed hours back changes no hours', async () => {
        const { _id } = await create();
        for (const _ of [1, 2]) await add(_id, 20);
        const { name, category, currentHours, targetHours } = await read(_id);
        expect(currentHours).toBe(0.67);
        await change(_id, { name, category, currentHours, targetHours });
        expect((await add(_id, 20)).skill.currentHours).toBe(1);
      });

      test.each([
        [{ name: null }, 'name'],
        [{ name: ' ' }, 'name'],
        [{ category: null }, 'category'],
        [{ category: 'Cooking' }, 'category'],
        [{ targetHours: 0.99 }, 'targetHours'],
        [{ targetHours: 1.001 }, 'targetHours'],
        [{ currentHours: -0.01 }, 'currentHours'],
        [{ targetLevel: 6 }, 'targetLevel'],
        [{ status: 'Completed' }, 'status'],
        [{ lastActivityDate: '2026-01-01' }, 'lastActivityDate'],
        [{ deleting: null }, 'deleting'],
      ])('%j is refused, names %s and changes nothing', async (body, field) => {
        const { _id } = await create();
        const response = await ada.send(skills.update, { params: { id: _id }, body });
        const { code, errors } = problemOf(response);
        expect({ code, field: errors?.[0]?.field }).toEqual({ code: 'invalid', field });
        expect(await read(_id)).toMatchObject({ ...rust, ...skillDefaults });
      });
    });

    describe('a repeated', () => {
      const ask = (_id: string, body: object = rust) =>
        ada.send(skills.create, { body: { _id, ...body } });

      test('create returns the first skill; with another body it is a conflict', async () => {
        const id = idOn(undefined);
        const responses = await Promise.all(Array.from({ length: 5 }, () => ask(id)));
        const ids = responses.map((response) => successOf(skills.create, response).data.skill._id);
        expect(ids).toEqual(ids.map(() => id));
        expect(problemOf(await ask(id, { ...rust, name: 'Go' }))).toMatchObject({
          status: 409,
          code: 'conflict',
        });
      });

      test('create of a deleted skill does not restore it', async () => {
        const id = idOn(undefined);
        await ask(id);
        await send(id, idOn(today), {});
        await ada.call(skills.remove, { params: { id } });
        expect(problemOf(await ask(id)).code).toBe('not_found');
        expect(problemOf(await send(id, idOn(today), {})).code).toBe('not_found');
        const listed = (await ada.call(skills.list, {})).data.skills;
        expect(listed.some(({ _id }) => _id === id)).toBe(false);
      });

      const send = (
        id: string,
        _id: string,
        body: Partial<z.input<typeof logHoursBody>>,
        by = ada,
      ) => by.send(skills.logHours, { params: { id }, body: { _id, hours: 1, ...body } });
      const activityOf = (response: Awaited<ReturnType<typeof send>>) =>
        successOf(skills.logHours, response).data.activity;

      test('log returns the first activity, even ten times at once, and adds nothing', async () => {
        const { _id } = await create();
        const key = idOn(today);
        const responses = await Promise.all(Array.from({ length: 10 }, () => send(_id, key, {})));
        const [first] = responses.map(activityOf);
        expect(first).toMatchObject({ _id: key, date: today });
        expect(responses.map(activityOf)).toEqual(responses.map(() => first));
        await log(_id, 2);
        const again = successOf(skills.logHours, await send(_id, key, {})).data;
        expect(again).toMatchObject({ activity: first, skill: { currentHours: 3 } });
        expect(await activities(_id)).toHaveLength(2);
      });

      test.each([
        { what: 'other hours', body: { hours: 2 } },
        { what: 'other notes', body: { notes: 'x' } },
        { what: 'a date that the first request lacks', body: { date: today } },
      ])('log with $what is a conflict', async ({ body }) => {
        const { _id } = await create();
        const key = idOn(today);
        activityOf(await send(_id, key, {}));
        const before = await ownItems(ada);
        expect(problemOf(await send(_id, key, body))).toMatchObject({
          status: 409,
          code: 'conflict',
        });
        expect(await ownItems(ada)).toEqual(before);
      });

      test('log with an id of another day is refused, and says why', async () => {
        const { _id } = await create();
        const problem = problemOf(await send(_id, idOn(addDays(today, -3)), { date: today }));
        expect([problem.code, problem.errors?.[0]?.field]).toEqual(['invalid', '_id']);
        const dated = activityOf(await send(_id, idOn(addDays(today, -3)), {}));
        expect(dated.date).toBe(addDays(today, -3));
        const ahead = problemOf(await send(_id, idOn(addDays(today, 1)), {}));
        expect([ahead.code, ahead.errors?.[0]?.field]).toEqual(['invalid', 'date']);
      });

      test('log on the next day, without a date, still returns the first activity', async () => {
        const { _id } = await create();
        const key = idOn(todayIn(new Date(), 'Etc/GMT+12'));
        const from = (timeZone: string) =>
          ada.send(skills.logHours, {
            params: { id: _id },
            body: { _id: key, hours: 1 },
            headers: { 'x-time-zone': timeZone },
          });
        const first = activityOf(await from('Etc/GMT+12'));
        expect(activityOf(await from('Pacific/Kiritimati'))).toEqual(first);
        expect(await read(_id)).toMatchObject({ currentHours: 1 });
      });

      test('log of an undone activity does not restore it', async () => {
        const { _id } = await create();
        const key = idOn(today);
        await undo(_id, activityOf(await send(_id, key, {}))._id);
        expect(problemOf(await send(_id, key, {})).code).toBe('not_found');
        expect(await read(_id)).toMatchObject({ currentHours: 0 });
        expect(await activities(_id)).toEqual([]);
        const params = { id: _id, activityId: key };
        expect((await ada.send(skills.removeActivity, { params })).status).toBe(404);
      });

      test('log with the id of an activity that another call added is a conflict', async () => {
        const { _id } = await create();
        const key = idOn(today);
        const params = { id: _id };
        await ada.call(skills.addActivity, { params, body: { _id: key, type: 'Other' } });
        const response = await send(_id, key, {});
        expect(problemOf(response).code).toBe('conflict');
      });
    });

    test('stats add up what the list shows', async () => {
      const by = await registerPerson(target, zone);
      expect((await by.call(skills.stats, {})).data).toEqual({
        totalSkills: 0,
        inProgressSkills: 0,
        completedSkills: 0,
        notStartedSkills: 0,
        neglectedSkills: 0,
        totalHours: 0,
        averageProgress: 0,
        skillsByCategory: {},
      });
      const [started, done] = [
        await create(rust, by),
        await create({ ...rust, targetHours: 2, category: 'Design' }, by),
        await create(rust, by),
      ];
      await log(started._id, 5.5, ago(10), by);
      await log(done._id, 2.25, ago(20), by);
      expect((await by.call(skills.stats, {})).data).toEqual({
        totalSkills: 3,
        inProgressSkills: 1,
        completedSkills: 1,
        notStartedSkills: 1,
        neglectedSkills: 1,
        totalHours: 7.75,
        averageProgress: 42,
        skillsByCategory: { 'Programming Language': 2, Design: 1 },
      });
    });
  });
};
