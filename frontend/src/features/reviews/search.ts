import { i18n } from '#shared/language/i18n.ts';
import { reviews } from '#shared/reviews/routes.ts';

/** Makes reviews searchable by their words, although they are not in the navigation. */
export const reviewSearch = {
  name: 'reviews',
  nav: { label: () => i18n.t('Weekly reviews'), name: undefined },
  list: { route: reviews.list, request: {} },
};
