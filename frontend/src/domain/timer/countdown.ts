/** How long a countdown is, in minutes. */
export const countdownMinutes = 25;
/** How long the break after a countdown is, in minutes. */
export const breakMinutes = 5;
