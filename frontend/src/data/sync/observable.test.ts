import { expect, test } from 'vitest';
import { createListeners, createObservable } from './observable.ts';

test('setting the same value again calls no listener', () => {
  const { get, set, subscribe } = createObservable(1);
  const seen: number[] = [];
  const stop = subscribe(() => seen.push(get()));
  set(1);
  set(2);
  stop();
  set(3);
  expect(seen).toEqual([2]);
});

test('listeners are connected from the first one until the last one stops', () => {
  const log: string[] = [];
  const { notify, subscribe } = createListeners((changed) => {
    log.push('connected');
    changed();
    return () => log.push('disconnected');
  });
  const stops = [subscribe(() => log.push('one')), subscribe(() => log.push('two'))];
  notify();
  for (const stop of stops) {
    stop();
    stop();
  }
  expect(log).toEqual(['connected', 'one', 'one', 'two', 'disconnected']);
});
