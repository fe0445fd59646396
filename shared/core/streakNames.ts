/** The unit of a habit's streak. */
export const streakNames = ['day', 'time', 'week', 'month'] as const;
