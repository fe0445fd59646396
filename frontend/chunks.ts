/** The charts' library and the dialogs are fetched when first used, not with the page. */
const lateParts = 'charts/(plots|BarsPlot|DoughnutPlot)|overlays/Overlays';

/**
 * Few requests and no script that a page does not need: `app` is what every first visit loads,
 * `signed-in` what the pages behind the guard share, `shared` the crumbs that some of them do; the
 * rest follows its page.
 */
export const chunks = [
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  {
    name: 'signed-in',
    test: new RegExp(
      `frontend/src/(api|form|layout|session|ui)/(?!${lateParts})|/shared/contract/|node_modules/(zod|swr)/`,
    ),
    priority: 1,
  },
  {
    name: 'shared',
    test: /frontend\/src\/|\/shared\/rules\/|@mantine\/hooks\/|@mantine\/core\/esm\/(core|utils)\/|components\/(NativeSelect|ScrollArea\/utils)\//,
    minShareCount: 2,
    maxModuleSize: 8_000,
  },
];
