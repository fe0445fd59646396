import { expect, test } from 'vitest';
import { habitAnalytics, motivationalStats, weeklyActivity } from '#shared/analytics/rules.ts';
import { type Day, dayOfWeek, lastDays } from '#shared/days/days.ts';
import { pairFindings } from '#shared/findings/pairs.ts';
import { completeDays } from '#shared/habits/due/completeDays.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf, habitOn } from '#shared/habits/rules.ts';
import { habitDayOf } from '../features/habits/calendar/calendar.ts';
import { describeDay } from '../features/habits/describeDay.ts';
import { aHabit } from '../features/habits/habit.fixture.ts';
import { fractionOf, lastSevenDays, statsOf } from '../features/habits/view.ts';
import { weekOf } from '../features/reviews/week.ts';

/** A Friday. */
const today = '2026-11-20';
const yesterday = '2026-11-19';
const calendar = { today, weekStartsOn: 0 } as const;

const since = (createdDay: Day, days: readonly Day[], more: Partial<Habit> = {}): Habit =>
  habitOn(
    aHabit({
      createdDay,
      schedules: [{ from: createdDay, frequency: 'daily' }],
      days,
      ...more,
    }),
    calendar,
  );

const ids = ['a', 'b'].map((letter) => `01JD00000000000000000000${letter}A`);
const [_id = '', other = ''] = ids;

/** A habit done on the last ten days, then changed today. */
const read = since('2026-11-11', lastDays(10, today), { _id, name: 'Read' });
/** A habit done only today. */
const walk = since('2026-11-11', [today], { _id: other, name: 'Walk' });

const changes = {
  nothing: (habit: Habit) => [habit],
  archived: (habit: Habit) => [{ ...habit, archivedOn: today }],
  deleted: () => [],
  paused: (habit: Habit) => [{ ...habit, pauses: [{ from: today }] }],
  'on vacation': (habit: Habit) => [{ ...habit, vacations: [{ from: today }] }],
  rescheduled: (habit: Habit) => [
    { ...habit, schedules: [...habit.schedules, { from: today, frequency: 'weekly' as const }] },
  ],
};

const weekly = (habits: readonly Habit[]) =>
  weeklyActivity({ habits: habits.map(habitFactsOf), activities: new Map() }, calendar)
    .map(({ habitCompletions }) => habitCompletions)
    .join('');

const personal = (habits: readonly Habit[]) => {
  const facts = {
    habits: habits.map(habitFactsOf),
    skills: [],
    projects: [],
    activities: new Map(),
    unassignedTime: 0,
  };
  const { currentStreak, recentActiveDays, motivationLevel } = motivationalStats(facts, today);
  return `${currentStreak}, ${recentActiveDays}: ${motivationLevel}`;
};

const reviewed = (habits: readonly Habit[], week: Day) =>
  weekOf(
    undefined,
    { habits, skills: undefined, resources: undefined, projects: undefined },
    week,
    today,
  )
    ?.habits.map(({ name, done, asked }) => `${name} ${done} of ${asked}`)
    .join(', ');

const stones = (habits: readonly Habit[]) =>
  completeDays(habits, '2026-01-01', calendar)
    .map((day) => Number(day.slice(8)))
    .join(' ');

const marks = (habits: readonly Habit[], day: Day) =>
  habits
    .flatMap((habit) => habitDayOf(habit, day, calendar).mark ?? [])
    .map(({ habit, completed }) => `${habit.name} ${completed ? 'done' : 'open'}`)
    .join(', ');

const analytics = (habits: readonly Habit[]) => {
  const facts = habits.map(habitFactsOf);
  const { totalHabits, activeStreaks, longestStreak } = habitAnalytics(facts, calendar);
  const { listed, longest } = statsOf(habits, calendar);
  expect([listed, longest?.longestStreak ?? 0]).toEqual([totalHabits, longestStreak]);
  return `${totalHabits}, ${activeStreaks}, ${longestStreak}`;
};

