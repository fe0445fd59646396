import { i18n } from '#shared/language/i18n.ts';

/** '1 day', '1,200 days'. */
export const formatDays = (count: number): string =>
  i18n.t('{count, plural, one {# day} other {# days}}', { count });

/** '1 day done', '1,200 days done'. */
export const formatDaysDone = (count: number): string =>
  i18n.t('{count, plural, one {# day done} other {# days done}}', { count });
