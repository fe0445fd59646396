import { expect, test } from 'vitest';
import { type Route, routeKey } from '#shared/calls/route.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import '../areaData.ts';
import { selected } from '../data/cache/areaCache.ts';
import { isRefetched } from '../data/changes/confirmChange.ts';
import type { AnyRequest } from '../data/client/request.ts';
import { addedTo } from '../data/loading/NotLoaded.ts';
import type { Change } from '../data/outbox/change.ts';
import { editRows } from '../data/outbox/mutation.ts';
import { createRows } from '../data/rows/rows.ts';
import { addMinutes } from '../domain/habits/dayEdits.ts';
import { skillRows } from '../domain/rows/skills.ts';
import { activityRows } from '../domain/rows/time.ts';
import { aHabit } from '../features/habits/habit.fixture.ts';
import { aResource } from '../features/resources/resource.fixture.ts';
import { anActivity } from '../features/skills/activity.fixture.ts';
import { aSkill } from '../features/skills/skill.fixture.ts';

const day = '2026-11-20';
const madeAt = '2026-11-20T09:00:00.000Z';
const calendar = { today: day, weekStartsOn: 1 } as const;
const [skill, habit, book] = ['S', 'H', 'B'].map((end) => `01JD000000000000000000000${end}`);

const cached = (route: Route, request: AnyRequest, data: unknown, at = 0) => ({
  key: `${routeKey(route)} ${JSON.stringify(request)}`,
  route: routeKey(route),
  request,
  data,
  at,
});

const change = (route: Route, request: AnyRequest): Change => ({
  id: '01JD0000000000000000000009',
  route: routeKey(route),
  request,
  label: 'The change',
  failure: '',
  day,
  madeAt,
  timeZone: 'UTC',
  dayStartsAt: 0,
});

const ofSkill = () => cached(skills.list, {}, { skills: [aSkill({ _id: skill ?? '' })] });
const log = (...activities: object[]) =>
  cached(skills.activities, { params: { id: skill ?? '' } }, { activities });

/** A habit that counts minutes of piano. These minutes also count as time for the skill. */
const piano = (amounts: Habit['amounts'] = []) =>
  aHabit({
    _id: habit ?? '',
    kind: 'amount',
    unit: 'minutes',
    amounts,
    added: {},
    targets: [{ from: '2023-01-01', target: 30, direction: 'at-least' }],
    counting: [{ from: '2023-01-01', skill: skill ?? '', countsAs: 'minutes' }] as never,
  });

const pageOf = (year: number, amounts: Habit['amounts'] = []) =>
  cached(
    habits.get,
    { params: { id: habit ?? '' }, query: { from: `${year}-01-01`, to: `${year}-12-31` } },
    { ...piano(amounts), notes: [] },
  );
const list = (...all: Habit[]) => cached(habits.list, everyHabit, { habits: all, vacations: [] });

const setAmount = (date: string, amount: number) =>
  change(habits.setDay, { params: { id: habit ?? '', date }, body: { amount, replaces: 0 } });

test('the time of an old day comes from the cached page that includes the day', () => {
  const amounts = [{ date: '2024-03-05', amount: 20 }];
  const rows = editRows(
    createRows([ofSkill(), list(piano()), pageOf(2024, amounts), pageOf(2023), log()]),
    [setAmount('2024-03-05', 50)],
  );
  expect(rows.all(activityRows)).toMatchObject([{ date: '2024-03-05', duration: 50 }]);
});

test('if no cached page includes the day, the list of skills is refetched', () => {
  const made = setAmount('2022-03-05', 50);
  const rows = editRows(createRows([ofSkill(), list(piano()), pageOf(2024)]), [made]);
  expect(rows.get(skillRows, skill ?? '')?.activityCount).toBe(0);
  expect(isRefetched({ change: made, rows }, [routeKey(skills.list), {}])).toBe(true);
});

test('a timer logs nothing for a deleted habit, even if the habit’s page is cached', () => {
  const rows = createRows([ofSkill(), list(piano()), pageOf(2026), log()]);
  editRows(rows, [change(habits.remove, { params: { id: habit ?? '' } })]);
  addMinutes(rows, habit ?? '', day, 25, { day, madeAt });
  expect(rows.all(activityRows)).toEqual([]);
});

