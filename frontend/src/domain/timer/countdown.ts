export const countdownMinutes = 25;
export const breakMinutes = 5;
