import { expect, test } from 'vitest';
import { daySetOf, NO_DAYS } from '../../days/daySet.ts';
import type { Counting, CountsAs, HabitPatch } from '../model.ts';
import { countingOfKind, countingOn, firstCounting, recount, timeOn } from './counting.ts';

const [spanish, piano] = ['01JD0000000000000000000001', '01JD0000000000000000000002'];
const today = '2026-06-09';
const each = (minutesEach: number) => ({ minutesEach });
const from = (
  from: string,
  countsAs: CountsAs | null,
  skill: string | null = spanish,
): Counting => ({
  from,
  skill: countsAs ? skill : null,
  countsAs,
});

// biome-ignore format: one line a case
test.each<[string, CountsAs, number | undefined, 'done' | 'skipped' | 'neither', number | undefined]>([
  ['a completed day', each(20), undefined, 'done', 20],
  ['a day that is not completed', each(20), undefined, 'neither', undefined],
  ['a skipped day', each(20), undefined, 'skipped', undefined],
  ['minutes', 'minutes', 12.5, 'neither', 13],
  ['minutes of a completed day', 'minutes', 45, 'done', 45],
  ['hours', 'hours', 0.75, 'neither', 45],
  ['a third of an hour', 'hours', 0.33, 'done', 20],
  ['an amount of a skipped day', 'minutes', 12, 'skipped', undefined],
  ['no amount', 'minutes', undefined, 'neither', undefined],
  ['0, which completes an at-most day', 'minutes', 0, 'done', undefined],
  ['less than half a minute', 'minutes', 0.4, 'done', undefined],
  ['more than a day', 'hours', 25, 'done', 1_440],
])('the time of a day: %s', (_, countsAs, amount, state, minutes) => {
  const only = daySetOf([today]);
  const facts = {
    counting: [from('2026-05-03', countsAs)],
    completed: state === 'done' ? only : NO_DAYS,
    skipped: state === 'skipped' ? only : NO_DAYS,
  };
  const expected = minutes === undefined ? undefined : { skill: spanish, minutes };
  expect(timeOn(facts, today, amount)).toEqual(expected);
});

test('the first entry also applies before its own day', () => {
  const all = [from('2026-05-03', each(20)), from(today, each(30), piano)];
  expect(countingOn(all, '2026-05-01')).toBe(all[0]);
  expect(countingOn(all, '2026-06-08')).toBe(all[0]);
  expect(countingOn(all, today)).toBe(all[1]);
  expect(countingOn([], today)).toBeUndefined();
});

test('a new habit counts from its first day, if at all', () => {
  expect(firstCounting({ countsAs: each(20) }, today)).toEqual([from(today, each(20), null)]);
  expect(firstCounting({ countsAs: null }, today)).toEqual([]);
});

const start = '2026-05-03';
const since = [from(start, each(20))];
const never = from(start, null);

// biome-ignore format: one line a case
test.each<[string, Counting[], HabitPatch, readonly Counting[]]>([
  ['from today', [], { skill: spanish, countsAs: each(20) }, [never, from(today, each(20))]],
  ['as if always so', [], { skill: spanish, countsAs: each(20), from: start }, since],
  ['other minutes', since, { countsAs: each(30) }, [...since, from(today, each(30))]],
  ['another skill', since, { skill: piano }, [...since, from(today, each(20), piano)]],
  ['no skill', since, { skill: null }, [...since, from(today, each(20), null)]],
  ['no longer', since, { countsAs: null }, [...since, from(today, null)]],
  ['never', since, { countsAs: null, from: start }, []],
  ['the same', since, { skill: spanish, countsAs: each(20) }, since],
  ['clearing what was never set', [], { countsAs: null }, []],
  ['a later change is dropped', [...since, from('2026-06-01', each(5))], { countsAs: each(30), from: '2026-05-20' }, [...since, from('2026-05-20', each(30))]],
  ['planned', since, { countsAs: each(30), from: '2026-07-01' }, [...since, from('2026-07-01', each(30))]],
])('a change of the counting: %s', (_, counting, change, expected) => {
  const habit = { kind: 'check', createdDay: start, completed: NO_DAYS, skipped: NO_DAYS } as const;
  expect(recount({ ...habit, counting }, change, today)).toEqual(expected);
});

// biome-ignore format: one line a case
test.each<[HabitPatch, string]>([
  [{ skill: spanish }, 'countsAs'],
  [{ skill: spanish, countsAs: null }, 'countsAs'],
  [{ countsAs: 'minutes' }, 'countsAs'],
  [{ countsAs: each(20), from: '2026-05-02' }, 'from'],
  [{ countsAs: each(20), from: '2027-07-01' }, 'from'],
])('%j is refused', (change, field) => {
  const habit = { kind: 'check', createdDay: start, completed: NO_DAYS, skipped: NO_DAYS } as const;
  expect(recount({ ...habit, counting: [] }, change, today)).toMatchObject({ problem: { field } });
});

test('a habit that becomes one to tick has no amount that could be its time', () => {
  const amounts = [from(start, 'hours')];
  expect(countingOfKind('amount', amounts, today)).toBeUndefined();
  expect(countingOfKind('check', amounts, today)).toMatchObject({ field: 'countsAs' });
  expect(countingOfKind('check', [...amounts, from(today, each(20))], today)).toBeUndefined();
});
