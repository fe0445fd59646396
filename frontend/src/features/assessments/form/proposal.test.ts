import { describe, expect, test } from 'vitest';
import { anAssessment } from '../assessment.fixture.ts';
import { changedProposals, lastOf, proposalAfter } from './proposal.ts';

const today = '2026-11-20';
const rust = '01JD0000000000000000000009';
const first = { confidenceLevel: '3', selfRating: '3', nextReviewDate: '' };
const unrated = { confidenceLevel: '', selfRating: '', nextReviewDate: '' };

describe('what the form proposes', () => {
  test.each([
    ['the defaults, the first time', null, first],
    ['nothing, until the last assessment is known', undefined, unrated],
    ['no ratings, after an assessment', {}, unrated],
    ['a review after as many days as last time', { nextReviewDate: '2026-11-08' }, '2026-11-27'],
    [
      'no review day, if the last assessment’s review day was its own day',
      { nextReviewDate: '2026-11-01' },
      '',
    ],
    [
      'no review day, if the last assessment’s review day was before its own day',
      { nextReviewDate: '2026-10-01' },
      '',
    ],
    ['no review day after the last possible day', { nextReviewDate: '9999-12-31' }, ''],
  ])('is %s', (_, last, proposed) => {
    expect(proposalAfter(last && anAssessment(last), today)).toEqual(
      typeof proposed === 'string' ? { ...unrated, nextReviewDate: proposed } : proposed,
    );
  });
});

test('the last assessment is the newest one of its skill', () => {
  const all = [
    anAssessment({ _id: '01JD0000000000000000000002', assessmentDate: '2026-11-02' }),
    anAssessment({ _id: '01JD0000000000000000000003', assessmentDate: '2026-11-01' }),
    anAssessment({ _id: '01JD0000000000000000000004', skill: null, assessmentDate: today }),
  ];
  expect(lastOf(rust, all)?._id).toBe('01JD0000000000000000000002');
  expect(lastOf('another', all)).toBeNull();
  expect(lastOf(rust, undefined)).toBeUndefined();
});

test.each([
  ['none is touched', first, unrated, { confidenceLevel: '', selfRating: '' }],
  ['a rating is chosen', { ...first, confidenceLevel: '4' }, unrated, { selfRating: '' }],
  ['the proposal is the same', first, first, {}],
])('a new proposal changes only untouched inputs: %s', (_, values, after, changes) => {
  expect(changedProposals(values, first, after)).toEqual(changes);
});
