import { i18n } from '#shared/language/i18n.ts';

/** How many items a list shows: '12 of 40 skills', or '40 skills' if it shows all. */
export const formatShown = (
  shown: number,
  all: number,
  format: (count: number) => string,
): string =>
  shown === all ? format(all) : i18n.t('{shown, number} of {all}', { shown, all: format(all) });
