import { resources } from '#shared/resources/routes.ts';
import { defineCache, itemList } from '../../data/cache/areaCache.ts';

defineCache('resources', {
  // Resources show the names of skills.
  refetchAfter: ['skills'],
  items: [itemList('resource', resources.list, 'resources')],
});
