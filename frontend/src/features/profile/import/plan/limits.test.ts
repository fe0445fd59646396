import { describe, expect, test } from 'vitest';
import { maxStoredBytes } from '#shared/core/storage.ts';
import { lastDays } from '#shared/days/days.ts';
import type { Export } from '#shared/export/model.ts';
import { maxHabits, maxPauses } from '#shared/habits/model.ts';
import { maxResources } from '#shared/resources/model.ts';
import {
  accountOf,
  activityOf,
  foundOf,
  habitOf,
  idOf,
  resourceOf,
  skillOf,
} from '../import.fixture.ts';
import { fitted, storageWarningOf } from './limits.ts';
import { planOf } from './plan.ts';
import { type Choice, skip } from './row.ts';
import { rowsOf } from './rows.ts';

const range = (count: number) => Array.from({ length: count }, (_, n) => n);
const books = (count: number) => range(count).map((n) => resourceOf(n, `Book ${n}`));
const days = (count: number) =>
  range(count).map((n) => new Date(n * 86_400_000 * 3).toISOString().slice(0, 10));

const plannedFor = (
  document: Partial<Export>,
  existing: Partial<Export> = {},
  chosen: Readonly<Record<string, Choice>> = {},
) => {
  const found = foundOf(document);
  const here = accountOf(existing);
  const rows = rowsOf(found, here);
  const choices = new Map(rows.map(({ key, byDefault }) => [key, chosen[key] ?? byDefault]));
  const { choices: fitting, warnings } = fitted(rows, choices, here);
  const { document: planned } = planOf({
    found,
    existing: here,
    choices: fitting,
    importId: idOf(0),
  });
  return { planned, warnings };
};

describe('the limits of an account', () => {
  test('an import that fits has no warning', () => {
    const { planned, warnings } = plannedFor({ resources: books(maxResources) });
    expect([planned.resources.length, warnings]).toEqual([maxResources, []]);
  });

  test('the last records that do not fit are left out, with a warning', () => {
    const { planned, warnings } = plannedFor({ resources: books(2_500) });
    expect(planned.resources.map(({ _id }) => _id)).toEqual(range(2_000).map(idOf));
    expect(warnings).toEqual([
      'Your account can hold 2,000 resources. The last 500 chosen will not be imported; leave out others to make room for them.',
    ]);
  });

  test('existing items take up room, and skipped records free it', () => {
    const resources = range(1_999).map((n) => resourceOf(5_000 + n, `Here ${n}`));
    const few = plannedFor({ resources: books(3) }, { resources });
    expect(few.planned.resources.map(({ _id }) => _id)).toEqual([idOf(0)]);
    expect(few.warnings).toEqual([expect.stringContaining('It already has 1,999. The last 2 ')]);
    const chosen = { [`resource:${idOf(0)}`]: skip, [`resource:${idOf(1)}`]: skip };
    const other = plannedFor({ resources: books(3) }, { resources }, chosen);
    expect(other.planned.resources.map(({ _id }) => _id)).toEqual([idOf(2)]);
    expect(other.warnings).toEqual([]);
  });

  test('only new habits need room, and merged ones do not', () => {
    const habits = range(maxHabits).map((n) => habitOf(1_000 + n, `Habit ${n}`));
    const same = habitOf(1, 'Habit 3', { completed: ['2026-01-02'] });
    expect(plannedFor({ habits: [same] }, { habits }).warnings).toEqual([]);
    const { planned, warnings } = plannedFor({ habits: [habitOf(2, 'New')] }, { habits });
    expect(planned.habits).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  test('activities of a skill that does not fit are left out with it', () => {
    const skills = range(501).map((n) => skillOf(n, `Skill ${n}`));
    const activities = [activityOf(900, 499, '2026-01-02'), activityOf(901, 500, '2026-01-02')];
    expect(plannedFor({ skills, activities }).planned.activities.map(({ _id }) => _id)).toEqual([
      idOf(900),
    ]);
  });

  test('vacations have a limit, too', () => {
    const vacations = days(maxPauses + 2).map((from) => ({ from, to: from }));
    const { planned, warnings } = plannedFor({ vacations });
    expect(planned.vacations).toHaveLength(maxPauses);
    expect(warnings).toEqual([expect.stringContaining(`can hold ${maxPauses} vacations`)]);
  });
});

describe('the storage of an account', () => {
  const plan = (document: Partial<Export>) => {
    const found = foundOf(document);
    const here = accountOf({});
    const choices = new Map(rowsOf(found, here).map(({ key, byDefault }) => [key, byDefault]));
    return planOf({ found, existing: here, choices, importId: idOf(0) });
  };
  const long = { resources: books(100).map((book) => ({ ...book, notes: 'x'.repeat(10_000) })) };

  test('has no warning if there is room', () => {
    expect(storageWarningOf(plan(long), 0)).toBeUndefined();
  });

  test('has a warning if there is no room', () => {
    expect(storageWarningOf(plan(long), maxStoredBytes - 900_000)).toBe(
      'This is about 1.0 MB, and your account has room for 0.9 MB. What does not fit is listed at the end.',
    );
  });

  test('counts the notes of days', () => {
    const notes = lastDays(1_000, '2026-01-01').map((date) => ({ date, text: 'x'.repeat(300) }));
    const diary = { habits: [habitOf(1, 'Run', { notes })] };
    expect(storageWarningOf(plan(diary), maxStoredBytes - 400_000)).toMatch(
      /^This is about 0\.5 MB/,
    );
    expect(storageWarningOf(plan(diary), maxStoredBytes - 500_000)).toBeUndefined();
  });
});
