import type { Day } from '#shared/core/days.ts';
import type { RequestOf } from '#shared/core/route.ts';
import { firstListedDay } from '#shared/habits/amounts.ts';
import type { DayNote, Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { reasonOf } from '../../data/client/ApiError.ts';
import type { DataOf } from '../../data/client/request.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { changeItem, putItem, withoutItem } from '../../data/outbox/items.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import { i18n } from '../../language/i18n.ts';
import { edited, newHabit, textOf, withDay } from './changedHabit.ts';

export type HabitsData = DataOf<typeof habits.list>;

/** The list with one habit changed, archived or not; what is not in it changes nothing. */
export const withHabit = (
  list: HabitsData,
  id: string,
  change: (habit: Habit) => Habit,
): HabitsData => {
  const all = changeItem([...list.habits, ...(list.archived ?? [])], id, change);
  return {
    ...list,
    habits: all.filter(({ archivedOn }) => archivedOn === null),
    ...(list.archived && { archived: all.filter(({ archivedOn }) => archivedOn !== null) }),
  };
};

/** The notes of a window, newest first, with that of one day as it was set. */
const withNote = (notes: readonly DayNote[], date: Day, note: string): DayNote[] => {
  const others = notes.filter((one) => one.date !== date);
  const text = textOf(note);
  if (text === '') return others;
  return [...others, { date, text }].toSorted((a, b) => (a.date < b.date ? 1 : -1));
};

export const createHabit = defineMutation(habits.create, {
  items: ({ body }) => [body._id ?? ''],
  effects: (on) => [
    on(habits.list, (list, change) => ({
      ...list,
      habits: putItem(list.habits, newHabit(change, list.vacations)),
    })),
  ],
});

/** The calls that change one habit, wherever it is shown. */
type OfHabit = typeof habits.update | typeof habits.setPause | typeof habits.endPause;

/** Declares a call that does the same to a habit in the list and on its own page. */
export const defineHabitMutation = <R extends OfHabit>(
  route: R,
  changed: <H extends Habit>(habit: H, change: ChangeOf<R>) => H,
) => {
  const idOf = (request: unknown) => (request as RequestOf<OfHabit>).params.id;
  return defineMutation<R>(route, {
    items: (request) => [idOf(request)],
    effects: (on) => [
      on(habits.list, (list, change) =>
        withHabit(list, idOf(change.request), (habit) => changed(habit, change)),
      ),
      on(habits.get, (page, change, asked) =>
        asked.params.id === idOf(change.request) ? changed(page, change) : page,
      ),
    ],
  });
};

export const updateHabit = defineHabitMutation(habits.update, (habit, { request, day }) =>
  edited(habit, request.body, day),
);

export const deleteHabit = defineMutation(habits.remove, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(habits.list, (list, { request }) => ({
      ...list,
      habits: withoutItem(list.habits, request.params.id),
      ...(list.archived && { archived: withoutItem(list.archived, request.params.id) }),
    })),
  ],
  refused: (error) => i18n.t('Failed to delete habit: {reason}', { reason: reasonOf(error) }),
});

/** Whether the amount of a day is in every list. */
const isListed = (date: Day, today: Day): boolean => date >= firstListedDay(today);

type Window = { readonly from?: Day | undefined; readonly to?: Day | undefined };

const isWithin = (date: Day, { from = date, to = date }: Window = {}): boolean =>
  from <= date && date <= to;

export const tickHabit = defineMutation(habits.toggle, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(habits.list, (list, { request: { params, body }, day }) =>
      withHabit(list, params.id, (habit) =>
        withDay(habit, body.date, { completed: body.completed ?? true }, isListed(body.date, day)),
      ),
    ),
    on(habits.get, (page, { request: { params, body }, day }, { params: { id }, query }) =>
      id === params.id
        ? withDay(
            page,
            body.date,
            { completed: body.completed ?? true },
            isListed(body.date, day) || isWithin(body.date, query),
          )
        : page,
    ),
  ],
  isMinor: true,
});

export const setHabitDay = defineMutation(habits.setDay, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(habits.list, (list, { request: { params, body = {} }, day }) =>
      withHabit(list, params.id, (habit) =>
        withDay(habit, params.date, body, isListed(params.date, day)),
      ),
    ),
    on(habits.get, (page, { request: { params, body = {} }, day }, { params: { id }, query }) => {
      const { date } = params;
      if (id !== params.id) return page;
      const isShown = isWithin(date, query);
      return {
        ...withDay(page, date, body, isShown || isListed(date, day)),
        ...(body.note !== undefined && isShown && { notes: withNote(page.notes, date, body.note) }),
      };
    }),
  ],
});
