import { expect, test } from 'vitest';
import { createKeyKeeper } from './idempotency.ts';

const keeper = () => {
  let made = 0;
  return createKeyKeeper(() => `key-${++made}`);
};

test('a retry of the same body keeps its key', () => {
  const keys = keeper();
  expect([keys.keyFor({ a: 1 }), keys.keyFor({ a: 1 })]).toEqual(['key-1', 'key-1']);
});

test('another body has another key, as the server refuses a reused one', () => {
  const keys = keeper();
  expect([keys.keyFor({ a: 1 }), keys.keyFor({ a: 2 })]).toEqual(['key-1', 'key-2']);
});

test('once it exists, the same body makes another thing', () => {
  const keys = keeper();
  const first = keys.keyFor({ a: 1 });
  keys.succeeded();
  expect(keys.keyFor({ a: 1 })).not.toBe(first);
});
