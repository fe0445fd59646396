const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as the value of a local time input, in this browser's zone: '2026-11-25T09:30'. */
export const toLocal = (instant: number): string => {
  const date = new Date(instant);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(two).join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** Parses the value of a local time input, to ms since 1970. Undefined if it is invalid. */
export const fromLocal = (local: string): number | undefined => {
  const instant = /^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(local) ? Date.parse(local) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
};
