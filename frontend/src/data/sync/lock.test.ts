import { afterEach, expect, test, vi } from 'vitest';
import { createLock } from './lock.ts';

afterEach(() => vi.unstubAllGlobals());

test('without locks in the browser, every job runs immediately', async () => {
  vi.stubGlobal('navigator', {});
  const lock = createLock('a');
  const ran: string[] = [];
  const job = (name: string) => async () => void ran.push(name);
  await lock.wait(() => lock.wait(job('inner')));
  expect(await lock.ifAvailable(job('other'))).toBe(true);
  expect(ran).toEqual(['inner', 'other']);
});

test.runIf(navigator.locks)('with locks, only one job runs at a time', async () => {
  const lock = createLock('b');
  const ran: string[] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const first = lock.wait(async () => {
    await gate;
    ran.push('first');
  });
  const second = lock.wait(async () => void ran.push('second'));
  expect(await lock.ifAvailable(async () => void ran.push('third'))).toBe(false);
  open();
  await Promise.all([first, second]);
  expect(ran).toEqual(['first', 'second']);
  expect(await lock.ifAvailable(async () => void ran.push('third'))).toBe(true);
});
