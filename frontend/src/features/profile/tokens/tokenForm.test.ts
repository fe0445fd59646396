import { expect, test } from 'vitest';
import { formatScopes, newTokenValues, tokenBody, tokenErrors } from './tokenForm.ts';

const today = '2026-05-03';
const values = {
  ...newTokenValues,
  name: 'Backup',
  habits: 'write',
  skills: 'read',
  currentPassword: 'stone by stone',
} as const;

test('areas without access are not sent', () => {
  expect(tokenBody(values, today)).toEqual({
    name: 'Backup',
    scopes: { habits: 'write', skills: 'read' },
    endsOn: '2026-08-01',
    currentPassword: 'stone by stone',
  });
});

test.each([
  ['30', '', '2026-06-02'],
  ['365', '', '2027-05-03'],
  ['day', '2026-05-04', '2026-05-04'],
] as const)('a token that lasts %s (%s) ends on %s', (lasts, endsOn, expected) => {
  expect(tokenBody({ ...values, lasts, endsOn }, today).endsOn).toBe(expected);
});

test.each([
  [values, {}],
  [{ ...values, name: ' ' }, { name: 'Name is required' }],
  [{ ...values, habits: '', skills: '' }, { habits: 'Choose at least one area' }],
  [
    { ...values, lasts: 'day', endsOn: '' },
    { endsOn: 'End must be a day that exists, as YYYY-MM-DD' },
  ],
] as const)('the errors of %j', (wrong, errors) => {
  expect(tokenErrors(wrong, today)).toEqual(errors);
});

test.each([
  [{ habits: 'write' }, 'Read and write: Habits.'],
  [
    { projects: 'read', analytics: 'write', skills: 'read' },
    'Read: Skills, Projects. Read and write: Dashboard and activity.',
  ],
] as const)('the scopes %j in words: %s', (scopes, words) => {
  expect(formatScopes(scopes)).toBe(words);
});
