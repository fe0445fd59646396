import { FIRST_DAY } from '#shared/core/days.ts';

/**
 * The request for all habits. Their history has every completed day, so it asks for the shortest window of completions.
 */
export const everyHabit = { query: { from: FIRST_DAY, to: FIRST_DAY, archived: 'true' } } as const;
