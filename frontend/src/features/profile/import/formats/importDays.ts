import { millisecondsADay } from '#shared/core/ids.ts';
import { type Day, epochDay, fromEpochDay, isDay, LAST_DAY } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';

const lastEpochDay = epochDay(LAST_DAY);

/**
 * The day `n` days after 1970-01-01: 1 -> '1970-01-02'. A number outside the years 1970 to 9999 is returned as text, so
 * that a message can name it.
 */
export const dayAt = (n: number): Day =>
  Number.isInteger(n) && n >= 0 && n <= lastEpochDay ? fromEpochDay(n) : String(n);

/** Returns the day in UTC of a time in milliseconds since 1970. */
export const dayOfMidnight = (time: number): Day => dayAt(Math.floor(time / millisecondsADay));

/** Why a day can't be imported; undefined if it can. */
export const dayProblem = (day: Day, today: Day): string | undefined => {
  if (!isDay(day)) return i18n.t('This day does not exist, or is before 1970.');
  return day > today ? i18n.t('This day is in the future.') : undefined;
};

export const repeatedDayMessage = () =>
  i18n.t('This day appears more than once. Cairn uses the last entry.');

const twoDigits = (text: string): string => text.padStart(2, '0');

const isoPatterns = /^(?:(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)|(\d{4})(\d\d)(\d\d)$)/;

/**
 * Converts a day to ISO, whatever its separators: '2024/1/5' and '20240105' -> '2024-01-05'. Other texts stay
 * unchanged.
 */
export const isoDay = (text: string): Day => {
  const [, ...parts] = isoPatterns.exec(text.trim()) ?? [];
  const [year, month, day] = parts.filter((part) => part !== undefined);
  return year && month && day ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : text.trim();
};

/** A time of day, if both numbers are valid: (7, 5) -> '07:05'. */
export const timeOfDayText = (hour: unknown, minute: unknown): string | undefined => {
  const text = `${twoDigits(String(hour))}:${twoDigits(String(minute))}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined;
};
