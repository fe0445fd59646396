import { expect, test, vi } from 'vitest';
import { lazyPage } from './lazyPage.ts';

test('a page whose code can’t load fails only after two seconds', async () => {
  vi.useFakeTimers();
  const lost = new TypeError('error loading dynamically imported module');
  const failed = vi.fn();
  lazyPage(() => Promise.reject(lost), 'Screen')
    .load()
    .catch(failed);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(failed).toHaveBeenCalledWith(lost);
  vi.useRealTimers();
});
