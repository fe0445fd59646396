import { expect, test } from 'vitest';
import { defaultWeekStart } from '#shared/days/days.ts';
import { aHabit } from '../habit.fixture.ts';
import { describeTimeOff, formatPause, isOffOn, timeOffOn } from './timeOff.ts';

const day = '2026-11-20';
const open = [{ from: '2026-11-18' }];
const short = [{ from: '2026-11-20', to: '2026-12-03' }];
const long = [{ from: '2026-11-20', to: '2027-01-03' }];

// biome-ignore format: one line a case
test.each<[string, Parameters<typeof aHabit>[0], string | undefined]>([
  ['a usual habit', {}, undefined],
  ['a pause that is over', { pauses: [{ from: '2026-11-02', to: '2026-11-19' }] }, undefined],
  ['a pause with an end', { pauses: short }, 'Paused until 3 December'],
  ['a pause into the next year', { pauses: long }, 'Paused until 3 January 2027'],
  ['a pause until further notice', { pauses: open }, 'Paused'],
  ['a vacation', { vacations: short }, 'On vacation until 3 December'],
  ['a pause during a vacation', { pauses: open, vacations: short }, 'Paused'],
  ['an archived habit', { archivedOn: day, pauses: open }, 'Archived'],
  ['a habit archived on a day that is done', { archivedOn: day, days: [day] }, undefined],
  ['a habit archived later', { archivedOn: '2026-11-21' }, undefined],
  ['a last day', { endsOn: day }, undefined],
  ['a day after the end', { endsOn: '2026-11-19', days: [day] }, 'Archived'],
])('the day off of %s', (_, given, words) => {
  const timeOff = timeOffOn(aHabit(given), day);
  expect(timeOff && describeTimeOff(timeOff, day)).toBe(words);
});

test('isOffOn: a paused habit is off only on days on which it would be due', () => {
  const calendar = { today: day, weekStartsOn: defaultWeekStart };
  const off = (given: Parameters<typeof aHabit>[0], on = day) =>
    isOffOn(aHabit(given), on, calendar);
  expect(off({ pauses: open })).toBe(true);
  expect(off({ pauses: open }, '2026-11-21')).toBe(false);
  expect(off({ pauses: open, frequency: 'weekends' })).toBe(false);
  expect(off({})).toBe(false);
});

test.each([
  ['From 1 December 2026 to 9 December 2026', { from: '2026-12-01', to: '2026-12-09' }],
  ['On 1 December 2026', { from: '2026-12-01', to: '2026-12-01' }],
  ['From 1 December 2026 until further notice', { from: '2026-12-01' }],
])('the days of a pause: %s', (words, pause) => {
  expect(formatPause(pause)).toBe(words);
});
