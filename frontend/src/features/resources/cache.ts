import { resources } from '#shared/resources/routes.ts';
import { defineCache, itemList } from '../../data/cache/areaCache.ts';

defineCache('resources', {
  // They show skills by their names.
  refetchAfter: ['skills'],
  items: [itemList('resource', resources.list, 'resources')],
});
