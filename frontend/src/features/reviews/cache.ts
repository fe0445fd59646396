import { reviews } from '#shared/reviews/routes.ts';
import { defineCache, itemList } from '../../data/cache/areaCache.ts';

defineCache('reviews', {
  // The page of a week asks anew when it is opened; what the lists of the areas tell is derived from them.
  refetchAfter: [],
  items: [itemList('review', reviews.list, 'reviews')],
});
