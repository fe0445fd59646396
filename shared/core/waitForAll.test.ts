import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { waitForAll } from './waitForAll.ts';

test('rejects only after everything has ended', async () => {
  const events: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const change = promise.then(() => events.push('changed'));
  const told = waitForAll([change, Promise.reject(new Error('The read failed'))]).catch((error) =>
    events.push(error.message),
  );
  await setImmediate();
  expect(events).toEqual([]);
  resolve();
  await told;
  expect(events).toEqual(['changed', 'The read failed']);
});

test('returns the results in the given order', async () => {
  expect(await waitForAll([setImmediate(1), 'two', Promise.resolve(true)])).toEqual([
    1,
    'two',
    true,
  ]);
});
