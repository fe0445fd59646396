import { setTimeout as pause } from 'node:timers/promises';

/**
 * The number of garbage collections per measurement. One is not enough, because an object may only be freed after
 * the object that referred to it.
 */
const collections = 5;

/**
 * `soak.ts` loads this file into the server's process before the server. On a message, the process collects garbage
 * and replies with its memory use.
 */
process.on('message', async () => {
  for (let n = 0; n < collections; n++) {
    globalThis.gc?.();
    await pause(200);
  }
  process.send?.(process.memoryUsage());
});
