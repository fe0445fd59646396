import { renderHook } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { askIfRang } from '../rangMessage.ts';
import { ofTimer, ringOnce } from './ring.ts';
import { useTimerNotifications } from './timerNotifications.ts';

const [timer, other] = ['01KAWXJ2E0TSV4RRFFQ69G5FAV', '01KAWXJ2E0TSV4RRFFQ69G5FAW'];

/** A browser with a service worker, and with one notification for each of these timers. */
const stubWorker = (...timers: string[]) => {
  const shown = new Set(timers);
  const getNotifications = async () =>
    [...shown].map((one) => ({ data: { timer: one }, close: () => shown.delete(one) }));
  const worker = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ getNotifications }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  /** Asks the page, and returns its answer. Undefined if it did not answer. */
  const ask = (data: unknown) => {
    let answered: unknown;
    const port = { postMessage: (answer: unknown) => (answered = answer) };
    worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
    return answered;
  };
  return { shown, ask };
};

test('the page tells the worker whether this browser rang for the timer', async () => {
  const { ask } = stubWorker();
  const { unmount } = renderHook(() => useTimerNotifications(timer));
  expect(ask(askIfRang(timer))).toBe(false);
  await new Promise<void>((resolve) => ringOnce(ofTimer(timer), resolve));
  expect(ask(askIfRang(timer))).toBe(true);
  expect(ask(askIfRang(other))).toBe(false);
  expect(ask({ type: 'SOMETHING_ELSE', timer })).toBeUndefined();
  expect(ask(null)).toBeUndefined();
  unmount();
  expect(ask(askIfRang(timer))).toBeUndefined();
});

test('a timer that ends closes only its own notification', async () => {
  const { shown } = stubWorker(timer, other);
  const { rerender } = renderHook((current: string | undefined) => useTimerNotifications(current), {
    initialProps: timer as string | undefined,
  });
  rerender(undefined);
  await expect.poll(() => [...shown]).toEqual([other]);
});
