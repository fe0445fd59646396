export const streakNames = ['day', 'time', 'week', 'month'] as const;
