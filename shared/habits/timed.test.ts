import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageTags } from '../language/languages.ts';
import { roundedAmount } from './amounts.ts';
import { type Counting, timeUnits } from './model.ts';
import { amountToAdd, timeUnitNamed, timeUnitOn } from './timed.ts';

test.each([
  ['min', 'minutes'],
  [' Minutes ', 'minutes'],
  ['Minuten', 'minutes'],
  ['minutos', 'minutes'],
  ['دقائق', 'minutes'],
  ['h', 'hours'],
  ['Std.', 'hours'],
  ['heures', 'hours'],
  ['horas', 'hours'],
  ['miniatures', undefined],
  ['pages', undefined],
  [null, undefined],
])('%s means %s', (unit, expected) => {
  expect(timeUnitNamed(unit)).toBe(expected);
});

test.each(languageTags.flatMap((language) => timeUnits.map((unit) => [language, unit] as const)))(
  'in %s, the long word for %s is known',
  (language, unit) => {
    const format = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: unit.slice(0, -1),
      unitDisplay: 'long',
    });
    const word = format.formatToParts(5).find(({ type }) => type === 'unit')?.value ?? null;
    expect(timeUnitNamed(word), String(word)).toBe(unit);
  },
);

describe('the unit of the time of a day', () => {
  const day = '2026-11-25';
  const counted = (countsAs: Counting['countsAs']): Counting[] => [
    { from: day, skill: null, countsAs },
  ];
  test.each<[string, Parameters<typeof timeUnitOn>[0], string | undefined]>([
    ['by its name', { kind: 'amount', unit: 'min', counting: [] }, 'minutes'],
    [
      'as it counts, whatever its name',
      { kind: 'amount', unit: 'Vokabeln', counting: counted('hours') },
      'hours',
    ],
    [
      'by its name if each day counts the same',
      { kind: 'amount', unit: 'h', counting: counted({ minutesEach: 20 }) },
      'hours',
    ],
    [
      'none of a habit to tick',
      { kind: 'check', unit: null, counting: counted({ minutesEach: 20 }) },
      undefined,
    ],
    ['none of pages', { kind: 'amount', unit: 'pages', counting: [] }, undefined],
  ])('%s', (_, habit, expected) => {
    expect(timeUnitOn(habit, day)).toBe(expected);
  });
});

describe('minutes of a timer in an amount', () => {
  test.each([
    [undefined, 20, 'minutes', 20],
    [12.5, 20, 'minutes', 20],
    [30, -30, 'minutes', -30],
    [10, -30, 'minutes', -10],
    [undefined, 20, 'hours', 0.33],
    [0.33, 20, 'hours', 0.34],
    [0.67, 20, 'hours', 0.33],
    [1, -20, 'hours', -0.33],
  ] as const)('to %s, %i minutes in %s add %s', (amount, minutes, unit, expected) => {
    expect(amountToAdd(amount, minutes, unit)).toBe(expected);
  });

  test('any order gives the same sum, and subtracting one time leaves the sum of the rest', () => {
    const some = fc.array(fc.integer({ min: 1, max: 720 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(some, fc.constantFrom('minutes', 'hours'), (times, unit) => {
        const sum = (all: readonly number[]) =>
          all.reduce(
            (amount, minutes) => roundedAmount(amount + amountToAdd(amount, minutes, unit)),
            0,
          );
        expect(sum(times.toReversed())).toBe(sum(times));
        const [first = 0, ...rest] = times;
        expect(sum([...times, -first])).toBe(sum(rest));
      }),
    );
  });
});
