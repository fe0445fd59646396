import type { Calendar } from '#shared/core/days.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import type { Habit, HabitPage, ListedFacts } from '#shared/habits/model.ts';
import { byPosition } from '#shared/habits/order.ts';
import { habits } from '#shared/habits/routes.ts';
import { habitOn } from '#shared/habits/rules.ts';
import { defineCache, derived, fetchedAs, itemList, once } from '../../data/cache/areaCache.ts';

const habit = once<Habit>(habitOn);
const habitPage = once<HabitPage>((page, calendar) => ({ ...page, ...habit(page, calendar) }));

/** For a list without a window of completions, see `everyHabit`. */
const fromFacts =
  (vacations: Habit['vacations'], calendar: Calendar) =>
  (facts: ListedFacts): Habit =>
    habit({ ...facts, vacations, completions: [] } as unknown as Habit, calendar);

defineCache('habits', {
  // The server derives them from the person's days, weeks and vacations.
  refetchAfter: ['users'],
  fetched: [
    fetchedAs(
      { route: habits.list, request: everyHabit },
      { route: habits.facts, request: { query: { archived: 'true' } } },
      ({ vacations = [], ...facts }, calendar) => ({
        vacations,
        habits: facts.habits.map(fromFacts(vacations, calendar)),
        ...(facts.archived && { archived: facts.archived.map(fromFacts(vacations, calendar)) }),
      }),
    ),
  ],
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
