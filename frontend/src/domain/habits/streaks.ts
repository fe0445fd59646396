import type { streakNames } from '#shared/core/streakNames.ts';
import { i18n } from '#shared/language/i18n.ts';

/** The unit that a streak counts, or 'active day'. */
export type StreakName = (typeof streakNames)[number] | 'active day';

/** A streak in words: '7 times in a row', '3 weeks in a row', '14 active days in a row', '1 day', '0 days'. */
export function formatStreak(length: number, name: StreakName): string {
  switch (name) {
    case 'day':
      return i18n.t('{length, plural, =0 {# days} one {# day} other {# days in a row}}', {
        length,
      });
    case 'time':
      return i18n.t('{length, plural, =0 {# times} one {# time} other {# times in a row}}', {
        length,
      });
    case 'week':
      return i18n.t('{length, plural, =0 {# weeks} one {# week} other {# weeks in a row}}', {
        length,
      });
    case 'month':
      return i18n.t('{length, plural, =0 {# months} one {# month} other {# months in a row}}', {
        length,
      });
    case 'active day':
      return i18n.t(
        '{length, plural, =0 {# active days} one {# active day} other {# active days in a row}}',
        { length },
      );
  }
}

/** The length of a streak with its unit: '7 times', '1 day', '0 days'. See `formatStreak` for the full phrase. */
export function formatLength(length: number, name: StreakName): string {
  switch (name) {
    case 'day':
      return i18n.t('{length, plural, one {# day} other {# days}}', { length });
    case 'time':
      return i18n.t('{length, plural, one {# time} other {# times}}', { length });
    case 'week':
      return i18n.t('{length, plural, one {# week} other {# weeks}}', { length });
    case 'month':
      return i18n.t('{length, plural, one {# month} other {# months}}', { length });
    case 'active day':
      return i18n.t('{length, plural, one {# active day} other {# active days}}', { length });
  }
}

/** The unit alone, to follow the length of a streak: 'times', or 'time' after 1. */
export function streakWords(length: number, name: StreakName): string {
  switch (name) {
    case 'day':
      return i18n.t('{length, plural, one {day} other {days}}', { length });
    case 'time':
      return i18n.t('{length, plural, one {time} other {times}}', { length });
    case 'week':
      return i18n.t('{length, plural, one {week} other {weeks}}', { length });
    case 'month':
      return i18n.t('{length, plural, one {month} other {months}}', { length });
    case 'active day':
      return i18n.t('{length, plural, one {active day} other {active days}}', { length });
  }
}
