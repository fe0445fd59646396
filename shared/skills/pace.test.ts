import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../days/days.ts';
import {
  finishAt,
  hoursPerWeekNeeded,
  isFarAhead,
  type PaceFacts,
  paceOf,
  paceWeeks,
  paceWindow,
  remainingTime,
} from './pace.ts';
import { type DatedTime, grainsOfHours } from './time.ts';

// A Wednesday; its week began on Sunday 22 November.
const today = '2026-11-25';
const calendar = { today, weekStartsOn: 0 } as const;
const firstWeek = '2026-08-23';

/** The given hours in consecutive weeks up to the last complete one, each logged on the third day of its week. */
const weekly = (...hours: number[]): DatedTime[] =>
  hours.map((n, index) => ({
    date: addDays('2026-11-22', 7 * (index - hours.length) + 2),
    time: grainsOfHours(n),
  }));
const evenly = (weeks: number, hours = 2): DatedTime[] =>
  weekly(...Array.from({ length: weeks }, () => hours));

const facts = (given: Partial<PaceFacts> = {}): PaceFacts => ({
  activities: [],
  hasOlder: true,
  remaining: grainsOfHours(57.6),
  vacations: [],
  ...given,
});

const slow = [1.4, 1.4, 1.4, 1.4];
const between = [1.8, 1.8, 1.8, 1.8, 1.9];
const fast = [4, 4, 4, 4.5];

test('the pace has the mean of 13 weeks, and the range of its fastest and slowest four weeks', () => {
  expect(paceOf(facts({ activities: weekly(...slow, ...between, ...fast) }), calendar)).toEqual({
    weeks: 13,
    hoursPerWeek: 2.4,
    finish: '2027-05-12',
    earliest: '2027-03-03',
    latest: '2027-09-09',
    reason: null,
  });
});

describe('the window', () => {
  test.each([
    ['2026-11-25', 0, '2026-08-23', '2026-11-21'],
    ['2026-11-21', 0, '2026-08-16', '2026-11-14'],
    ['2026-11-22', 0, '2026-08-23', '2026-11-21'],
    ['2026-11-25', 1, '2026-08-24', '2026-11-22'],
    ['2026-11-25', 6, '2026-08-22', '2026-11-20'],
    ['2027-01-02', 0, '2026-09-27', '2026-12-26'],
  ] as const)('on %s with weeks from %i it is %s to %s', (day, weekStartsOn, from, to) => {
    expect(paceWindow({ today: day, weekStartsOn })).toEqual({ from, to });
  });

  test('leaves out earlier time and time in the current week', () => {
    const activities = [
      { date: '2026-08-22', time: 9_000 },
      { date: '2026-11-22', time: 9_000 },
      { date: today, time: 9_000 },
    ];
    const weeks = paceWeeks(facts({ activities, hasOlder: false }), calendar);
    expect(weeks).toHaveLength(13);
    expect(weeks.every(({ time }) => time === 0)).toBe(true);
  });

  // biome-ignore format: one line a case
  test.each<[string, Day, Day | undefined, number]>([
    ['on the first day of a week', '2026-10-04', '2026-10-04', 7],
    ['within a week, which then does not count', '2026-10-07', '2026-10-11', 6],
    ['in the last complete week', '2026-11-20', undefined, 0],
    ['in this week', '2026-11-23', undefined, 0],
    ['before the window', '2026-08-22', firstWeek, 13],
  ])('first activity %s', (_, date, first, count) => {
    const weeks = paceWeeks(facts({ activities: [{ date, time: 300 }], hasOlder: false }), calendar);
    expect(weeks[0]?.from).toBe(first);
    expect(weeks).toHaveLength(count);
  });
});

describe('vacations', () => {
  const off = (...vacations: PaceFacts['vacations']) =>
    paceWeeks(facts({ vacations }), calendar).filter(({ isOff }) => isOff).length;

  // biome-ignore format: one line a case
  test.each<[string, PaceFacts['vacations'], number]>([
    ['a whole week', [{ from: '2026-09-06', to: '2026-09-12' }], 1],
    ['all but a day of a week', [{ from: '2026-09-07', to: '2026-09-12' }], 0],
    ['two vacations that cover a week together', [{ from: '2026-09-09', to: '2026-09-14' }, { from: '2026-09-01', to: '2026-09-08' }], 1],
    ['without an end', [{ from: '2026-11-01' }], 3],
  ])('%s', (_, vacations, count) => {
    expect(off(...vacations)).toBe(count);
  });

  test('a week on vacation is neither in the mean nor in a run of four', () => {
    const activities = weekly(2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2);
    const vacations = [{ from: addDays(firstWeek, 28), to: addDays(firstWeek, 34) }];
    const { weeks, hoursPerWeek, earliest, latest } = paceOf(
      facts({ activities, vacations }),
      calendar,
    );
    expect({ weeks, hoursPerWeek }).toEqual({ weeks: 12, hoursPerWeek: 2 });
    expect(earliest).toBe(latest);
  });
});

// biome-ignore format: one line a case
test.each<[string, number[], Day, Day, Day]>([
  ['above', [1.25, 1.25, 2.5, 2.5, 1.25, 1.25, 2.5, 2.5, 1.25, 1.25, 2.5, 2.5, 1.25], '2027-06-29', '2027-07-04', '2027-07-04'],
  ['below', [2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2], '2028-09-11', '2028-09-11', '2029-02-09'],
])('where every four weeks are %s the mean, the finish is an end of the range', (_, hours, earliest, finish, latest) => {
  const pace = paceOf(facts({ activities: weekly(...hours) }), calendar);
  expect(pace).toMatchObject({ earliest, finish, latest });
});

