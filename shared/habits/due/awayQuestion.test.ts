import { expect, test } from 'vitest';
import { daySetOf, NO_DAYS } from '../../days/daySet.ts';
import type { Target } from '../model.ts';
import type { HabitFacts } from '../rules.ts';
import { openBreakOf } from './awayQuestion.ts';

const today = '2026-11-30';
const calendar = { today, weekStartsOn: 0 } as const;
const nov = (day: number): string => `2026-11-${String(day).padStart(2, '0')}`;
const [from, to] = [nov(3), nov(28)];
const quiet: Target = { from: '2026-10-01', target: 2, direction: 'at-most', quiet: true };

const limit = (more: Partial<HabitFacts> = {}): HabitFacts => ({
  schedules: [{ from: '2026-10-01', frequency: 'weekends' }],
  createdDay: '2026-10-01',
  targetDays: 30,
  targets: [quiet],
  completed: NO_DAYS,
  recorded: NO_DAYS,
  skipped: NO_DAYS,
  pauses: [],
  away: [{ from, to }, { from: '2026-12-01' }],
  ...more,
});

const weekends = [7, 8, 14, 15, 21, 22, 28].map(nov);

// biome-ignore format: one line a case
test.each<[string, Partial<HabitFacts>, readonly string[]]>([
  ['the days on the schedule', {}, weekends],
  ['no recorded day', { recorded: daySetOf([nov(7)]) }, weekends.slice(1)],
  ['no skipped day', { skipped: daySetOf([nov(28)]) }, weekends.slice(0, -1)],
  ['no day of a vacation', { pauses: [{ from: nov(1), to: nov(20) }] }, [21, 22, 28].map(nov)],
  ['no day before the limit was quiet', { targets: [{ ...quiet, quiet: false }, { ...quiet, from: nov(20) }] }, [21, 22, 28].map(nov)],
  ['no day before the first one', { createdDay: nov(21) }, [21, 22, 28].map(nov)],
])('the question is about %s', (_, more, days) => {
  const habit = limit(more);
  expect(openBreakOf([habit], calendar)).toEqual({ from, to, limits: [{ habit, days }] });
});

test.each<[string, Partial<HabitFacts>]>([
  ['an archived limit', { archivedOn: nov(29) }],
  ['a limit that needs a record', { targets: [{ ...quiet, quiet: false }] }],
  ['a limit with a record on every day', { recorded: daySetOf(weekends) }],
  ['a limit of a person who was never away for long', { away: [{ from: nov(30) }] }],
])('there is no question about %s', (_, more) => {
  expect(openBreakOf([limit(more)], calendar)).toBeUndefined();
});

test('the oldest open break is asked about first, for all limits together', () => {
  const away = [{ from: '2026-10-02', to: '2026-10-20' }, { from, to }, { from: '2026-12-01' }];
  const [coffee, sweets] = [limit({ away }), limit({ away, createdDay: nov(1) })];
  expect(openBreakOf([coffee, sweets], calendar)).toMatchObject({ from: '2026-10-02' });
  const october = [3, 4, 10, 11, 17, 18].map((day) => `2026-10-${String(day).padStart(2, '0')}`);
  const answered = { ...coffee, recorded: daySetOf(october) };
  const open = openBreakOf([answered, sweets], calendar);
  expect(open).toMatchObject({ from, limits: [{ days: weekends }, { days: weekends }] });
});