const timer = '01JD0000000000000000000T01';
const stopped = change(timerRoutes.stop, { params: { id: timer }, body: { at: madeAt } });
const bookTime = anActivity({ source: 'resource', sourceId: book ?? '' });
const { skill: _, description, duration, ...logged } = bookTime;
// biome-ignore format: one line a case
test.each<[string, Change]>([
  ['a timer stops', { ...stopped, about: { logged: [{ ...logged, skill: null, timer, minutes: 30, note: '' }] } }],
  ['a timer too short to be logged sends a page', { ...stopped, about: { logged: [], reached: { _id: timer, date: day, resource: book, page: 9 } } }],
  ['the start of a timer is corrected', change(timerRoutes.update, { params: { id: timer }, body: { at: madeAt, startedAt: madeAt } })],
  ['a session is deleted', { ...change(resources.removeTime, { params: { id: book ?? '', activityId: bookTime._id } }), about: bookTime }],
  ['a session is deleted on the page of a skill', { ...change(skills.removeActivity, { params: { id: skill ?? '', activityId: bookTime._id } }), about: bookTime }],
  ['a skill is deleted', change(skills.remove, { params: { id: skill ?? '' } })],
])('the pace of resources is refetched when %s', (_, made) => {
  const rows = editRows(createRows([]), [made]);
  const shown = [routeKey(resources.pace), { params: { id: book } }];
  expect(isRefetched({ change: made, rows }, shown)).toBe(true);
});

test('an activity has the new name of a renamed source, even after the source is deleted', () => {
  const one = anActivity({ source: 'resource', sourceId: book ?? '', sourceName: 'Old' });
  const params = { id: book ?? '' };
  const renaming = change(resources.update, { params, body: { title: 'New' } });
  const nameAfter = (...changes: Change[]) => {
    const books = { resources: [aResource({ _id: book ?? '', title: 'Old' })] };
    const rows = editRows(createRows([log(one), cached(resources.list, {}, books)]), changes);
    const { activities } = selected(
      routeKey(skills.activities),
      rows.data(skills.activities, { params: { id: skill ?? '' } }) ?? { activities: [] },
      calendar,
      rows,
    );
    return activities[0]?.sourceName;
  };
  expect(nameAfter()).toBe('Old');
  expect(nameAfter(renaming)).toBe('New');
  expect(nameAfter(renaming, change(resources.remove, { params }))).toBe('New');
});

test.each([
  ['an older list of skills does not replace a name', 1, 2, 'New'],
  ['a newer list of skills replaces the name', 2, 1, 'Old'],
])('%s', (_, skillsAt, resourcesAt, name) => {
  const tagged = aResource({ relatedSkills: [{ _id: skill ?? '', name: 'New' }] });
  const rows = createRows([
    cached(skills.list, {}, { skills: [aSkill({ _id: skill ?? '', name: 'Old' })] }, skillsAt),
    cached(resources.list, {}, { resources: [tagged] }, resourcesAt),
  ]);
  const data = rows.data(resources.list, {}) ?? { resources: [] };
  const shown = selected(routeKey(resources.list), data, calendar, rows);
  expect(shown.resources[0]?.relatedSkills[0]?.name).toBe(name);
});

test('addedTo lists only the items that were added to the page', () => {
  const creating = change(habits.create, { body: { _id: habit ?? '', name: 'Piano' } });
  const logging = change(skills.logHours, { params: { id: skill ?? '' }, body: { hours: 1 } });
  const pending = [creating, logging];
  expect(addedTo(habits.list, everyHabit, pending)).toEqual(['The change']);
  expect(addedTo(habits.get, { params: { id: 'another' } }, pending)).toEqual([]);
  expect(addedTo(skills.activities, { params: { id: skill ?? '' } }, pending)).toHaveLength(1);
  expect(addedTo(skills.unassigned, { query: {} }, pending)).toEqual([]);
});
