import { byPosition } from '#shared/calls/order.ts';
import type { Calendar } from '#shared/days/days.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import type { Habit, HabitPage, ListedFacts } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { habitOn } from '#shared/habits/rules.ts';
import { seenOn } from '#shared/pauses/away.ts';
import { defineCache, defineSelector, fetchedAs, once } from '../../data/cache/areaCache.ts';
import { defineTable, rowsIn } from '../../data/rows/table.ts';

/** All habits, including archived ones, in the list and on their own pages. A page also has the notes of its window. */
export const habitRows = defineTable<Habit>('habit', {
  sources: [
    rowsIn(habits.list, {
      rowsOf: ({ habits, archived = [] }) => [...habits, ...archived],
      withRows: (list, rows) => ({
        ...list,
        habits: rows.filter(({ archivedOn }) => archivedOn === null),
        ...(list.archived && { archived: rows.filter(({ archivedOn }) => archivedOn !== null) }),
      }),
    }),
  ],
  longer: [
    rowsIn(habits.get, {
      rowsOf: (page): readonly Habit[] => [page],
      withRows: (page, [row = page]) => row as HabitPage,
      has: ({ _id }, { params }) => _id === params.id,
    }),
  ],
});

/** A person who looks at a page is not away, even if the server doesn't know it yet. */
const habit = once<Habit>((one, calendar) => {
  const { away } = one;
  return { ...habitOn({ ...one, away: [...seenOn(away, calendar.today)] }, calendar), away };
});
const habitPage = once<HabitPage>((page, calendar) => ({ ...page, ...habit(page, calendar) }));

/** Makes a habit from its facts, for the list that `everyHabit` requests. That list has no completions. */
const fromFacts =
  ({ vacations = [], away = [] }: Partial<Pick<Habit, 'vacations' | 'away'>>, calendar: Calendar) =>
  (facts: ListedFacts): Habit =>
    habit({ ...facts, vacations, away, completions: [] } as unknown as Habit, calendar);

defineCache('habits', {
  // The server derives a habit's figures with the person's day settings, week start and vacations.
  refetchAfter: ['users'],
  fetched: [
    fetchedAs(
      { route: habits.list, request: everyHabit },
      { route: habits.facts, request: { query: { archived: 'true' } } },
      ({ vacations = [], away = [], ...facts }, calendar) => ({
        vacations,
        away,
        habits: facts.habits.map(fromFacts({ vacations, away }, calendar)),
        ...(facts.archived && {
          archived: facts.archived.map(fromFacts({ vacations, away }, calendar)),
        }),
      }),
    ),
  ],
});

/** A habit may have ended since the list was loaded, so the archived habits are chosen again. */
defineSelector(habits.list, (list, calendar) => {
  const all = [...list.habits, ...(list.archived ?? [])].map((one) => habit(one, calendar));
  const sorted = all.sort(byPosition);
  return {
    ...list,
    habits: sorted.filter(({ archivedOn }) => archivedOn === null),
    ...(list.archived && { archived: sorted.filter(({ archivedOn }) => archivedOn !== null) }),
  };
});

defineSelector(habits.get, habitPage);
