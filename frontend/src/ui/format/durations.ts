import { i18n } from '#shared/language/i18n.ts';

const MINUTES = 60;

/** Minutes in hours and minutes: 45 -> '45 min', 60 -> '1 h', 90 -> '1 h 30 min'. */
export const formatMinutes = (minutes: number): string => {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / MINUTES), whole % MINUTES];
  if (hours === 0) return i18n.t('{rest} min', { rest });
  return rest === 0
    ? i18n.t('{hours, number} h', { hours })
    : i18n.t('{hours, number} h {rest} min', { hours, rest });
};

/** Hours as hours and minutes: 0.5 -> '30 min', 1.5 -> '1 h 30 min', 0 -> '0 h'. */
export const formatHours = (hours: number): string =>
  hours === 0 ? i18n.t('0 h') : formatMinutes(hours * MINUTES);

/** A total of hours. From 1 h up it is rounded to whole hours: 0.5 -> '30 min', 329.25 -> '329 h'. */
export const formatTotalHours = (hours: number): string =>
  formatHours(hours < 1 ? hours : Math.round(hours));

/** The time spent on an item: 200 -> '3 h 20 min spent'. '' if no time was spent. */
export const describeSpent = (minutes: number): string =>
  minutes > 0 ? i18n.t('{duration} spent', { duration: formatMinutes(minutes) }) : '';

/** Lets a duration break only after the hours, never before a unit. */
export const keepUnits = (duration: string): string => duration.replaceAll(/ (?=\D)/g, '\u00a0');
