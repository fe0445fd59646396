import { expect, test } from 'vitest';
import { addDays } from '#shared/days/days.ts';
import { assessmentFindings } from '#shared/findings/assessments.ts';
import { describeMovement } from './ratingMovement.ts';

const day = (n: number) => addDays('2026-01-01', 30 * n);

/** Assessments a month apart, with the hours between them. */
const described = (
  confidences: readonly number[],
  selfRatings: readonly number[],
  hours: readonly number[],
) =>
  describeMovement(
    assessmentFindings(
      confidences.map((confidenceLevel, n) => ({
        _id: `A${n}`,
        assessmentDate: day(n),
        confidenceLevel,
        selfRating: selfRatings[n] ?? 1,
      })),
      hours.map((one, n) => ({ date: day(n + 1), hours: one })),
    ),
  );

const chance = 'This may be chance, and it does not say that the hours made a rating rise.';
const missing =
  'With 5 assessments or more, this says how your ratings moved with your hours. So far there';
const atTop = 'Times when a rating was at 5 already are left out: it could not rise.';
const nothing =
  'There is nothing to compare yet: the ratings were at 5 already and could not rise, or the hours between the assessments were alike.';

// biome-ignore format: one line a case
test.each<[string, number[], number[], number[], string]>([
  ['one assessment', [1], [1], [], `${missing} is 1.`],
  ['four assessments', [1, 2, 2, 3], [1, 1, 1, 1], [10, 2, 8], `${missing} are 4.`],
  ['both ratings', [1, 2, 2, 3, 3], [1, 1, 1, 2, 2], [10, 2, 8, 3], `When you logged more than 3 h between two assessments, confidence rose 2 of 2 times and self rating 1 of 2 times; otherwise 0 and 0 of 2 times (5 assessments). ${chance}`],
  ['most times without hours', [1, 2, 2, 3, 3], [1, 2, 2, 2, 2], [4, 0, 0, 0], `When you logged any hours between two assessments, confidence rose 1 of 1 time and self rating 1 of 1 time; otherwise 1 and 0 of 3 times (5 assessments). ${chance}`],
  ['self rating at the top', [1, 2, 2, 3, 3], [5, 5, 5, 5, 5], [10, 2, 8, 3], `When you logged more than 3 h between two assessments, confidence rose 2 of 2 times; otherwise 0 of 2 times (5 assessments). ${chance}`],
  ['confidence at the top', [5, 5, 5, 5, 5], [1, 2, 2, 3, 3], [10, 2, 8, 3], `When you logged more than 3 h between two assessments, self rating rose 2 of 2 times; otherwise 0 of 2 times (5 assessments). ${chance}`],
  ['confidence once at the top', [1, 2, 5, 4, 4, 4], [1, 2, 2, 3, 3, 3], [10, 2, 8, 3, 1], `When you logged more than 2 h between two assessments, confidence rose 1 of 2 times; otherwise 1 of 2 times (6 assessments). When you logged more than 3 h between two assessments, self rating rose 2 of 2 times; otherwise 0 of 3 times (6 assessments). ${atTop} ${chance}`],
  ['the same hours between all assessments', [1, 2, 2, 3, 3], [1, 1, 1, 1, 1], [4, 4, 4, 4], nothing],
])('the sentence about %s', (_, confidences, selfRatings, hours, sentence) => {
  expect(described(confidences, selfRatings, hours)).toBe(sentence);
});
