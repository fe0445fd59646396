import { IconBook2 } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import { resources } from '#shared/resources/routes.ts';
import { activityTypeOf } from '#shared/resources/rules.ts';
import { defineArea } from '../../area.ts';
import { paths } from '../../paths.ts';

export const resourceArea = defineArea({
  name: 'resources',
  nav: {
    label: () => i18n.t('Planner'),
    name: () => i18n.t('Learning Planner'),
    to: paths.learningPlanner,
    key: 'r',
    icon: IconBook2,
    otherPaths: ['/learning'],
    keywords: () => i18n.t('resources books courses'),
  },
  add: { name: () => i18n.t('Add resource'), path: paths.resourceAdd },
  list: { route: resources.list, request: {} },
  timerTargets: ({ resources }) =>
    resources.map(({ _id, title, type, relatedSkills, status, pages, page }) => ({
      _id,
      name: title,
      relatedSkills,
      type: activityTypeOf(type),
      place: pages === null || status === 'Completed' ? undefined : { pages, page: page ?? 0 },
      path: paths.resource(_id),
    })),
  countText: ({ resources }) =>
    resources.length === 0
      ? undefined
      : i18n.t('{count, plural, one {# resource} other {# resources}}', {
          count: resources.length,
        }),
});
