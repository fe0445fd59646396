import { type Key, personKey } from '../../table/keys.ts';

/** A person's timer, and those of the last day: one item. */
export const timerKey = (userId: string): Key => personKey(userId, 'TIMER');
