import { expect, test } from 'vitest';
import { auth } from '#shared/auth/routes.ts';
import { passwordMessage } from '#shared/core/fields.ts';
import { confirmed } from './confirmed.ts';
import { schemaErrors } from './schemaErrors.ts';

const good = { name: 'Ada', email: 'ada@example.com', password: 'long enough' };

test.each([
  [good, {}],
  [{ ...good, password: 'short' }, { password: passwordMessage }],
  [
    { name: ' ', email: '', password: '' },
    { name: 'Name is required', email: 'Email is required', password: passwordMessage },
  ],
  [{ ...good, email: 'ada' }, { email: 'Email must be an address like name@example.com' }],
])('%j', (values, errors) => {
  expect(schemaErrors(auth.register.body, values)).toEqual(errors);
});

test.each([
  ['secret-1', 'secret-1', {}],
  ['secret-1', 'secret-2', { confirmPassword: 'Passwords do not match' }],
])('%s confirmed by %s', (password, confirmation, errors) => {
  expect(confirmed(password, confirmation)).toEqual(errors);
});
