import { expect, test } from 'vitest';
import { daySetOf } from '../days/daySet.ts';
import { allAmountsOf } from '../habits/allAmounts.ts';
import type { FrequencyFields, Schedule } from '../habits/model.ts';
import { namesOf } from './names.ts';
import { expiryOf, occurrenceOf, startOfDay } from './occurrences.ts';
import { isOpen, type RemindedHabit } from './open.ts';
import { isPushService, pushServicePattern } from './pushServices.ts';
import { isQuietAt } from './quiet.ts';

const minute = (utc: string) => Date.parse(`${utc}Z`) / 60_000;

test.each([
  ['2026-07-01', '08:00', 0, '2026-07-01T06:00', '2026-07-01T10:00'],
  ['2026-07-01', '22:30', 0, '2026-07-01T20:30', '2026-07-01T22:00'],
  // If days start at 3, the hours after midnight still belong to the day before.
  ['2026-07-01', '22:30', 3, '2026-07-01T20:30', '2026-07-02T00:30'],
  ['2026-07-01', '01:30', 3, '2026-07-01T23:30', '2026-07-02T01:00'],
  // When clocks go forward, the next day starts at 04:00; when they go back, at 02:00.
  ['2026-03-28', '02:30', 3, '2026-03-29T01:00', '2026-03-29T02:00'],
  ['2026-03-29', '03:30', 3, '2026-03-29T02:00', '2026-03-29T06:00'],
  ['2026-10-24', '02:30', 3, '2026-10-25T00:30', '2026-10-25T01:00'],
] as const)('on %s at %s, if days start at %i', (day, time, dayStartsAt, at, expires) => {
  const days = { timeZone: 'Europe/Berlin', dayStartsAt };
  const found = occurrenceOf(day, time, days);
  expect(found).toBe(minute(at));
  expect(expiryOf({ day, at: found }, days)).toBe(minute(expires));
  expect(found).toBeGreaterThanOrEqual(startOfDay(day, days));
});

const habitOf = (some: Partial<RemindedHabit> & { schedule?: FrequencyFields } = {}) => {
  const { schedule = { frequency: 'daily' }, ...rest } = some;
  return {
    schedules: [{ from: '2026-11-01', ...schedule } as Schedule],
    createdDay: '2026-11-01',
    completed: daySetOf([]),
    targets: [],
    archivedOn: null,
    remind: 'open',
    ...rest,
  } satisfies RemindedHabit;
};
const threeAWeek = { frequency: 'per-week', frequencyCount: 3 } as const;
const most = (amount: number) =>
  [{ from: '2026-11-01', target: amount, direction: 'at-most' }] as const;
/** A total for each week, with amounts by day of November 2026. */
const weekly = (target: number, amounts: Readonly<Record<number, number>>) => {
  const days = Object.keys(amounts).map(Number);
  return habitOf({
    schedule: { frequency: 'weekly' },
    targets: [{ from: '2026-11-01', target, direction: 'at-least', targetPer: 'week' }],
    completed: done(...days.filter((day) => amounts[day])),
    recorded: done(...days),
    allAmounts: allAmountsOf(new Map(days.map((day) => [`2026-11-0${day}`, amounts[day] ?? 0]))),
  });
};
/** At most 10 a week, with a reminder for the last chance only. */
const limit = (amounts: Readonly<Record<number, number>>): RemindedHabit => {
  const habit = weekly(10, amounts);
  const targets = habit.targets.map((target) => ({ ...target, direction: 'at-most' as const }));
  return { ...habit, targets, remind: 'last-chance' };
};
/** Done on these days of November 2026, which begins on a Sunday. */
const done = (...days: number[]) => daySetOf(days.map((day) => `2026-11-0${day}`));

