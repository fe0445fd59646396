import type { Day } from '#shared/core/days.ts';

/** Whether a day is in the window of a request, which `from` and `to` may leave open. */
export const isInWindow = (
  day: Day,
  { from, to }: Readonly<Record<string, unknown>> = {},
): boolean => (typeof from !== 'string' || from <= day) && (typeof to !== 'string' || day <= to);
