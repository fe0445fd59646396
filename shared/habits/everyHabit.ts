import { FIRST_DAY } from '#shared/core/days.ts';

/** The request for all habits: their history has every completed day, so no window of completions is asked for. */
export const everyHabit = { query: { from: FIRST_DAY, to: FIRST_DAY, archived: 'true' } } as const;
