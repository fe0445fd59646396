/** What the streak of a habit counts. */
export const streakNames = ['day', 'time', 'week', 'month'] as const;

/** Those, and the days on which anything was done. */
export type StreakName = (typeof streakNames)[number] | 'active day';

/** What stands behind the length of a streak: 'times in a row', of one alone 'time'. */
export const streakWords = (length: number, name: StreakName): string =>
  `${length === 1 ? name : `${name}s`}${length > 1 ? ' in a row' : ''}`;

/** '7 times in a row', '3 weeks in a row', '14 active days in a row', '1 day', '0 days'. */
export const formatStreak = (length: number, name: StreakName): string =>
  `${length.toLocaleString('en')} ${streakWords(length, name)}`;
