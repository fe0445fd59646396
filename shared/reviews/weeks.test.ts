import { describe, expect, test } from 'vitest';
import type { WeekStart } from '../days/days.ts';
import type { Focus } from './model.ts';
import { reviewIdOf, weekStartOfId } from './reviewIds.ts';
import {
  closedProblem,
  focusOn,
  isEditable,
  isReviewTime,
  reviewOfWeek,
  weekProblem,
  weekStartAfter,
  weekToReview,
} from './weeks.ts';

describe('a week from Sunday, 15 to 21 November 2026', () => {
  test.each([
    ['2026-11-14', false],
    ['2026-11-15', true],
    ['2026-11-28', true],
    ['2026-11-29', false],
  ])('on %s the review of this week can be changed: %s', (today, can) => {
    expect(isEditable('2026-11-15', today)).toBe(can);
  });

  test('after the last day for changing its review, the refusal names that day', () => {
    expect(closedProblem('2026-11-15', '2026-11-28')).toBeUndefined();
    expect(closedProblem('2026-11-15', '2026-11-29')).toMatchObject({
      field: 'weekStart',
      reason: 'reviewClosed',
      params: { day: '2026-11-28' },
    });
  });

  test.each<[today: string, weekStartsOn: WeekStart, weekStart: string, isTime: boolean]>([
    ['2026-11-20', 0, '2026-11-08', false],
    ['2026-11-21', 0, '2026-11-15', true],
    ['2026-11-22', 0, '2026-11-15', true],
    ['2026-11-23', 0, '2026-11-15', true],
    ['2026-11-24', 0, '2026-11-15', false],
    ['2026-11-22', 1, '2026-11-16', true],
    ['2026-11-23', 1, '2026-11-16', true],
    ['2026-11-25', 1, '2026-11-16', false],
    ['2026-11-20', 6, '2026-11-14', true],
    ['2026-11-22', 6, '2026-11-14', true],
  ])(
    'on %s, with weeks from day %i, the week to review begins on %s; Today links to its review: %s',
    (today, weekStartsOn, week, is) => {
      const calendar = { today, weekStartsOn };
      expect(weekToReview(calendar)).toBe(week);
      expect(isReviewTime(calendar)).toBe(is);
    },
  );
});

describe('which weeks can have a review, on Wednesday, 25 November 2026', () => {
  const calendar = { today: '2026-11-25', weekStartsOn: 0 } as const;

  test.each([
    ['this week', '2026-11-22', false, undefined],
    ['a week of long ago', '1970-01-04', false, undefined],
    ['a day within a week', '2026-11-23', false, 'noWeekStart'],
    ['a day on which weeks once started', '2026-11-16', true, undefined],
    ['the next week', '2026-11-29', false, 'weekInFuture'],
    ['a day within the next week', '2026-11-30', false, 'noWeekStart'],
  ])('%s', (_, weekStart, isReviewed, reason) => {
    expect(weekProblem(weekStart, isReviewed, calendar)?.reason).toBe(reason);
  });
});

describe('when weeks start on another weekday than before', () => {
  const reviews = [{ weekStart: '2026-11-15' }, { weekStart: '2026-11-08' }];

  test.each([
    ['2026-11-15', '2026-11-15'],
    ['2026-11-16', '2026-11-15'],
    ['2026-11-14', '2026-11-15'],
    ['2026-11-09', '2026-11-08'],
    ['2026-11-18', '2026-11-15'],
    ['2026-11-19', undefined],
    ['2026-11-23', undefined],
    ['2026-11-01', undefined],
  ])('the week of %s has the review of %s', (weekStart, of) => {
    expect(reviewOfWeek(reviews, weekStart)?.weekStart).toBe(of);
  });

  test('a week with its own review has that review', () => {
    const own = { weekStart: '2026-11-16' };
    expect(reviewOfWeek([...reviews, own], '2026-11-16')).toBe(own);
  });

  test('of two reviews that share days with a week, the week has the one that shares more', () => {
    const [three, one] = [{ weekStart: '2026-11-13' }, { weekStart: '2026-11-17' }];
    expect(reviewOfWeek([three, one], '2026-11-16')).toBe(one);
    expect(reviewOfWeek([one, three], '2026-11-16')).toBe(one);
  });

  test.each<[weekStart: string, weeks: number, weekStartsOn: WeekStart, other: string]>([
    ['2026-11-15', -1, 0, '2026-11-08'],
    ['2026-11-15', 1, 0, '2026-11-22'],
    ['2026-11-15', -1, 1, '2026-11-09'],
    ['2026-11-15', 1, 1, '2026-11-23'],
    ['2026-11-16', -1, 6, '2026-11-07'],
    ['2026-11-14', 1, 1, '2026-11-23'],
    ['2026-11-16', 1, 0, '2026-11-22'],
  ])(
    'the week of %s, moved by %i weeks, if weeks now start on day %i, begins on %s',
    (weekStart, weeks, start, other) => {
      expect(weekStartAfter(weekStart, weeks, start)).toBe(other);
    },
  );
});

describe('the items in focus', () => {
  const focus = (id: string): Focus[] => [{ area: 'habits', id }];
  const reviews = [
    { weekStart: '2026-11-08', focus: focus('old') },
    { weekStart: '2026-11-15', focus: focus('new') },
  ];

  test.each([
    ['2026-11-14', ['old']],
    ['2026-11-15', ['new']],
    ['2026-11-28', ['new']],
    ['2026-11-29', []],
  ])('on %s are %j', (today, ids) => {
    expect(focusOn(reviews, today).map(({ id }) => id)).toEqual(ids);
  });

  test('end with a newer review, even if that has no focus', () => {
    const next = { weekStart: '2026-11-22', focus: [] };
    expect(focusOn([...reviews, next], '2026-11-28')).toEqual([]);
  });
});

test.each(['1970-01-01', '2026-11-15', '9999-12-31'])(
  'the id of a review contains its week, %s',
  (day) => {
    expect(weekStartOfId(reviewIdOf(day))).toBe(day);
  },
);

test('the ids of reviews sort by week, and other ids contain no week', () => {
  expect(reviewIdOf('2026-11-15') < reviewIdOf('2026-11-22')).toBe(true);
  expect(weekStartOfId('01ARZ3NDEKTSV4RRFFQ69G5FAV')).toBeUndefined();
  expect(weekStartOfId('7ZZZZZZZZZZZZZZZZZZZZZZZZZ')).toBeUndefined();
});
