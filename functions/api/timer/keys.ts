import { type Key, personKey } from '../../table/keys.ts';

/** A person's current timer and those of the last day, in one item. */
export const timerKey = (userId: string): Key => personKey(userId, 'TIMER');
