/** A leap day in the middle of a week, and a Sunday that is the first day of a year. */
export const demoDays = ['2024-02-29', '2023-01-01'] as const;
