import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { auth } from '#shared/auth/routes.ts';
import { passwordTooShort } from '#shared/calls/fields.ts';
import { confirmed, schemaErrors } from './schemaErrors.ts';

const good = { name: 'Ada', email: 'ada@example.com', password: 'long enough' };

test.each([
  [good, {}],
  [{ ...good, password: 'short' }, { password: passwordTooShort.message }],
  [
    { name: ' ', email: '', password: '' },
    { name: 'Name is required', email: 'Email is required', password: passwordTooShort.message },
  ],
  [{ ...good, email: 'ada' }, { email: 'Email must be an address like name@example.com' }],
])('the errors of %j are %j', (values, errors) => {
  expect(schemaErrors(auth.register.body, values)).toEqual(errors);
});

const lists = z.strictObject({
  name: z
    .string()
    .check(z.minLength(1, 'Name is required'), z.regex(/^\w+$/, 'Name must be a word')),
  tags: z
    .array(z.string().check(z.maxLength(3, 'Tags are short')))
    .check(z.maxLength(2, 'At most 2 tags')),
});

test.each([
  [{ name: 'x', tags: ['a', 'b'] }, {}],
  [{ name: '', tags: [] }, { name: 'Name is required' }],
  [
    { name: '? ?', tags: ['a', 'long'] },
    { name: 'Name must be a word', tags: 'Tags are short (item 2)' },
  ],
  [{ name: 'x', tags: ['long', 'long'] }, { tags: 'Tags are short (item 1)' }],
  [{ name: 'x', tags: ['a', 'b', 'c'] }, { tags: 'At most 2 tags' }],
])('each field has one message, with the number of a wrong item: %j', (values, errors) => {
  expect(schemaErrors(lists, values)).toEqual(errors);
});

test.each([
  ['secret-1', 'secret-1', {}],
  ['secret-1', 'secret-2', { confirmPassword: 'Passwords do not match' }],
])('%s confirmed by %s has the errors %j', (password, confirmation, errors) => {
  expect(confirmed(password, confirmation)).toEqual(errors);
});
