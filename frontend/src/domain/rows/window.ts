import type { Day } from '#shared/days/days.ts';

/** Whether a day is in a request's window. A missing `from` or `to` leaves that side open. */
export const isInWindow = (
  day: Day,
  { from, to }: Readonly<Record<string, unknown>> = {},
): boolean => (typeof from !== 'string' || from <= day) && (typeof to !== 'string' || day <= to);
