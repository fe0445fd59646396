import { reviews } from '#shared/reviews/routes.ts';
import { i18n } from '../../language/i18n.ts';

/** Reviews are found by their words, like the items of the areas, but have no place in the navigation. */
export const reviewSearch = {
  name: 'reviews',
  nav: { label: () => i18n.t('Weekly reviews'), name: undefined },
  list: { route: reviews.list, request: {} },
};
