import { IconTargetArrow } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import { skills } from '#shared/skills/routes.ts';
import { defineArea } from '../../area.ts';
import { paths } from '../../paths.ts';

export const skillArea = defineArea({
  name: 'skills',
  nav: {
    label: () => i18n.t('Skills'),
    to: paths.skills,
    key: 's',
    icon: IconTargetArrow,
    keywords: () => i18n.t('goals hours'),
  },
  add: { name: () => i18n.t('Add skill'), path: paths.skillAdd },
  list: { route: skills.list, request: {} },
  timerTargets: ({ skills }) =>
    skills.map(({ _id, name }) => ({ _id, name, path: paths.skill(_id) })),
  countText: ({ skills }) =>
    skills.length === 0
      ? undefined
      : i18n.t(
          '{count, plural, one {# skill} other {# skills}}{activities, plural, =0 {} one { with # activity} other { with # activities}}',
          {
            count: skills.length,
            activities: skills.reduce((sum, { activityCount }) => sum + activityCount, 0),
          },
        ),
});
