import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../days/days.ts';
import { assessmentFindings } from './assessments.ts';

const FIRST = '2026-01-01';

/** The first day of the n-th month, from 0. All months have 30 days here. */
const month = (n: number): Day => addDays(FIRST, n * 30);

/** One assessment a month, with the given confidences. */
const assessed = (confidences: readonly number[], selfRatings: readonly number[] = []) =>
  confidences.map((confidenceLevel, n) => ({
    _id: `A${n}`,
    assessmentDate: month(n),
    confidenceLevel,
    selfRating: selfRatings[n] ?? 3,
  }));

/** Hours logged in each month, on the day before the next assessment. */
const logged = (...hours: readonly number[]) =>
  hours.map((one, n) => ({ date: addDays(month(n + 1), -1), hours: one }));

describe('the movement of a rating with the hours', () => {
  // biome-ignore format: one line a case
  test.each<[string, number[], number[], object | null]>([
    ['it rose with more hours', [1, 2, 2, 3, 3], [10, 2, 8, 3], { medianHours: 3, withMore: { steps: 2, rose: 2 }, withFewer: { steps: 2, rose: 0 } }],
    ['it rose with fewer hours', [1, 1, 2, 2, 3], [10, 2, 8, 3], { medianHours: 3, withMore: { steps: 2, rose: 0 }, withFewer: { steps: 2, rose: 2 } }],
    ['a fall does not count as a rise', [3, 2, 3, 1, 1], [10, 2, 8, 3], { medianHours: 3, withMore: { steps: 2, rose: 0 }, withFewer: { steps: 2, rose: 1 } }],
    ['five steps', [1, 2, 2, 3, 3, 4], [10, 2, 8, 3, 5], { medianHours: 5, withMore: { steps: 2, rose: 2 }, withFewer: { steps: 3, rose: 1 } }],
    ['most steps without hours', [1, 2, 2, 3, 3], [4, 0, 0, 0], { medianHours: 0, withMore: { steps: 1, rose: 1 }, withFewer: { steps: 3, rose: 1 } }],
    ['four assessments are too few', [1, 2, 2, 3], [10, 2, 8], null],
    ['no assessment', [], [], null],
    ['the same hours in all steps', [1, 2, 2, 3, 3], [4, 4, 4, 4], null],
    ['no hours at all', [1, 2, 2, 3, 3], [], null],
    ['a step from the top does not count, so three steps are too few', [1, 2, 3, 5, 4], [10, 2, 8, 3], null],
    ['four steps are left after one from the top', [1, 2, 3, 5, 4, 5], [10, 2, 8, 3, 7], { medianHours: 7, withMore: { steps: 2, rose: 2 }, withFewer: { steps: 2, rose: 2 } }],
  ])('%s', (_, confidences, hours, expected) => {
    const made = assessed(confidences);
    expect(assessmentFindings(made, logged(...hours)).confidence).toEqual(expected);
    expect(assessmentFindings(made.toReversed(), logged(...hours)).confidence).toEqual(expected);
  });

  test('is separate for confidence and self-rating', () => {
    const { confidence, selfRating } = assessmentFindings(
      assessed([1, 1, 1, 1, 1], [1, 2, 3, 4, 5]),
      logged(10, 2, 8, 3),
    );
    expect(confidence).toMatchObject({ withMore: { rose: 0 }, withFewer: { rose: 0 } });
    expect(selfRating).toMatchObject({ withMore: { rose: 2 }, withFewer: { rose: 2 } });
  });
});

describe('the assessed points', () => {
  const made = assessed([1, 2, 3]);

  test('have the hours since the previous assessment, up to their own day', () => {
    const hours = [
      { date: month(0), hours: 100 },
      { date: addDays(month(0), 1), hours: 0.1 },
      { date: month(1), hours: 0.2 },
      { date: addDays(month(1), 1), hours: 5 },
      { date: addDays(month(2), 1), hours: 100 },
    ];
    expect(assessmentFindings(made, hours).points).toEqual([
      { day: month(0), confidence: 1, selfRating: 3, hours: null },
      { day: month(1), confidence: 2, selfRating: 3, hours: 0.3 },
      { day: month(2), confidence: 3, selfRating: 3, hours: 5 },
    ]);
  });

  test('of the same day have no hours between them, and are sorted by id', () => {
    const twice = made.map((one) => ({ ...one, assessmentDate: FIRST })).toReversed();
    const { points } = assessmentFindings(twice, [{ date: FIRST, hours: 2 }]);
    expect(points.map(({ confidence, hours }) => [confidence, hours])).toEqual([
      [1, null],
      [2, 0],
      [3, 0],
    ]);
  });
});
