/** A pause has at most this many minutes. SQS can't delay a message for longer. */
const longestPause = 15;

/**
 * Returns the minutes until the next try of a job that is `late` minutes late. The pause is as long as the job is late,
 * but at least 1 and at most 15 minutes. So tries are at 0, 1, 2, 4, 8, 16, 31, 46… minutes. A push service's
 * `Retry-After`, in seconds, may make a pause of less than 15 minutes longer.
 */
export const pauseAfter = (late: number, afterSeconds = 0): number =>
  Math.min(longestPause, Math.max(1, late, Math.ceil(afterSeconds / 60)));
