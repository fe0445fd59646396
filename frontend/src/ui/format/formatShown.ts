import { i18n } from '#shared/language/i18n.ts';

/** How many items match the filter: '12 of 40 skills', or '40 skills' if all match. */
export const formatShown = (
  shown: number,
  all: number,
  format: (count: number) => string,
): string =>
  shown === all ? format(all) : i18n.t('{shown, number} of {all}', { shown, all: format(all) });
