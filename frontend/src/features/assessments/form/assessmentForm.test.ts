import { expect, test } from 'vitest';
import { createBody, formErrors, formValues } from './assessmentForm.ts';

const skill = '01JD0000000000000000000009';
const filled = { ...formValues(), skill };

test('an empty form has the defaults, and leaves out the next review', () => {
  expect(createBody(filled)).toEqual({
    skill,
    confidenceLevel: 3,
    selfRating: 3,
    notes: '',
    reflections: '',
    strengths: [],
    areasForImprovement: [],
    blockers: [],
    evidence: [],
  });
});

test('the entries of a list are trimmed, and empty entries are dropped', () => {
  const typed = { strengths: ' types ,, generics , ', nextReviewDate: '2026-12-01' };
  expect(createBody({ ...filled, ...typed })).toMatchObject({
    strengths: ['types', 'generics'],
    nextReviewDate: '2026-12-01',
  });
});

test.each([
  [{ skill: '' }, { skill: 'Skill is required' }],
  [
    { confidenceLevel: '', selfRating: '' },
    { confidenceLevel: 'Choose a confidence level', selfRating: 'Choose a self rating' },
  ],
  [
    { blockers: `ok, ${'x'.repeat(81)}` },
    { blockers: 'Blockers may have at most 80 characters (item 2)' },
  ],
  [{}, {}],
])('the values %j have the errors %j', (change, errors) => {
  expect(formErrors({ ...filled, ...change })).toEqual(errors);
});
