import { expect, test } from 'vitest';
import { daySetOf } from '../../days/daySet.ts';
import type { HabitPatch, Target } from '../model.ts';
import { firstRetargetedDay, retarget } from './retarget.ts';

const today = '2026-03-05';
const six: Target = { from: '2026-01-01', target: 6, direction: 'at-least' };
const eight: Target = { from: '2026-02-01', target: 8, direction: 'at-least' };
const none = daySetOf([]);

const water = {
  kind: 'amount' as const,
  unit: 'glasses',
  targets: [six, eight] as readonly Target[],
  createdDay: '2026-01-01',
  completed: daySetOf(['2026-01-02']),
  skipped: none,
  amountYears: [2026],
};
const walk = {
  ...water,
  kind: 'check' as const,
  unit: null,
  targets: [],
  completed: none,
  amountYears: [],
};

// biome-ignore format: one line a case
test.each<[string, HabitPatch, readonly Target[]]>([
  ['from today', { target: 10 }, [six, eight, { ...six, from: today, target: 10 }]],
  ['from a day', { target: 10, from: '2026-02-20' }, [six, eight, { ...six, from: '2026-02-20', target: 10 }]],
  ['from the first day, as if always so', { target: 10, from: '2026-01-01' }, [{ ...six, target: 10 }]],
  ['a later target is dropped', { target: 10, from: '2026-01-15' }, [six, { ...six, from: '2026-01-15', target: 10 }]],
  ['the direction alone', { direction: 'at-most' }, [six, eight, { from: today, target: 8, direction: 'at-most' }]],
  ['a cleared direction is the usual one', { direction: null, target: 8 }, [six, eight]],
  ['the same target changes nothing', { target: 8 }, [six, eight]],
  ['the same target from a day on which it applied changes nothing', { target: 8, from: '2026-02-10' }, [six, eight]],
  ['the target of today from the first day, as if always so', { target: 8, from: '2026-01-01' }, [{ ...eight, from: '2026-01-01' }]],
  ['back to the earlier target', { target: 6, from: '2026-02-01' }, [six]],
  ['from next Monday', { target: 10, from: '2026-03-09' }, [six, eight, { ...six, from: '2026-03-09', target: 10 }]],
  ['the unit alone', { unit: 'cups' }, [six, eight]],
])('a change of the target: %s', (_, change, targets) => {
  const after = retarget(water, change, today);
  expect(after).toEqual({ kind: 'amount', unit: change.unit ?? 'glasses', targets });
});

const ten: Target = { from: '2026-03-09', target: 10, direction: 'at-least' };

// biome-ignore format: one line a case
test.each<[string, HabitPatch, readonly Target[]]>([
  ['another plan replaces it', { target: 12, from: '2026-03-16' }, [six, eight, { ...ten, from: '2026-03-16', target: 12 }]],
  ['a change from today replaces it too', { target: 12 }, [six, eight, { ...ten, from: today, target: 12 }]],
  ['sending the target of today cancels it', { target: 8, direction: 'at-least', from: today }, [six, eight]],
  ['sending the target of today without a day cancels it too', { target: 8 }, [six, eight]],
  ['the unit alone leaves it', { unit: 'cups' }, [six, eight, ten]],
  ['the unit with the day of a changed frequency leaves it', { unit: 'cups', from: '2026-03-20' }, [six, eight, ten]],
  ['the unit with the first day leaves it', { unit: 'cups', from: '2026-01-01' }, [six, eight, ten]],
])('with a planned target: %s', (_, change, targets) => {
  const after = retarget({ ...water, targets: [six, eight, ten] }, change, today);
  expect(after).toEqual({ kind: 'amount', unit: change.unit ?? 'glasses', targets });
});

const counted = { kind: 'amount', unit: 'pages', target: 2.5 } as const;

test('a habit without recorded days may change its kind, and change it back', () => {
  const next = { from: today, target: 2.5, direction: 'at-least' };
  expect(retarget(walk, counted, today)).toEqual({
    kind: 'amount',
    unit: 'pages',
    targets: [next],
  });
  const fresh = { ...water, completed: none, amountYears: [] };
  const plain = { kind: 'check', unit: null, targets: [] };
  expect(retarget(fresh, { kind: 'check' }, today)).toEqual(plain);
  expect(retarget(fresh, { kind: null }, today)).toEqual(plain);
});

const fixed = 'The kind can’t change once a day is recorded';

// biome-ignore format: one line a case
test.each<[string, Parameters<typeof retarget>[0], HabitPatch, string, string]>([
  ['the kind of a recorded habit', water, { kind: 'check' }, 'kind', fixed],
  ['the kind of a habit whose amounts are cleared', { ...water, completed: none }, { kind: 'check' }, 'kind', fixed],
  ['the kind of a habit with a tick', { ...walk, completed: daySetOf([today]) }, counted, 'kind', fixed],
  ['the kind of a habit with a skip', { ...walk, skipped: daySetOf([today]) }, counted, 'kind', fixed],
  ['no unit', walk, { kind: 'amount', target: 3 }, 'unit', 'Unit is required'],
  ['no target', walk, { kind: 'amount', unit: 'pages' }, 'target', 'Target is required'],
  ['a cleared unit', water, { unit: null }, 'unit', 'Unit is required'],
  ['a cleared target', water, { target: null }, 'target', 'Target is required'],
  ['a target of a habit to tick', walk, { target: 3 }, 'target', 'The kind check has no target'],
  ['more than a year ahead', water, { target: 3, from: '2027-03-07' }, 'from', '7 March 2027 is more than a year ahead. Choose a day up to 6 March 2027.'],
  ['before its first day', water, { target: 3, from: '2025-12-31' }, 'from', '31 December 2025 is before the habit’s first day, 1 January 2026'],
])('a change is refused: %s', (_, habit, change, field, message) => {
  expect(retarget(habit, change, today)).toMatchObject({ problem: { field, message } });
});

// biome-ignore format: one line a case
test.each<[string, string | undefined, string]>([
  ['today: today', undefined, today],
  ['an earlier day: that day', '2026-02-01', '2026-02-01'],
  ['a later day: today, because it may replace a planned target', '2026-03-09', today],
  ['the habit’s first day: all days, even before it', '2026-01-01', '1970-01-01'],
])('the first day that may change with a target from %s', (_, from, first) => {
  expect(firstRetargetedDay(water, { from }, today)).toBe(first);
});
