import { type Key, personKey } from '../../table/keys.ts';

/** One item holds a person's current timer and the timers of the last day. */
export const timerKey = (userId: string): Key => personKey(userId, 'TIMER');
