import { expect, test } from 'vitest';
import { daySetOf, packDays } from '../days/daySet.ts';
import { lastDays } from '../days/days.ts';
import { weekLine } from './weekLine.ts';

/** A Wednesday; its week began on Sunday the 22nd. */
const today = '2026-11-25';
const calendar = { today, weekStartsOn: 0 } as const;

type Habit = Parameters<typeof weekLine>[1][number];

const habit = (_id: string, days: readonly string[]) =>
  ({
    _id,
    name: `Habit ${_id}`,
    schedules: [{ from: '2026-01-01', frequency: 'daily' }],
    createdDay: '2026-01-01',
    targetDays: 30,
    targets: [],
    history: packDays(daySetOf(days)),
    recorded: {},
    skipped: {},
    pauses: [],
    vacations: [],
    archivedOn: null,
  }) as unknown as Habit;

const from = '2026-11-22';
const item = (_id: string) => ({ area: 'project' as const, _id, name: 'Shelf', day: today });
const mostHours = { _id: 's', name: 'Rust', hours: 6, before: 4.5 };
const quiet = { from, finished: [], mostHours: null };
const streak = (id: string, days: number) => habit(id, lastDays(days, today));
const back = (id: string, before: string) => habit(id, [before, '2026-11-23']);

// biome-ignore format: one line a case
test.each<[string, Parameters<typeof weekLine>[0], Habit[], object | null]>([
  ['a quiet day', quiet, [streak('a', 8), habit('b', [])], null],
  ['nothing known yet', undefined, [], null],
  ['something finished comes before anything else', { from, finished: [item('p'), item('q')], mostHours }, [streak('a', 7)], { kind: 'finished', item: item('p'), more: 1 }],
  ['what was finished in another week is over', { from: '2026-11-15', finished: [item('p')], mostHours }, [], null],
  ['the longest milestone comes before hours', { ...quiet, mostHours }, [streak('a', 7), streak('c', 30), streak('b', 30)], { kind: 'streak', length: 30, unit: 'day', habit: { _id: 'b' } }],
  ['the most hours come before a comeback', { ...quiet, mostHours }, [back('a', '2026-10-01')], { kind: 'hours', skill: mostHours }],
  ['the longest break', quiet, [back('a', '2026-10-10'), back('c', '2026-10-01'), back('b', '2026-10-01')], { kind: 'comeback', day: '2026-11-23', days: 53, habit: { _id: 'b' } }],
  ['habits alone', undefined, [streak('a', 7)], { kind: 'streak', length: 7 }],
])('the highlight of a week: %s', (_, thisWeek, habits, expected) => {
  const line = weekLine(thisWeek, habits, calendar);
  if (expected === null) expect(line).toBeNull();
  else expect(line).toMatchObject(expected);
});
