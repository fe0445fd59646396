import { IconHammer } from '@tabler/icons-react';
import { projects } from '#shared/projects/routes.ts';
import { defineArea } from '../../area.ts';
import { i18n } from '../../language/i18n.ts';
import { paths } from '../../paths.ts';

export const projectArea = defineArea({
  name: 'projects',
  nav: {
    label: 'Projects',
    name: 'Mini Projects',
    to: paths.miniProjects,
    key: 'p',
    icon: IconHammer,
    also: ['/projects'],
    keywords: 'goals',
  },
  add: { name: 'Add project', path: paths.projectAdd },
  list: { route: projects.list, request: {} },
  holding: ({ projects }) =>
    projects.length === 0
      ? undefined
      : i18n.t('{count, plural, one {# project} other {# projects}}', { count: projects.length }),
});