test.each<[string, boolean, RemindedHabit, number, boolean]>([
  ['a daily habit', true, habitOf(), 3, false],
  ['done', false, habitOf({ completed: done(3) }), 3, false],
  ['skipped', false, habitOf({ skipped: done(3) }), 3, false],
  ['paused', false, habitOf({ pauses: [{ from: '2026-11-02' }] }), 3, false],
  ['off', false, habitOf({ schedule: { frequency: 'weekends' } }), 3, false],
  ['archived', false, habitOf({ archivedOn: '2026-11-02' }), 3, false],
  [
    'a habit due later this week',
    true,
    habitOf({ schedule: threeAWeek, completed: done(1) }),
    3,
    false,
  ],
  [
    'a week without a last chance yet',
    false,
    habitOf({ schedule: threeAWeek, completed: done(1), remind: 'last-chance' }),
    5,
    false,
  ],
  [
    'a last chance',
    true,
    habitOf({ schedule: threeAWeek, completed: done(1), remind: 'last-chance' }),
    6,
    false,
  ],
  [
    'a week that is lost',
    false,
    habitOf({ schedule: threeAWeek, remind: 'last-chance' }),
    7,
    false,
  ],
  ['a daily habit at its last chance', true, habitOf({ remind: 'last-chance' }), 3, false],
  [
    'an amount below its target',
    true,
    habitOf({ targets: [{ from: '2026-11-01', target: 8, direction: 'at-least' }] }),
    3,
    true,
  ],
  ['at most an amount, none recorded', true, habitOf({ targets: most(5) }), 3, false],
  ['at most an amount, too much recorded', false, habitOf({ targets: most(5) }), 3, true],
  ['at most an amount, met', false, habitOf({ targets: most(5), completed: done(3) }), 3, true],
  [
    'at most an amount, quietly',
    false,
    habitOf({ targets: [{ ...most(5)[0], quiet: true }] }),
    3,
    false,
  ],
  ['a total without an amount', true, weekly(120, {}), 3, false],
  ['a total with an amount', false, weekly(120, { 3: 40 }), 3, true],
  ['a total with an amount on its last day', true, weekly(120, { 7: 40 }), 7, true],
  ['a total with an amount of 0', false, weekly(120, { 3: 0 }), 3, true],
  ['a last chance of a limit before its last day', false, limit({ 2: 3 }), 3, false],
  ['a last chance of a limit on its last day', true, limit({ 2: 3 }), 7, false],
  ['a total with its sum', false, weekly(120, { 3: 120 }), 7, false],
])('%s: open %s', (_, expected, habit, day, isRecorded) => {
  expect(isOpen(habit, `2026-11-0${day}`, 0, isRecorded)).toBe(expected);
});

test.each([
  ['22:00', true],
  ['06:59', true],
  ['07:00', false],
  ['21:59', false],
])('at %s it is quiet from 22:00 to 07:00: %s', (time, expected) => {
  const at = minute(`2026-07-01T${time}`);
  expect(isQuietAt(at, { from: '22:00', to: '07:00' }, 'UTC')).toBe(expected);
  expect(isQuietAt(at, { from: '07:00', to: '22:00' }, 'UTC')).toBe(!expected);
  expect(isQuietAt(at, { from: '07:00', to: '07:00' }, 'UTC')).toBe(false);
  expect(isQuietAt(at, null, 'UTC')).toBe(false);
});

test('a notification has four names and the number of the others', () => {
  const habits = ['Run', 'Read', 'Write', 'Draw', 'Sing'].map((name) => ({ name }));
  expect(namesOf(habits.slice(0, 4))).toEqual({ names: ['Run', 'Read', 'Write', 'Draw'], more: 0 });
  expect(namesOf(habits)).toEqual({ names: ['Run', 'Read', 'Write', 'Draw'], more: 1 });
});

test.each([
  'https://fcm.googleapis.com/fcm/send/c:APA91b-x_y',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYAAA%3d%3d',
  'https://api.sandbox.push.apple.com/x',
])('%s is a push service', (url) => {
  expect(isPushService(url)).toBe(true);
  expect(url).toMatch(new RegExp(pushServicePattern));
});

test.each([
  '',
  'fcm.googleapis.com',
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:444/fcm/send/x',
  'https://fcm.googleapis.com:443/fcm/send/x',
  'https://FCM.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com.example.com/x',
  'https://fcm.googleapis.com@example.com/x',
  'https://a:b@fcm.googleapis.com/x',
  'https://fcm.googleapis.com/x#y',
  'https://example.com/?fcm.googleapis.com',
  'https://notify.windows.com/w/',
  'https://evilnotify.windows.com/w/',
  'https://push.apple.com.example.com/x',
  'https://push.apple.com/x',
  'https://.push.apple.com/',
  'https://web..push.apple.com/x',
  'https://.web.push.apple.com/x',
  'https://web.push.apple.com./x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  ' https://fcm.googleapis.com/x',
  'https://fcm.googleapis.com/\nx',
  `https://fcm.googleapis.com/${'x'.repeat(2_100)}`,
])('%j is no push service', (url) => {
  expect(isPushService(url)).toBe(false);
});
