import { createLock } from '../sync/lock.ts';

/** Jobs that change the session's cookie run in this lock, one at a time across all tabs. */
export const withSessionLock = createLock('cairn-renewal').wait;
