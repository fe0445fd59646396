import { noonZone } from '#testing/live/people.ts';

/** Of every browser of the tests. */
export const timeZone = noonZone();
