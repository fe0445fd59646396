import { expect, test } from 'vitest';
import { finishedDays } from '../resources/readings.ts';
import { skillSince } from './since.ts';
import { grainsOfHours } from './time.ts';

const since = '2026-09-03';
const resource = (completionDate: string | null, closed: readonly (string | null)[] = []) => ({
  _id: '01JD00000000000000000000R1',
  status: completionDate ? ('Completed' as const) : ('In Progress' as const),
  startDate: null,
  completionDate,
  readings: closed.map((day, n) => ({ _id: `${n}`, startDate: null, completionDate: day })),
});
const nothing = { activities: [], resources: [], projects: [], notes: [] };

test('the day itself does not count', () => {
  const on = (date: string) => ({
    activities: [{ date, time: grainsOfHours(1.25) }],
    resources: [[date]],
    projects: [{ completionDate: date }],
    notes: [{ date }],
  });
  expect(skillSince(on('2026-09-03'), since)).toEqual({
    hours: 0,
    resources: 0,
    projects: 0,
    notes: 0,
  });
  expect(skillSince(on('2026-09-04'), since)).toEqual({
    hours: 1.25,
    resources: 1,
    projects: 1,
    notes: 1,
  });
});

test('hours are the sum of the time, rounded once', () => {
  // Three times 20 minutes are an hour, not 0.99 h.
  const activities = [4, 5, 6].map((day) => ({ date: `2026-09-0${day}`, time: 100 }));
  expect(skillSince({ ...nothing, activities }, since).hours).toBe(1);
});

test.each([
  ['not completed', resource(null), 0],
  ['read twice', resource('2026-10-01', ['2026-09-20']), 1],
  ['read once, and begun again', resource(null, ['2026-09-20']), 1],
  ['read on an unknown day', resource(null, [null]), 0],
  ['read before, and begun again', resource(null, ['2026-09-03']), 0],
])('a resource that was %s', (_, one, count) => {
  expect(skillSince({ ...nothing, resources: [finishedDays(one)] }, since).resources).toBe(count);
});

test('a project that is not completed does not count', () => {
  const projects = [{ completionDate: null }, {}];
  expect(skillSince({ ...nothing, projects }, since).projects).toBe(0);
});
