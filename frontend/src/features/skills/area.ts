import { IconTargetArrow } from '@tabler/icons-react';
import { skills } from '#shared/skills/routes.ts';
import { defineArea } from '../../area.ts';
import { paths } from '../../paths.ts';

export const skillArea = defineArea({
  name: 'skills',
  nav: {
    label: 'Skills',
    to: paths.skills,
    key: 's',
    icon: IconTargetArrow,
    keywords: 'goals hours',
  },
  add: { name: 'Add skill', path: paths.skillAdd },
  list: { route: skills.list, request: {} },
  holding: ({ skills }) => ({
    count: skills.length,
    unit: 'skill',
    within: skills.reduce((activities, { activityCount }) => activities + activityCount, 0),
    unitWithin: 'activity',
  }),
});
