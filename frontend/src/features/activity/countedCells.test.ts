import { expect, test } from 'vitest';
import { summarise } from '#shared/analytics/heatmap.ts';
import type { HeatmapCell } from '#shared/analytics/model.ts';
import { lastDays } from '#shared/days/days.ts';
import { countedCells } from './countedCells.ts';

const today = '2026-11-24';
const yearWith = (...active: readonly string[]): HeatmapCell[] =>
  lastDays(365, today).map((date) => ({
    date,
    activity: active.includes(date) ? 1 : 0,
    minutes: 0,
  }));

test.each([
  ['an account created today, active', today, [today], 1, 100],
  ['an account of four days, active on one', '2026-11-21', [today], 4, 25],
  ['an account of several years', '2020-01-01', [today], 365, 0],
  ['an account created today, with an import', today, ['2026-01-01', today], 365, 1],
  ['an account created today, not active', today, [], 1, 0],
] as const)(
  'the counted days and the consistency of %s',
  (_, firstDay, active, days, consistency) => {
    const counted = countedCells(yearWith(...active), firstDay);
    expect(counted).toHaveLength(days);
    expect(summarise(counted).consistency).toBe(consistency);
  },
);