describe('there is no finish date', () => {
  // biome-ignore format: one line a case
  test.each<[string, Partial<PaceFacts>, string, string]>([
    ['without time', { hasOlder: false }, 'fewWeeks', 'Needs 8 full weeks; there are 0.'],
    ['after 5 weeks', { activities: evenly(6), hasOlder: false }, 'fewWeeks', 'Needs 8 full weeks; there are 5.'],
    ['after one week', { activities: evenly(2), hasOlder: false }, 'fewWeeks', 'Needs 8 full weeks; there is 1.'],
    ['with too many weeks on vacation', { activities: evenly(13), vacations: [{ from: '2026-10-11' }] }, 'fewWeeks', 'Needs 8 full weeks; there are 7.'],
    ['with time in 3 weeks', { activities: evenly(3) }, 'fewActiveWeeks', 'Needs 4 weeks with time logged; there are 3.'],
    ['with time in one week', { activities: evenly(1) }, 'fewActiveWeeks', 'Needs 4 weeks with time logged; there is 1.'],
    ['when completed', { activities: evenly(13), remaining: 0 }, 'targetReached', 'The target is reached.'],
    ['when completed after a week', { activities: evenly(1), remaining: -5 }, 'targetReached', 'The target is reached.'],
    ['at a pace that takes more than five years', { activities: evenly(13, 0.2) }, 'finishFarAhead', 'More than 5 years ahead at this pace.'],
  ])('%s', (_, given, code, message) => {
    expect(paceOf(facts(given), calendar)).toMatchObject({
      finish: null,
      earliest: null,
      latest: null,
      reason: { reason: code, message },
    });
  });

  test('but 8 weeks with time in 4 of them are enough', () => {
    const activities = weekly(0, 2, 0, 2, 0, 2, 0, 2);
    const given = { activities: [{ date: '2026-09-27', time: 0 }, ...activities], hasOlder: false };
    expect(paceOf(facts(given), calendar)).toMatchObject({ weeks: 8, hoursPerWeek: 1 });
  });

  test('a pace has no latest day if the slowest four weeks had no time', () => {
    const activities = weekly(4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0);
    const { finish, earliest, latest } = paceOf(facts({ activities }), calendar);
    expect(latest).toBeNull();
    expect([finish, earliest]).toEqual(['2027-04-20', '2027-03-06']);
  });

  test('the latest day may be far ahead, but not after the year 9999', () => {
    const activities = weekly(4, 4, 4, 4, 4, 4, 4, 4, 4, 0.01, 0, 0, 0);
    const { latest } = paceOf(facts({ activities }), calendar);
    expect(latest).toBe('2468-06-20');
    expect(isFarAhead(latest ?? today, today)).toBe(true);
    const late = { today: '9999-06-02', weekStartsOn: 0 } as const;
    const shifted = activities.map(({ time }, n) => ({ date: addDays('9999-03-02', 7 * n), time }));
    expect(paceOf(facts({ activities: shifted }), late).latest).toBe('9999-12-31');
  });
});

// biome-ignore format: one line a case
test.each<[number, number, Day | null]>([
  [57.6, 2.4, '2027-05-12'],
  [57.6, 2.39, '2027-05-13'],
  [57.6, 1_000, '2026-11-26'],
  [0, 3, today],
  [-2, 3, today],
  [10, 0, null],
  [0, 0, today],
  [1_826, 7, '2031-11-25'],
  [1_827, 7, null],
])('%d h at %d h a week are done on %s', (hours, pace, day) => {
  expect(finishAt(grainsOfHours(hours), pace, today)).toBe(day);
});

// biome-ignore format: one line a case
test.each<[number, Day | null, number | null]>([
  [57.6, '2027-05-12', 2.4],
  [57.6, '2027-05-13', 2.39],
  [57.6, '2026-11-26', 403.2],
  [57.6, today, null],
  [57.6, '2026-11-24', null],
  [57.6, null, null],
  [0, '2027-05-12', null],
])('%d h until %s need %d h a week', (hours, targetDate, needed) => {
  expect(hoursPerWeekNeeded(grainsOfHours(hours), targetDate, today)).toBe(needed);
});

test('the needed hours a week reach the target in time', () => {
  for (let days = 1; days < 1_800; days += 7) {
    const targetDate = addDays(today, days);
    const needed = hoursPerWeekNeeded(grainsOfHours(33.33), targetDate, today) ?? 0;
    const finish = finishAt(grainsOfHours(33.33), needed, today);
    expect(finish !== null && finish <= targetDate).toBe(true);
  }
});

test.each([
  [20, 5, 0, 4_500],
  [20, 15, 1_500, 0],
  [20, 30, 0, 0],
  // 19.996 h are shown as 20 h.
  [20, 0, 5_999, 0],
  [20, 0, 5_998, 2],
])('of %d h with %d h and %d grains, %d grains remain', (target, initial, loggedTime, expected) => {
  const skill = {
    targetTime: grainsOfHours(target),
    initialTime: grainsOfHours(initial),
    loggedTime,
    createdDay: today,
    lastActivityDate: null,
    everLogged: true,
    newestConfidence: null,
  };
  expect(remainingTime(skill)).toBe(expected);
});
