import { describe, expect, test } from 'vitest';
import {
  ApiError,
  failureMessages,
  fieldErrors,
  isMissing,
  isTemporary,
  messageOf,
  reasonOf,
} from './ApiError.ts';

const conflict = new ApiError(409, {
  code: 'conflict',
  message: 'That email address is already in use',
});
const foreign = new ApiError(403, { message: 'Blocked' });
const mute = new ApiError(500);
const offline = new ApiError('FETCH_ERROR');

describe('messageOf', () => {
  test.each([
    ['a message of the server', conflict, 'That email address is already in use'],
    ['a message of a firewall', foreign, 'Blocked'],
    ['a status alone', mute, 'Login failed'],
    [
      'a body that the gateway refuses',
      new ApiError(413),
      'This is too long. Shorten it and try again.',
    ],
    [
      'a request that the gateway refuses',
      new ApiError(429),
      'Too many requests. Wait a moment and try again.',
    ],
    ['no connection', offline, failureMessages().FETCH_ERROR],
    ['an error in Cairn’s own code', new TypeError('x is undefined'), 'Login failed'],
  ])('%s', (_, error, message) => {
    expect(messageOf(error, 'Login failed')).toBe(message);
  });
});

describe('reasonOf', () => {
  test.each([
    [conflict, 'That email address is already in use'],
    [foreign, 'Blocked'],
    [offline, failureMessages().FETCH_ERROR],
    [new Error('broken'), 'broken'],
    ['?', 'Unknown error'],
  ])('%s', (error, message) => {
    expect(reasonOf(error)).toBe(message);
  });
});

test('fieldErrors returns the message of each field', () => {
  const errors = [{ field: 'name', message: 'Name is required' }];
  const error = new ApiError(400, { code: 'invalid', message: 'Invalid', errors });
  expect(fieldErrors(error)).toEqual({ name: 'Name is required' });
  expect(fieldErrors(conflict)).toEqual({});
});

test.each([
  ['the API', new ApiError(404, { code: 'not_found', message: 'No habit' }), true],
  ['the gateway', new ApiError(404, { message: 'Not Found' }), false],
  ['a page of HTML', new ApiError(404), false],
])('whether a 404 from %s means that the item is missing', (_, error, isGone) => {
  expect(isMissing(error)).toBe(isGone);
});

test.each([
  [500, true],
  [503, true],
  [429, true],
  [404, false],
  [401, false],
  ['FETCH_ERROR', true],
  ['TIMEOUT_ERROR', true],
] as const)('a retry may succeed after a failure of kind %s: %s', (kind, passing) => {
  expect(isTemporary(new ApiError(kind))).toBe(passing);
});
