/** The unit of a habit's streak. */
export const streakNames = ['day', 'time', 'week', 'month'] as const;

/** Those, and active days. */
export type StreakName = (typeof streakNames)[number] | 'active day';

const nameOf = (length: number, name: StreakName): string => (length === 1 ? name : `${name}s`);

/**
 * The length of a streak with its unit, and what follows if it is more than one: '7 times' and 'in a row', or only '1
 * day'.
 */
export const streakParts = (length: number, name: StreakName): [length: string, more?: string] => {
  const words = `${length.toLocaleString('en')} ${nameOf(length, name)}`;
  return length > 1 ? [words, 'in a row'] : [words];
};

/** '7 times in a row', '3 weeks in a row', '14 active days in a row', '1 day', '0 days'. */
export const formatStreak = (length: number, name: StreakName): string =>
  streakParts(length, name).join(' ');

/** The text after the length of a streak: 'times in a row', or 'time' after 1. */
export const streakWords = (length: number, name: StreakName): string =>
  `${nameOf(length, name)}${length > 1 ? ' in a row' : ''}`;
