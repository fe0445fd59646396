import type { Resource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { defineSelector } from '../../data/cache/areaCache.ts';
import { defineTable, rowsIn } from '../../data/rows/table.ts';
import { skillRows, withCurrentTags } from './skills.ts';

export const resourceRows = defineTable<Resource>('resource', {
  sources: [
    rowsIn(resources.list, {
      rowsOf: (list) => list.resources,
      withRows: (list, rows) => ({ ...list, resources: rows }),
    }),
  ],
});

defineSelector(
  resources.list,
  (list, _, rows) => ({
    ...list,
    resources: list.resources.map((one) => withCurrentTags(one, rows, resources.list)),
  }),
  skillRows,
);
