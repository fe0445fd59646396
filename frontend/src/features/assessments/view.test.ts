import { expect, test } from 'vitest';
import { assessmentsOn } from '#shared/assessments/rules.ts';
import { arrange } from '../../ui/list/listRules.ts';
import { anAssessment } from './assessment.fixture.ts';
import {
  assessmentRules,
  byCategory,
  confidenceCounts,
  describeReview,
  skillCategory,
  skillName,
  statsOf,
} from './view.ts';

const skill = (name: string, category: string) => ({
  _id: '01JD0000000000000000000009',
  name,
  category,
});

const list = [
  anAssessment({ _id: 'a', skill: skill('Zig', 'Other'), confidenceLevel: 4 }),
  anAssessment({
    _id: 'b',
    skill: skill('ada', 'Design'),
    confidenceLevel: 2,
    assessmentDate: '2026-11-13',
    daysSinceAssessment: 7,
  }),
  anAssessment({
    _id: 'c',
    skill: skill('Bash', 'Other'),
    confidenceLevel: 4,
    assessmentDate: '2026-11-12',
    daysSinceAssessment: 8,
    isReviewDue: true,
  }),
  anAssessment({ _id: 'd', skill: null, confidenceLevel: 3 }),
];
const ids = (assessments: readonly { _id: string }[]) => assessments.map(({ _id }) => _id).join('');

test.each<[keyof typeof assessmentRules.filters, string]>([
  ['all', 'bcda'],
  ['recent', 'b'],
  ['overdue', 'c'],
  ['high', 'ca'],
  ['low', 'b'],
])('the filter %s keeps %s', (filter, kept) => {
  expect(ids(arrange(list, assessmentRules, filter, 'date'))).toBe(kept);
});

test.each<[keyof typeof assessmentRules.sorts, string]>([
  ['date', 'bcda'],
  ['confidence', 'cadb'],
  ['skill', 'bcda'],
  ['category', 'bdca'],
])('sorted by %s: %s', (sort, order) => {
  expect(ids(arrange(list, assessmentRules, 'all', sort))).toBe(order);
});

test('an assessment whose skill is being deleted shows an unknown skill', () => {
  expect(skillName({ skill: null })).toBe('Unknown Skill');
  expect(skillCategory({ skill: null })).toBe('N/A');
});

test.each([
  ['2026-11-21', 'Next review 21\u00a0November', 0],
  ['2026-11-20', 'Next review 20\u00a0November (Overdue)', 1],
  ['2026-11-19', 'Next review 19\u00a0November (Overdue)', 1],
  [null, null, 0],
])(
  'a review on %s is overdue on the card, in the count and in the filter, or in none of them',
  (nextReviewDate, words, overdueReviews) => {
    const today = '2026-11-20';
    const [assessment] = assessmentsOn([anAssessment({ nextReviewDate })], today);
    if (!assessment) throw new Error('No assessment');
    expect(describeReview(assessment, today)).toBe(words);
    expect(statsOf([assessment], today)).toMatchObject({ overdueReviews });
    expect(arrange([assessment], assessmentRules, 'overdue', 'date')).toHaveLength(overdueReviews);
  },
);

test('the charts count assessments by confidence and by category', () => {
  expect(confidenceCounts({ 1: 2, 5: 1 })).toEqual([2, 0, 0, 0, 1]);
  expect(byCategory(list)).toEqual([
    { label: 'Other', value: 2, note: 'confidence 4/5' },
    { label: 'Design', value: 1, note: 'confidence 2/5' },
    { label: 'N/A', value: 1, note: 'confidence 3/5' },
  ]);
});
