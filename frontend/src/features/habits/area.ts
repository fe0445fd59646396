import { IconLeaf } from '@tabler/icons-react';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { defineArea } from '../../area.ts';
import { paths } from '../../paths.ts';

export const habitArea = defineArea({
  name: 'habits',
  nav: { label: 'Habits', to: paths.habits, key: 'h', icon: IconLeaf, keywords: 'calendar month' },
  add: { name: 'Add habit', path: paths.habitAdd },
  list: { route: habits.list, request: everyHabit },
  holding: ({ habits, archived = [] }) => {
    const all = [...habits, ...archived];
    return {
      count: all.length,
      unit: 'habit',
      archived: archived.length,
      within: all.reduce((days, { totalCompletions }) => days + totalCompletions, 0),
      unitWithin: 'day',
    };
  },
});
