import { i18n } from '#shared/language/i18n.ts';
import { reviews } from '#shared/reviews/routes.ts';

/** Reviews are found by their words, like the items of areas, but are not in the navigation. */
export const reviewSearch = {
  name: 'reviews',
  nav: { label: () => i18n.t('Weekly reviews'), name: undefined },
  list: { route: reviews.list, request: {} },
};
