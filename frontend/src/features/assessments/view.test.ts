import { expect, test } from 'vitest';
import { anAssessment } from './assessment.fixture.ts';
import {
  type AssessmentFilter,
  type AssessmentSort,
  byCategory,
  confidenceCounts,
  filterAssessments,
  skillCategory,
  skillName,
  sortAssessments,
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

test.each<[AssessmentFilter, string]>([
  ['all', 'abcd'],
  ['recent', 'b'],
  ['overdue', 'c'],
  ['high', 'ac'],
  ['low', 'b'],
])('filter %s: %s', (filter, kept) => {
  expect(ids(filterAssessments(list, filter))).toBe(kept);
});

test.each<[AssessmentSort, string]>([
  ['date', 'bcda'],
  ['confidence', 'cadb'],
  ['skill', 'bcda'],
  ['category', 'bdca'],
])('sorted by %s: %s', (sort, order) => {
  expect(ids(sortAssessments(list, sort))).toBe(order);
});

test('a skill that is going has no name any more', () => {
  expect(skillName({ skill: null })).toBe('Unknown Skill');
  expect(skillCategory({ skill: null })).toBe('N/A');
});

test('numbers of the charts', () => {
  expect(confidenceCounts({ 1: 2, 5: 1 })).toEqual([2, 0, 0, 0, 1]);
  expect(byCategory(list)).toEqual([
    { label: 'Other', value: 2, note: 'confidence 4/5' },
    { label: 'Design', value: 1, note: 'confidence 2/5' },
    { label: 'N/A', value: 1, note: 'confidence 3/5' },
  ]);
});
