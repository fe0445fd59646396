import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { clockTimeoutSeconds } from '#infra/api/functionTimeout.ts';
import { createContext } from './gateway/gateway.ts';
import { scheduleDelay, strikes } from './unkind.ts';

export type Clock = (event: Record<string, never>, context: Context) => Promise<unknown>;

const clockModule = z.object({
  handler: z.custom<Clock>((value) => typeof value === 'function'),
});

const minute = 60_000;

/**
 * Runs the reminders' clock now, and then at the start of each minute. Returns a function that stops it. The
 * handler is imported late, because it reads its environment when imported. The environment is set once the
 * engines run.
 */
export async function startClock(): Promise<() => Promise<void>> {
  const url = new URL('../../functions/workers/clock/handler.ts', import.meta.url);
  const { handler } = clockModule.parse(await import(url.href));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let isOver = false;
  const tick = () => {
    const run = () => handler({}, createContext(Date.now() + clockTimeoutSeconds * 1_000));
    const runs = strikes('secondTick') ? [run(), run()] : [run()];
    // Ignores an error: the function has logged it, and the next minute tries again.
    running = Promise.allSettled(runs).finally(() => {
      const pause = minute - (Date.now() % minute) + scheduleDelay();
      if (!isOver) timer = setTimeout(tick, pause).unref();
    });
  };
  tick();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}
