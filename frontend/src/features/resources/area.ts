import { IconBook2 } from '@tabler/icons-react';
import { resources } from '#shared/resources/routes.ts';
import { defineArea } from '../../area.ts';
import { i18n } from '../../language/i18n.ts';
import { paths } from '../../paths.ts';

export const resourceArea = defineArea({
  name: 'resources',
  nav: {
    label: 'Planner',
    name: 'Learning Planner',
    to: paths.learningPlanner,
    key: 'r',
    icon: IconBook2,
    also: ['/learning'],
    keywords: 'resources books courses',
  },
  add: { name: 'Add resource', path: paths.resourceAdd },
  list: { route: resources.list, request: {} },
  holding: ({ resources }) =>
    resources.length === 0
      ? undefined
      : i18n.t('{count, plural, one {# resource} other {# resources}}', {
          count: resources.length,
        }),
});
