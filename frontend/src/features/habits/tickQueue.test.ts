import { describe, expect, test, vi } from 'vitest';
import { createTickQueue } from './tickQueue.ts';
import type { Tick } from './toggle.ts';

const tick = (day: string, completed: boolean): Tick => ({ habitId: 'h', day, completed });

/** A server that responds when the test says so, in the order of the test. */
function slowServer() {
  const calls: { tick: Tick; respond: () => void; fail: () => void }[] = [];
  const send = (sent: Tick) =>
    new Promise<void>((resolve, reject) => {
      calls.push({ tick: sent, respond: resolve, fail: () => reject(new Error('offline')) });
    });
  const call = (index: number) => calls[index] ?? expect.fail(`no call ${index}`);
  return { calls, send, call, sent: () => calls.map((one) => one.tick) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('tick queue', () => {
  test('shows at once, tells, and lets go once confirmed', async () => {
    const [queue, server, told] = [createTickQueue(), slowServer(), vi.fn()];
    queue.subscribe(told);
    const made = queue.set(tick('d1', true), server.send);
    expect([...queue.ticks().values()]).toEqual([tick('d1', true)]);
    expect(told).toHaveBeenCalledTimes(1);
    server.call(0).respond();
    await made;
    expect(queue.ticks().size).toBe(0);
  });

  test('different days travel at once and settle in any order', async () => {
    const [queue, server] = [createTickQueue(), slowServer()];
    void queue.set(tick('d1', true), server.send);
    void queue.set(tick('d2', true), server.send);
    expect(server.sent()).toEqual([tick('d1', true), tick('d2', true)]);
    server.call(1).respond();
    await settled();
    expect([...queue.ticks().values()]).toEqual([tick('d1', true)]);
  });

  test('of quick wishes for one day only the newest follows, and it stays shown meanwhile', async () => {
    const [queue, server] = [createTickQueue(), slowServer()];
    void queue.set(tick('d1', true), server.send);
    void queue.set(tick('d1', false), server.send);
    void queue.set(tick('d1', true), server.send);
    void queue.set(tick('d1', false), server.send);
    expect(server.calls).toHaveLength(1);
    server.call(0).respond();
    await settled();
    expect(server.sent()).toEqual([tick('d1', true), tick('d1', false)]);
    expect([...queue.ticks().values()]).toEqual([tick('d1', false)]);
    server.call(1).respond();
    await settled();
    expect(queue.ticks().size).toBe(0);
  });

  test('a failure takes back its own tick only, and rejects', async () => {
    const [queue, server] = [createTickQueue(), slowServer()];
    const made = queue.set(tick('d1', true), server.send);
    void queue.set(tick('d2', true), server.send);
    server.call(0).fail();
    await expect(made).rejects.toThrow('offline');
    expect([...queue.ticks().values()]).toEqual([tick('d2', true)]);
  });

  test('a failed wish that a newer one has replaced is no failure', async () => {
    const [queue, server] = [createTickQueue(), slowServer()];
    const made = queue.set(tick('d1', true), server.send);
    void queue.set(tick('d1', false), server.send);
    server.call(0).fail();
    await settled();
    server.call(1).respond();
    await expect(made).resolves.toBeUndefined();
  });
});
