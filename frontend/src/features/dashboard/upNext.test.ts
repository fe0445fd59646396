import { expect, test } from 'vitest';
import { duesOf, firstLines } from './upNext.ts';

test.each([
  ['more dues and skills than fit', 5, 8, 3, 3, 2],
  ['more dues and skills than fit on a phone', 3, 8, 3, 2, 1],
  ['one line less, for the weekly review', 4, 8, 3, 2, 2],
  ['few dues', 5, 1, 3, 1, 3],
  ['no skills', 5, 8, 0, 5, 0],
  ['no dues', 3, 0, 3, 0, 3],
  ['nothing', 5, 0, 0, 0, 0],
])('the first lines with %s', (_, lines, dues, skills, firstDues, firstSkills) => {
  expect(firstLines(lines, { dues, skills })).toEqual({ dues: firstDues, skills: firstSkills });
});

test('reviews and deadlines are one list, the most overdue first', () => {
  const review = (name: string, nextReviewDate: string) => ({ _id: name, name, nextReviewDate });
  const deadline = (name: string, day: string) =>
    ({
      area: 'resource',
      _id: name,
      name,
      deadline: day,
      remainingMinutes: null,
      project: null,
    }) as const;
  const dues = duesOf({
    recentSkills: [],
    reviews: [review('Rust', '2026-11-10'), review('Piano', '2026-11-20')],
    deadlines: [deadline('A book', '2026-11-14'), deadline('A course', '2026-11-20')],
  });
  expect(dues.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'review Rust',
    'deadline A book',
    'review Piano',
    'deadline A course',
  ]);
});
