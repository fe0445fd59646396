import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addressCodeOf, isAddressCode } from './addressCode.ts';
import { personOfUnsubscribeToken, unsubscribeTokenOf } from './unsubscribeToken.ts';

const userId = '5f8b2f6e-5c0b-4a52-9a3e-6d2f1f1a0001';
const email = 'ada@example.com';
const now = new Date('2026-06-01T10:00Z');

describe('the token of a person', () => {
  test('never changes, because a new token would break the links in sent mails', () => {
    expect(unsubscribeTokenOf(userId)).toBe(
      'X4svblwLSlKaPm0vHxoAATIYlizPIFlEW2yO_nyFzpRVM_uqV3pzTPcBGl4bnT_V',
    );
    expect(personOfUnsubscribeToken(unsubscribeTokenOf(userId))).toBe(userId);
  });

  test.each([
    ['made with another secret', unsubscribeTokenOf(userId, 'l'.repeat(40))],
    ['too short', unsubscribeTokenOf(userId).slice(0, -4)],
    ['too long', `${unsubscribeTokenOf(userId)}AAAA`],
    ['empty', ''],
  ])('is refused if it is %s', (_, token) => {
    expect(personOfUnsubscribeToken(token)).toBeUndefined();
  });
});

describe('the code for an address', () => {
  const code = addressCodeOf(userId, email, now);

  test.each([
    ['is valid at once', userId, email, '2026-06-01T10:00Z', true],
    ['is valid until the next day ends', userId, email, '2026-06-02T23:59Z', true],
    ['is invalid after the next day', userId, email, '2026-06-03T00:00Z', false],
    ['is invalid on the day before', userId, email, '2026-05-31T23:59Z', false],
    ['is invalid for another person', randomUUID(), email, '2026-06-01T10:00Z', false],
    ['is invalid for another address', userId, 'eve@example.com', '2026-06-01T10:00Z', false],
  ])('%s', (_, person, address, at, expected) => {
    expect(code).toMatch(/^\d{6}$/);
    expect(isAddressCode(code, person, address, new Date(at))).toBe(expected);
  });
});
