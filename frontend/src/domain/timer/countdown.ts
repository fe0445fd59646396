/** The length of a countdown, in minutes. */
export const countdownMinutes = 25;
/** The length of the break after a countdown, in minutes. */
export const breakMinutes = 5;
