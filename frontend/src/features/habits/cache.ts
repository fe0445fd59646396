import type { Habit, HabitPage } from '#shared/habits/model.ts';
import { byPosition } from '#shared/habits/order.ts';
import { habits } from '#shared/habits/routes.ts';
import { habitOn } from '#shared/habits/rules.ts';
import { defineCache, derived, itemList, once } from '../../data/cache/areaCache.ts';

const habit = once<Habit>(habitOn);
const habitPage = once<HabitPage>((page, calendar) => ({ ...page, ...habit(page, calendar) }));

defineCache('habits', {
  // The server derives them by the person's days, weeks and vacations.
  refetchAfter: ['users'],
  items: [itemList('habit', habits.list, 'habits', 'archived')],
  derived: [
    derived(habits.list, (list, calendar) => ({
      ...list,
      habits: list.habits.map((one) => habit(one, calendar)).sort(byPosition),
      ...(list.archived && {
        archived: list.archived.map((one) => habit(one, calendar)).sort(byPosition),
      }),
    })),
    derived(habits.get, habitPage),
  ],
});
