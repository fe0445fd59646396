import { frequencyCounts, type Schedule, type TargetPer } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { listFormat } from '#shared/language/intl.ts';
import { shortWeekdayName } from '../../../../../ui/format/days.ts';

/** A frequency without its first day. */
export type Rhythm = Omit<Schedule, 'from'>;

/** Cairn's closest frequency. If it does not mean the same as the file's frequency, `stated` has words for that one. */
export type Nearest = { readonly rhythm: Rhythm; readonly stated?: string };

export const everyDay: Rhythm = { frequency: 'daily' };

export const between = (min: number, value: number, max: number): number =>
  Math.min(Math.max(min, value), max);

const perWeek = (count: number): Rhythm =>
  count === 1 ? { frequency: 'weekly' } : { frequency: 'per-week', frequencyCount: count };

const perMonth = (count: number): Rhythm => ({ frequency: 'per-month', frequencyCount: count });

const everyDays = (count: number): Rhythm => {
  const { min, max } = frequencyCounts['every-n-days'];
  return { frequency: 'every-n-days', frequencyCount: between(min, Math.round(count), max) };
};

/**
 * Converts 'a number of times in a number of days'. Exact: 3 in 7 is 3 days a week, 10 in 30 is 10 days a month, 1 in 3
 * is every 3 days. Anything else becomes the nearest frequency:
 * - at least once a week: days a week (2 in 3 days -> 5 days a week, not exactly 4.67),
 * - at least once a month: days a month (3 in 60 days -> 2 days a month, not exactly 1.5),
 * - more rarely: every so many days (1 in 400 days -> every 365 days).
 */
export const timesIn = (times: number, days: number): Nearest => {
  const nearly = (rhythm: Rhythm): Nearest => ({ rhythm, stated: timesInDays(times, days) });
  if (!(times > 0 && days > 0 && Number.isFinite(times) && Number.isFinite(days))) {
    return nearly(everyDay);
  }
  if (times >= days) return { rhythm: everyDay };
  if (days === 7) return { rhythm: perWeek(Math.round(times)) };
  if (days >= 28 && days <= 31) return { rhythm: perMonth(Math.round(times)) };
  if (times === 1) {
    const rhythm = everyDays(days);
    return rhythm.frequencyCount === days ? { rhythm } : nearly(rhythm);
  }
  const weekly = (times * 7) / days;
  if (weekly >= 1) return nearly(perWeek(between(1, Math.round(weekly), 6)));
  const monthly = (times * 30) / days;
  return nearly(monthly >= 1 ? perMonth(Math.round(monthly)) : everyDays(days / times));
};

/**
 * For how many days the amounts of a target are added up. `timesIn(1, daysPer.week)` is the frequency of a target per
 * week.
 */
export const daysPer = { day: 1, week: 7, month: 30 } as const satisfies Record<TargetPer, number>;

/** Due on these weekdays, from 0 (Sunday) to 6 (Saturday). An empty list becomes every day, which is not exact. */
export const onWeekdays = (days: readonly number[]): Nearest => {
  const frequencyDays = [...new Set(days)].toSorted((a, b) => a - b);
  const named = frequencyDays.join('');
  if (named === '') return { rhythm: everyDay, stated: i18n.t('on no day of the week') };
  if (named === '0123456') return { rhythm: everyDay };
  if (named === '12345') return { rhythm: { frequency: 'weekdays' } };
  if (named === '06') return { rhythm: { frequency: 'weekends' } };
  return { rhythm: { frequency: 'days', frequencyDays } };
};

/** Words for the file's frequency: 'once in 400 days'. */
const timesInDays = (times: number, days: number): string =>
  i18n.t(
    '{times, plural, one {once in} other {# times in}} {days, plural, one {# day} other {# days}}',
    { times, days },
  );

const dayList = listFormat({ type: 'unit', style: 'short' });

/** Words for Cairn's frequency: 'every 3 days', '5 days a week'. */
export const wordsOf = ({ frequency, frequencyDays = [], frequencyCount = 1 }: Rhythm): string => {
  switch (frequency) {
    case 'daily':
      return i18n.t('every day');
    case 'weekdays':
      return i18n.t('Monday to Friday');
    case 'weekends':
      return i18n.t('Saturday and Sunday');
    case 'weekly':
      return i18n.t('once a week');
    case 'days':
      return dayList(frequencyDays.map(shortWeekdayName));
    case 'per-week':
      return i18n.t('{count, plural, one {# day a week} other {# days a week}}', {
        count: frequencyCount,
      });
    case 'per-month':
      return i18n.t('{count, plural, one {once a month} other {# days a month}}', {
        count: frequencyCount,
      });
    case 'every-n-days':
      return i18n.t('every {count, plural, one {# day} other {# days}}', { count: frequencyCount });
  }
};
