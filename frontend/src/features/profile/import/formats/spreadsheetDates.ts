import { type Day, isDay } from '#shared/days/days.ts';
import { formatsOf, languageTags } from '#shared/language/languages.ts';
import { dayAt, isoDay } from './importDays.ts';

/** Completes a year of two digits, never to a future year. With a `today` in 2026: '26' -> '2026', '27' -> '1927'. */
export const wholeYear = (year: string, today: Day): string => {
  if (year.length === 4) return year;
  const century = today.slice(0, 2);
  return `${century}${year}` <= today.slice(0, 4)
    ? `${century}${year}`
    : `${Number(century) - 1}${year}`;
};

/** Keeps only letters, in lower case and without accents: 'Sept.' -> 'sept', 'août' -> 'aout'. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** The names of the months in all of Cairn's languages. A spreadsheet writes dates in its own language. */
const months: ReadonlyMap<string, number> = new Map(
  languageTags.flatMap((tag) =>
    (['short', 'long'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(formatsOf(tag), { month, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, n) => [plain(format.format(Date.UTC(2020, n))), n + 1] as const,
      );
    }),
  ),
);

/** Reads a date with the name of a month: '28-Oct-20', 'Oct 28, 2020', '28 de out. de 2020'. */
const namedDay = (date: string, today: Day): Day | undefined => {
  const named = (date.match(/\p{L}+/gu) ?? []).flatMap((word) => months.get(plain(word)) ?? []);
  const [month, ...others] = named;
  // A second name of a month makes the date unclear: 'mar' is also a weekday in French and Spanish.
  if (month === undefined || others.length > 0) return undefined;
  const [first = '', second = ''] = date.match(/\d+/g) ?? [];
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  const isWhole = /^(\d{4}|\d{2})$/.test(year) && /^\d{1,2}$/.test(day);
  return isWhole ? isoDay(`${wholeYear(year, today)}-${month}-${day}`) : undefined;
};

/** The serial number of 1970-01-01 in a spreadsheet. */
const serialOfFirstDay = 25_569;

/** Reads a spreadsheet's serial number, perhaps with a time: '44132' and '44132.5' -> '2020-10-28'. */
const serialDay = (date: string): Day | undefined => {
  const [, serial] = /^(\d{5})(?:[.,]\d+)?$/.exec(date) ?? [];
  return serial === undefined ? undefined : dayAt(Number(serial) - serialOfFirstDay);
};

/** Reads a date in a style that only spreadsheets use: with the name of a month, or as a serial number. */
export const spreadsheetDay = (date: string, today: Day): Day | undefined => {
  const day = namedDay(date, today) ?? serialDay(date.trim());
  return day !== undefined && isDay(day) ? day : undefined;
};
