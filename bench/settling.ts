import { setTimeout as pause } from 'node:timers/promises';

/** Times that everything is collected: what one collection frees may have held something else. */
const collections = 5;

/**
 * Loaded by `soak.ts` into the server that it watches, before anything of the server: whenever that process is asked,
 * it frees what it can and tells its memory.
 */
process.on('message', async () => {
  for (let n = 0; n < collections; n++) {
    globalThis.gc?.();
    await pause(200);
  }
  process.send?.(process.memoryUsage());
});
