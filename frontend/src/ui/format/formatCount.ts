import { i18n } from '../../language/i18n.ts';

const plural = (unit: string): string =>
  /[^aeiou]y$/.test(unit) ? `${unit.slice(0, -1)}ies` : `${unit}s`;

/** (5, 'week') -> '5 weeks', (1, 'day') -> '1 day', (1200, 'activity') -> '1,200 activities'. */
export const formatCount = (count: number, unit: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? unit : plural(unit)}`;

/** How many of a list match the filter: '12 of 40 skills', '40 skills' where all do. */
export const formatShown = (
  shown: number,
  all: number,
  format: (count: number) => string,
): string =>
  shown === all ? format(all) : i18n.t('{shown, number} of {all}', { shown, all: format(all) });
