import { describe, expect, test } from 'vitest';
import type { Export } from '#shared/export/model.ts';
import { accountOf, activityOf, foundOf, skillOf } from '../import.fixture.ts';
import { longDaysOf } from './longDays.ts';
import { planOf } from './plan.ts';
import { rowsOf } from './rows.ts';

const day = '2026-01-02';

const lasting = (n: number, hours: number, skill = 1): Export['activities'][number] => ({
  ...activityOf(n, skill, day),
  hours,
  duration: hours * 60,
});
const logged = (n: number, hours: number): Export['activities'][number] => ({
  ...lasting(n, hours),
  type: 'Hours',
  duration: null,
});

describe('the list of days longer than 24 hours after an import', () => {
  const rust = skillOf(1, 'Rust');
  test.each<[string, Export['activities'], Export['activities'], string[]]>([
    ['leaves out a day of 24 hours', [], [lasting(2, 12), logged(3, 12)], []],
    ['has a longer day', [], [lasting(2, 12), logged(3, 12.01)], ['24 h 1 min on 2 January 2026']],
    ['counts existing activities', [lasting(2, 20)], [lasting(3, 5)], ['25 h on 2 January 2026']],
    ['counts each skill separately', [], [lasting(2, 20), lasting(3, 20, 4)], []],
    ['leaves out a day without new activities', [lasting(2, 20), lasting(3, 20)], [], []],
    [
      'leaves out time without a skill',
      [],
      [2, 3].map((n) => ({ ...lasting(n, 20), skill: null })),
      [],
    ],
  ])('%s', (_, here, imported, expected) => {
    const existing = accountOf({ skills: here.length > 0 ? [rust] : [], activities: here });
    const found = foundOf({ skills: [rust, skillOf(4, 'Piano')], activities: imported });
    const choices = new Map(rowsOf(found, existing).map((row) => [row.key, row.byDefault]));
    const plan = planOf({ found, existing, choices, importId: '01KDWZW0000000000000000ABC' });
    const days = longDaysOf(plan, existing);
    expect(days.map(({ what }) => what)).toEqual(expected);
    for (const { record } of days) expect(record).toBe('Rust');
  });
});
