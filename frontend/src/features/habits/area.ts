import { IconLeaf } from '@tabler/icons-react';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { defineArea } from '../../area.ts';
import { paths } from '../../paths.ts';
import { timedHabits } from './timedHabits.ts';

export const habitArea = defineArea({
  name: 'habits',
  nav: {
    label: () => i18n.t('Habits'),
    to: paths.habits,
    key: 'h',
    icon: IconLeaf,
    keywords: () => i18n.t('calendar month'),
  },
  add: { name: () => i18n.t('Add habit'), path: paths.habitAdd },
  list: { route: habits.list, request: everyHabit },
  timerTargets: timedHabits,
  countText: ({ habits, archived = [] }) => {
    const all = [...habits, ...archived];
    if (all.length === 0) return undefined;
    return i18n.t(
      '{count, plural, one {# habit} other {# habits}}{archived, plural, =0 {} other { (# archived)}}{days, plural, =0 {} one { with # day} other { with # days}}',
      {
        count: all.length,
        archived: archived.length,
        days: all.reduce((sum, { totalCompletions }) => sum + totalCompletions, 0),
      },
    );
  },
});
