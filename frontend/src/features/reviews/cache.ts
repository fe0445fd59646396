import { reviews } from '#shared/reviews/routes.ts';
import { defineCache, itemList } from '../../data/cache/areaCache.ts';

defineCache('reviews', {
  // The page of a week is fetched again when it opens. It derives the rest from the areas' lists.
  refetchAfter: [],
  items: [itemList('review', reviews.list, 'reviews')],
});
