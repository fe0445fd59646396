import { frequencyCounts, type Schedule } from '#shared/habits/model.ts';

/** A frequency without its first day. */
export type Rhythm = Omit<Schedule, 'from'>;

/** The nearest of Cairn's frequencies; `isExact` where it asks for the same. */
export type Nearest = { readonly rhythm: Rhythm; readonly isExact: boolean };

export const everyDay: Rhythm = { frequency: 'daily' };

const exactly = (rhythm: Rhythm): Nearest => ({ rhythm, isExact: true });
const nearly = (rhythm: Rhythm): Nearest => ({ rhythm, isExact: false });

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(least, Math.round(value)), most);

const perWeek = (count: number): Rhythm =>
  count === 1 ? { frequency: 'weekly' } : { frequency: 'per-week', frequencyCount: count };

const perMonth = (count: number): Rhythm => ({ frequency: 'per-month', frequencyCount: count });

const everyDays = (count: number): Rhythm => {
  const { min, max } = frequencyCounts['every-n-days'];
  return { frequency: 'every-n-days', frequencyCount: between(min, count, max) };
};

/**
 * So many times in so many days: 3 in 7 are 3 days a week, 10 in 30 are 10 days a month, 1 in 3 is every 3 days. What is
 * neither is counted by the week where it is once a week or more (2 in 3 days: 5 days a week), else by the month (3 in 60
 * days: 2 days a month, exactly 1.5), else by the days between (1 in 400 days: every 365 days).
 */
export const timesIn = (times: number, days: number): Nearest => {
  if (!(times > 0 && days > 0 && Number.isFinite(times) && Number.isFinite(days))) {
    return nearly(everyDay);
  }
  if (times >= days) return exactly(everyDay);
  if (days === 7) return exactly(perWeek(Math.round(times)));
  if (days >= 28 && days <= 31) return exactly(perMonth(Math.round(times)));
  if (times === 1) {
    const rhythm = everyDays(days);
    return rhythm.frequencyCount === days ? exactly(rhythm) : nearly(rhythm);
  }
  const weekly = (times * 7) / days;
  if (weekly >= 1) return nearly(perWeek(between(1, weekly, 6)));
  const monthly = (times * 30) / days;
  return nearly(monthly >= 1 ? perMonth(Math.round(monthly)) : everyDays(days / times));
};

/** On these days of the week, 0 Sunday to 6 Saturday. No day at all is taken for every day. */
export const onWeekdays = (days: readonly number[]): Nearest => {
  const frequencyDays = [...new Set(days)].toSorted((a, b) => a - b);
  const named = frequencyDays.join('');
  if (named === '') return nearly(everyDay);
  if (named === '0123456') return exactly(everyDay);
  if (named === '12345') return exactly({ frequency: 'weekdays' });
  if (named === '06') return exactly({ frequency: 'weekends' });
  return exactly({ frequency: 'days', frequencyDays });
};

/** How often a file asks for it, as a part of a sentence: 'once in 400 days', '2 times a week'. */
export const timesWords = (times: number, within: string): string =>
  `${times === 1 ? 'once' : `${times} times`} ${within}`;

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** As a part of a sentence: 'every 3 days', '5 days a week'. */
export const wordsOf = ({ frequency, frequencyDays = [], frequencyCount = 1 }: Rhythm): string => {
  switch (frequency) {
    case 'daily':
      return 'every day';
    case 'weekdays':
      return 'Monday to Friday';
    case 'weekends':
      return 'Saturday and Sunday';
    case 'weekly':
      return 'once a week';
    case 'days':
      return frequencyDays.map((day) => weekdayNames[day]).join(', ');
    case 'per-week':
      return `${frequencyCount} days a week`;
    case 'per-month':
      return frequencyCount === 1 ? 'once a month' : `${frequencyCount} days a month`;
    case 'every-n-days':
      return `every ${frequencyCount} days`;
  }
};
