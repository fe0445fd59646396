/** The longest pause in minutes, which is also the longest delay of a message in SQS. */
const longestPause = 15;

/**
 * Minutes until the next try of a job that is `late` minutes late: as many again, at least 1. So it is tried at 0, 1,
 * 2, 4, 8, 16, 31, 46… minutes. A push service's `Retry-After` in seconds may make the pause longer.
 */
export const pauseAfter = (late: number, afterSeconds = 0): number =>
  Math.min(longestPause, Math.max(1, late, Math.ceil(afterSeconds / 60)));
