import { noonZone } from '#testing/live/people.ts';

/** The time zone of every browser in the tests. */
export const timeZone = noonZone();
