import { afterEach, expect, test, vi } from 'vitest';
import { type DrawnTicks, rememberedTicks, rememberTicks } from './rememberedTicks.ts';

const storage = (kept = new Map<string, string>()) => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
};
afterEach(() => vi.unstubAllGlobals());

test.each<[string, DrawnTicks]>([
  ['without names', { isNamed: false, counts: [5], hasFold: false }],
  ['with names', { isNamed: true, counts: [3, 2], hasFold: false }],
  ['one part with a name', { isNamed: true, counts: [1], hasFold: false }],
  ['with the line for done habits', { isNamed: false, counts: [5], hasFold: true }],
  ['with names and that line', { isNamed: true, counts: [3, 2], hasFold: true }],
  ['all done', { isNamed: false, counts: [0], hasFold: true }],
])('the layout is remembered: %s', (_, drawn) => {
  storage();
  rememberTicks(drawn);
  expect(rememberedTicks()).toEqual(drawn);
});

test.each(['-1', 'x', '3,,2', '61', '1.5'])('the stored text %j is refused', (text) => {
  storage(new Map([['cairn.habits.today-count', text]]));
  const { isNamed, counts } = rememberedTicks();
  expect([isNamed, counts.every((count) => Number.isInteger(count) && count <= 60)]).toEqual([
    false,
    true,
  ]);
});
