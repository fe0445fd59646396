import { expect, test } from 'vitest';
import { levelOf } from '#shared/analytics/heatmap.ts';
import { shadesOf } from './shades.ts';

const formatRange = (from: number, to: number) => (from === to ? `${to}` : `${from} to ${to}`);

test.each<[number, string]>([
  [0, '0: none'],
  [1, '0: none, 4: 1'],
  [2, '0: none, 2: 1, 4: 2'],
  [3, '0: none, 2: 1, 3: 2, 4: 3'],
  [4, '0: none, 1: 1, 2: 2, 3: 3, 4: 4'],
  [10, '0: none, 1: 1 to 2, 2: 3 to 5, 3: 6 to 7, 4: 8 to 10'],
  [40, '0: none, 1: 1 to 10, 2: 11 to 20, 3: 21 to 30, 4: 31 to 40'],
])('the shades up to %i: %s', (max, expected) => {
  const shades = shadesOf(max, formatRange);
  expect(shades.map(({ level, text }) => `${level}: ${text}`).join(', ')).toBe(expected);
});

test.each([1, 2, 3, 7, 10, 121])('up to %i, each amount has the shade with its range', (max) => {
  const levels = shadesOf(max, (from, to) => `${from} ${to}`).slice(1);
  for (let amount = 1; amount <= max; amount++) {
    const named = levels.find(({ text }) => {
      const [from = 0, to = 0] = text.split(' ').map(Number);
      return amount >= from && amount <= to;
    });
    expect(named?.level).toBe(levelOf(amount, max));
  }
});
