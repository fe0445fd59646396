import { IconBook2 } from '@tabler/icons-react';
import { resources } from '#shared/resources/routes.ts';
import { defineArea } from '../../area.ts';
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
  holding: ({ resources }) => ({ count: resources.length, unit: 'resource' }),
});
