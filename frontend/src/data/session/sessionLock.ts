import { createLock } from '../sync/lock.ts';

/** Runs jobs that change the session's cookie one at a time over all tabs. */
export const withSessionLock = createLock('cairn-renewal').wait;
