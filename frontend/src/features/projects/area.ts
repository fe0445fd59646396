import { IconHammer } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import { projects } from '#shared/projects/routes.ts';
import { defineArea } from '../../area.ts';
import { paths } from '../../paths.ts';

export const projectArea = defineArea({
  name: 'projects',
  nav: {
    label: () => i18n.t('Projects'),
    name: () => i18n.t('Mini Projects'),
    to: paths.miniProjects,
    key: 'p',
    icon: IconHammer,
    otherPaths: ['/projects'],
    keywords: () => i18n.t('goals'),
  },
  add: { name: () => i18n.t('Add project'), path: paths.projectAdd },
  list: { route: projects.list, request: {} },
  timerTargets: ({ projects }) =>
    projects.map(({ _id, name, relatedSkills }) => ({
      _id,
      name,
      relatedSkills,
      type: 'Project',
      path: paths.project(_id),
    })),
  countText: ({ projects }) =>
    projects.length === 0
      ? undefined
      : i18n.t('{count, plural, one {# project} other {# projects}}', { count: projects.length }),
});
