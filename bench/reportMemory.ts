import { setTimeout as pause } from 'node:timers/promises';

/** How often everything is collected: one collection may free what held something else. */
const collections = 5;

/**
 * Loaded by `soak.ts` into the server's process before the server: on a message, the process collects garbage and
 * replies with its memory.
 */
process.on('message', async () => {
  for (let n = 0; n < collections; n++) {
    globalThis.gc?.();
    await pause(200);
  }
  process.send?.(process.memoryUsage());
});
