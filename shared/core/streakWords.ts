/** What the streak of a habit counts. */
export const streakNames = ['day', 'time', 'week', 'month'] as const;

/** Those, and the days on which anything was done. */
export type StreakName = (typeof streakNames)[number] | 'active day';

const nameOf = (length: number, name: StreakName): string => (length === 1 ? name : `${name}s`);

/** The length of a streak, and what is said of more than one: '7 times' and 'in a row', '1 day' alone. */
export const streakParts = (length: number, name: StreakName): [length: string, more?: string] => {
  const words = `${length.toLocaleString('en')} ${nameOf(length, name)}`;
  return length > 1 ? [words, 'in a row'] : [words];
};

/** '7 times in a row', '3 weeks in a row', '14 active days in a row', '1 day', '0 days'. */
export const formatStreak = (length: number, name: StreakName): string =>
  streakParts(length, name).join(' ');

/** What stands behind the length of a streak: 'times in a row', of one alone 'time'. */
export const streakWords = (length: number, name: StreakName): string =>
  `${nameOf(length, name)}${length > 1 ? ' in a row' : ''}`;