const fraction = (habits: readonly Habit[], day: Day) => {
  const { asked, done } = fractionOf(habits, day, calendar);
  expect(describeDay(habits, day, calendar)).toBe(`${done} of ${asked} done`);
  return `${done} of ${asked}`;
};

const same = (figure: string) => ({
  nothing: figure,
  archived: figure,
  paused: figure,
  'on vacation': figure,
  rescheduled: figure,
});

type Row = Record<keyof typeof changes, string>;

test.each<[string, (habits: readonly Habit[]) => unknown, Row]>([
  ['weeklyActivity', weekly, { ...same('1111112'), deleted: '0000001' }],
  [
    'the bars of the habits page',
    (habits) =>
      lastSevenDays(habits, calendar)
        .map(({ value }) => value)
        .join(''),
    { ...same('1111112'), deleted: '0000001' },
  ],
  [
    'the streak and the motivation of the person',
    personal,
    { ...same('10, 10: Consistent'), deleted: '1, 1: Warming Up' },
  ],
  [
    'the review of last week',
    (habits) => reviewed(habits, '2026-11-08'),
    { ...same('Read 4 of 4, Walk 0 of 4'), deleted: 'Walk 0 of 4' },
  ],
  ['yesterday', (habits) => fraction(habits, yesterday), { ...same('1 of 2'), deleted: '0 of 1' }],
  [
    'the marks of yesterday',
    (habits) => marks(habits, yesterday),
    { ...same('Read done, Walk open'), deleted: 'Walk open' },
  ],
  [
    'today, done before the change',
    (habits) => fraction(habits, today),
    { ...same('2 of 2'), deleted: '1 of 1' },
  ],
  [
    'the cairn, without the other habit',
    (habits) => stones(habits.filter(({ name }) => name === 'Read')),
    { ...same('11 12 13 14 15 16 17 18 19 20'), deleted: '' },
  ],
  [
    'habits, active streaks, longest streak',
    analytics,
    {
      nothing: '2, 2, 10',
      archived: '1, 1, 10',
      deleted: '1, 1, 1',
      // The pause includes today, so today adds nothing.
      paused: '2, 2, 9',
      'on vacation': '2, 2, 9',
      // The new schedule is weekly, so the ten days count as one week.
      rescheduled: '2, 2, 1',
    },
  ],
])('%s, after a habit was changed today', (_, figure, expected) => {
  const shown = Object.entries(changes).map(([name, change]) => [
    name,
    figure([...change(read), walk].map((habit) => habitOn(habit, calendar))),
  ]);
  expect(Object.fromEntries(shown)).toEqual(expected);
});

test('neither today nor a later day asks for a habit that was archived today', () => {
  const open = since('2026-11-11', lastDays(9, yesterday), {
    _id,
    name: 'Read',
    archivedOn: today,
  });
  expect(fraction([open, walk], today)).toBe('1 of 1');
  expect(marks([open, walk], today)).toBe('Walk done');
  const tomorrow = { ...calendar, today: '2026-11-21' };
  expect(fractionOf([open, walk], '2026-11-21', tomorrow)).toEqual({ asked: 1, done: 0 });
  expect(fractionOf([open, walk], yesterday, tomorrow)).toEqual({ asked: 2, done: 1 });
});

test('findings keep a habit that was changed today, unless it was deleted', () => {
  const [monWedFri, tueThuSat] = [
    [1, 3, 5],
    [2, 4, 6],
  ];
  const weeks = lastDays(140, '2026-11-15').filter((day, n) =>
    (Math.floor(n / 7) % 2 ? monWedFri : tueThuSat)?.includes(dayOfWeek(day)),
  );
  const pair = ids.map((id) => since('2026-06-01', weeks, { _id: id }));
  const found = (change: keyof typeof changes) => {
    const [first = read, second = walk] = pair;
    const facts = [...changes[change](first), second].map((habit) => ({
      _id: habit._id,
      ...habitFactsOf(habit),
    }));
    return pairFindings(facts, today).findings.length;
  };
  expect(Object.keys(changes).map((name) => found(name as keyof typeof changes))).toEqual([
    1, 1, 0, 1, 1, 1,
  ]);
});
