import { setTimeout as pause } from 'node:timers/promises';

/**
 * Garbage collections per measurement. More than one is needed: an object may only be freed after the one that referred
 * to it.
 */
const collections = 5;

/**
 * Loaded by `soak.ts` into the server's process before the server. On a message, the process collects garbage and
 * replies with its memory use.
 */
process.on('message', async () => {
  for (let n = 0; n < collections; n++) {
    globalThis.gc?.();
    await pause(200);
  }
  process.send?.(process.memoryUsage());
});
