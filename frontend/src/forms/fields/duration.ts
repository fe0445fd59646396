import { i18n } from '#shared/language/i18n.ts';
import { formatHours, formatMinutes } from '../../ui/format/durations.ts';
import { readNumber, withLatinDigits } from './number.ts';

/** The unit of a field: hours with two decimals, or whole minutes. */
export type DurationUnit = 'hours' | 'minutes';

export const durationHint = (): string => i18n.t('Use 1:30, 90 min, 1.5 h or 1h 30m');

const amount = String.raw`(\d+(?:[.,]\d+)?|[.,]\d+)`;
const hour = 'h(?:(?:ou)?rs?)?';
const minute = 'm(?:in(?:ute)?s?)?';
const clock = /^(\d+):([0-5]\d)$/;
const hours = new RegExp(`^${amount} ?${hour}$`, 'i');
const minutes = new RegExp(`^${amount} ?${minute}$`, 'i');
const both = new RegExp(String.raw`^(\d+) ?${hour} ?([0-5]?\d)(?: ?${minute})?$`, 'i');

const numberOf = (input: string): number => Number(input.replace(',', '.'));

/** The minutes in '1:30', '90 min', '1.5 h' or '1h 30m'. Undefined for anything else. */
const minutesIn = (input: string): number | undefined => {
  const [, h, m] = clock.exec(input) ?? both.exec(input) ?? [];
  if (h !== undefined && m !== undefined) return Number(h) * 60 + Number(m);
  const [, inHours] = hours.exec(input) ?? [];
  if (inHours !== undefined) return numberOf(inHours) * 60;
  const [, inMinutes] = minutes.exec(input) ?? [];
  return inMinutes === undefined ? undefined : numberOf(inMinutes);
};

/** Converts minutes to the field's unit, and rounds them. */
const inUnit = (found: number, unit: DurationUnit): number =>
  unit === 'hours' ? Math.round((found / 60) * 100) / 100 : Math.round(found);

/**
 * Reads a typed duration in the field's unit: '' for empty input, NaN if it can't be read. A bare number is already
 * in that unit. It is not rounded, so that the schema can refuse a number that is too precise.
 * @example readDuration('1:30', 'hours') is 1.5; readDuration('90', 'minutes') is 90
 */
export const readDuration = (input: string | number, unit: DurationUnit): number | '' => {
  if (typeof input === 'number') return input;
  const text = withLatinDigits(input).trim().replaceAll(/\s+/g, ' ');
  if (text === '') return '';
  const bare = readNumber(text);
  if (Number(bare) >= 0) return bare;
  const found = minutesIn(text);
  return found === undefined ? Number.NaN : inUnit(found, unit);
};

/** A bare number of hours in this range probably means minutes. A day has 1,440 minutes. */
const fewestLikely = 10;
const mostLikely = 1_440;

/**
 * The minutes that a bare number of hours probably means. Undefined if hours are at least as likely.
 * @example likelyMinutes('45') is 45; likelyMinutes('8'), likelyMinutes('45 h') and likelyMinutes('12.5') are
 * undefined
 */
export const likelyMinutes = (hours: string | number): number | undefined => {
  const read = Number(readNumber(hours));
  return Number.isInteger(read) && read >= fewestLikely && read <= mostLikely ? read : undefined;
};

/** 1.5 hours -> '1 h 30 min', 45 minutes -> '45 min'. */
export const describeDuration = (value: number, unit: DurationUnit): string =>
  unit === 'hours' ? formatHours(value) : formatMinutes(value);

/** The errors of a form's fields. For a duration that can't be read, the error gives valid examples. */
export const durationErrors = (
  body: object,
  errors: Readonly<Record<string, string>>,
  isDuration: (field: string) => boolean = () => true,
): Record<string, string> => {
  const unread = Object.entries(body).filter(
    ([field, value]) => Number.isNaN(value) && isDuration(field),
  );
  return { ...errors, ...Object.fromEntries(unread.map(([field]) => [field, durationHint()])) };
};
