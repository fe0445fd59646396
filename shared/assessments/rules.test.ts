import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../days/days.ts';
import {
  type AssessmentFacts,
  assessmentStats,
  byAge,
  deriveAssessment,
  newestBySkill,
} from './rules.ts';

const TODAY = '2026-03-15';

const facts = (more: Partial<AssessmentFacts> = {}): AssessmentFacts => ({
  _id: '1',
  skillId: 'S',
  confidenceLevel: 3,
  selfRating: 3,
  assessmentDate: TODAY,
  nextReviewDate: null,
  ...more,
});

describe('one assessment', () => {
  // biome-ignore format: one line a case
  test.each<[string, Partial<AssessmentFacts>, boolean, Day, boolean]>([
    ['no next review', {}, true, TODAY, false],
    ['review tomorrow', { nextReviewDate: '2026-03-16' }, true, TODAY, false],
    ['review today', { nextReviewDate: TODAY }, true, TODAY, true],
    ['review yesterday', { nextReviewDate: '2026-03-14' }, true, TODAY, true],
    ['review yesterday, but not the newest', { nextReviewDate: '2026-03-14' }, false, TODAY, false],
    ['on a leap day', { nextReviewDate: '2024-02-29' }, true, '2024-02-29', true],
    ['the day before a leap day', { nextReviewDate: '2024-02-29' }, true, '2024-02-28', false],
    ['at the year end', { nextReviewDate: '2026-01-01' }, true, '2025-12-31', false],
    ['after the year end', { nextReviewDate: '2025-12-31' }, true, '2026-01-01', true],
  ])('whether a review is due: %s', (_, more, isNewest, today, isReviewDue) => {
    expect(deriveAssessment(facts(more), isNewest, today).isReviewDue).toBe(isReviewDue);
  });

  test.each<[Day, Day, number]>([
    [TODAY, TODAY, 0],
    ['2026-03-14', TODAY, 1],
    ['2024-02-28', '2024-03-01', 2],
    ['2025-12-31', '2026-01-01', 1],
    ['2026-03-16', TODAY, 0],
  ])('made on %s, on %s it is %i days old', (assessmentDate, today, days) => {
    const derived = deriveAssessment(facts({ assessmentDate }), true, today);
    expect(derived.daysSinceAssessment).toBe(days);
  });

  test('labels its levels', () => {
    const one = facts({ confidenceLevel: 2, selfRating: 4 });
    expect(deriveAssessment(one, true, TODAY)).toMatchObject({
      confidenceDescription: 'Low',
      selfRatingDescription: 'Advanced',
    });
  });
});

describe('age', () => {
  const old = facts({ _id: '9', assessmentDate: '2026-03-01' });
  const first = facts({ _id: '2' });
  const second = facts({ _id: '3' });
  const other = facts({ _id: '1', skillId: 'T', assessmentDate: '2020-01-01' });

  test.each([[[old, first, second]], [[second, first, old]], [[first, second, old]]])(
    'sorts by day, then by id',
    (list) => {
      expect(list.toSorted(byAge)).toEqual([old, first, second]);
      expect(newestBySkill([other, ...list])).toEqual(
        new Map([
          ['T', other],
          ['S', second],
        ]),
      );
    },
  );

  test('is equal for an assessment and its copy', () => {
    expect(byAge(first, { ...first })).toBe(0);
  });
});

describe('assessment stats', () => {
  test('without assessments', () => {
    expect(assessmentStats([], TODAY)).toEqual({
      totalAssessments: 0,
      averageConfidence: 0,
      recentAssessments: 0,
      overdueReviews: 0,
      confidenceDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      assessmentsByCategory: {},
    });
  });

  test('with some assessments', () => {
    const due = { nextReviewDate: '2026-03-01' };
    const assessments = [
      { ...facts({ _id: '1', assessmentDate: '2026-01-01', ...due }), category: 'Design' },
      { ...facts({ _id: '2', confidenceLevel: 5 }), category: 'Design' },
      { ...facts({ _id: '3', skillId: 'T', confidenceLevel: 5, ...due }), category: 'Mental' },
    ];
    expect(assessmentStats(assessments, TODAY)).toEqual({
      totalAssessments: 3,
      averageConfidence: 4.3,
      recentAssessments: 2,
      overdueReviews: 1,
      confidenceDistribution: { 1: 0, 2: 0, 3: 1, 4: 0, 5: 2 },
      assessmentsByCategory: { Design: 2, Mental: 1 },
    });
    expect(assessmentStats([], TODAY).confidenceDistribution[5]).toBe(0);
  });

  test.each([
    [0, 1],
    [29, 1],
    [30, 0],
    [-1, 1],
  ])('of assessments %i days ago, %i are recent', (days, recent) => {
    const one = { ...facts({ assessmentDate: addDays(TODAY, -days) }), category: 'Other' };
    expect(assessmentStats([one], TODAY).recentAssessments).toBe(recent);
  });
});
