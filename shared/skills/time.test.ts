import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grainsOfHours, grainsOfMinutes, hoursOf, hundredthsOf, minutesOf } from './time.ts';

test.each([
  [0, 0],
  [0.01, 3],
  [0.29, 87],
  [0.57, 171],
  [1, 300],
  [1.15, 345],
  [24, 7_200],
  [100_000, 30_000_000],
])('%d hours are %i grains, and back', (hours, grains) => {
  expect(grainsOfHours(hours)).toBe(grains);
  expect(hoursOf(grains)).toBe(hours);
});

test.each([
  [0, 0, 0],
  [1, 5, 0.02],
  [20, 100, 0.33],
  [40, 200, 0.67],
  [60, 300, 1],
  [1_440, 7_200, 24],
])('%i minutes are %i grains, shown as %d hours', (minutes, grains, hours) => {
  expect(grainsOfMinutes(minutes)).toBe(grains);
  expect(minutesOf(grains)).toBe(minutes);
  expect(hoursOf(grains)).toBe(hours);
});

test.each([
  [2, 0],
  [3, 1],
  [7, 1],
  [8, 2],
])('%i grains are %i minutes, rounded', (grains, minutes) => {
  expect(minutesOf(grains)).toBe(minutes);
});

describe('many small logs add up exactly', () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

  test('although their sum as floating-point numbers is not exact', () => {
    const logs = Array.from({ length: 10_000 }, () => 0.01);
    expect(sum(logs)).not.toBe(100);
    expect(hoursOf(sum(logs.map(grainsOfHours)))).toBe(100);
    expect(hoursOf(3_000 * grainsOfMinutes(20))).toBe(1_000);
  });

  test('in hours and in minutes', () => {
    const logs = fc.array(
      fc.record({
        hundredths: fc.integer({ min: 0, max: 2_400 }),
        minutes: fc.integer({ min: 0, max: 1_440 }),
      }),
      { minLength: 1_000, maxLength: 4_000 },
    );
    fc.assert(
      fc.property(logs, (list) => {
        const inHours = sum(list.map(({ hundredths }) => grainsOfHours(hundredths / 100)));
        expect(hundredthsOf(inHours)).toBe(sum(list.map(({ hundredths }) => hundredths)));
        expect(inHours % 3).toBe(0);
        const minutes = sum(list.map((log) => log.minutes));
        const inMinutes = sum(list.map((log) => grainsOfMinutes(log.minutes)));
        expect(minutesOf(inMinutes)).toBe(minutes);
        expect(hundredthsOf(inMinutes)).toBe(Math.round((minutes * 5) / 3));
      }),
      { numRuns: 20 },
    );
  });
});
