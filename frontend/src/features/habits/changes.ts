import { analytics } from '#shared/analytics/routes.ts';
import type { Day } from '#shared/core/days.ts';
import type { RequestOf, Route } from '#shared/core/route.ts';
import { firstListedDay } from '#shared/habits/amounts.ts';
import type { DayNote, DaySetting, Habit, HabitPatch } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { skills } from '#shared/skills/routes.ts';
import { reasonOf } from '../../data/client/ApiError.ts';
import type { DataOf } from '../../data/client/request.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { changeItem, putItem, withoutItem } from '../../data/outbox/items.ts';
import { defineMutation, type On } from '../../data/outbox/mutation.ts';
import type { TimeChange } from '../../domain/time/dayTime.ts';
import { renamedSource } from '../../domain/time/timeLog.ts';
import { edited, newHabit, textOf, withDay } from './changedHabit.ts';
import { type DayRoute, refetchedAfterDay, timeEffects } from './tick/timeChange.ts';

export type HabitsData = DataOf<typeof habits.list>;

/** The list with one habit changed, archived or not; the same if it has no such habit. */
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

/** The notes of a window, newest first, with one day's note set. */
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

/** The calls that change one habit, in lists and on its page. */
type OfHabit = typeof habits.update | typeof habits.setPause | typeof habits.endPause;

/** Declares a call that changes a habit alike in the list and on its own page. */
export const defineHabitMutation = <R extends OfHabit>(
  route: R,
  changed: <H extends Habit>(habit: H, change: ChangeOf<R>) => H,
  { effects, refetches }: More<R> = {},
) => {
  const idOf = (request: unknown) => (request as RequestOf<OfHabit>).params.id;
  return defineMutation<R>(route, {
    items: (request) => [idOf(request)],
    effects: (on) => [
      on(habits.list, (list, change) =>
        withHabit(list, idOf(change.request), (habit) => changed(habit, change)),
      ),
      on(habits.get, (page, change, request) =>
        request.params.id === idOf(change.request) ? changed(page, change) : page,
      ),
      ...(effects?.(on) ?? []),
    ],
    ...(refetches && { refetches }),
  });
};

/** The other effects of such a call. */
type More<R extends OfHabit> = {
  readonly effects?: (on: On<R, unknown>) => ReturnType<On<R, unknown>>[];
  readonly refetches?: (change: ChangeOf<R>) => readonly Route[];
};

export const updateHabit = defineHabitMutation(
  habits.update,
  (habit, { request, day }) => edited(habit, request.body, day),
  {
    effects: (on) => [
      on(skills.activities, (list, { request: { params, body } }) =>
        renamedSource(list, params.id, body?.name),
      ),
      on(skills.unassigned, (list, { request: { params, body } }) =>
        renamedSource(list, params.id, body?.name),
      ),
    ],
    // Only the server knows which past days count then, and for how long.
    refetches: ({ request: { body = {} } }) => (changesTime(body) ? [...timeRoutes] : []),
  },
);

const timeRoutes = [
  skills.list,
  skills.activities,
  skills.unassigned,
  analytics.skillHeatmap,
  analytics.dashboard,
];

const changesTime = ({ skill, countsAs, target, direction }: HabitPatch): boolean =>
  [skill, countsAs, target, direction].some((sent) => sent !== undefined);

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

/** Whether a day's amount is in every list. */
const isListed = (date: Day, today: Day): boolean => date >= firstListedDay(today);

type Window = { readonly from?: Day | undefined; readonly to?: Day | undefined };

const isWithin = (date: Day, { from = date, to = date }: Window = {}): boolean =>
  from <= date && date <= to;

/** Declares a call that changes a day of a habit: in the list, on the habit's page, and in its time. */
const defineDayMutation = <R extends DayRoute>(
  route: R,
  changeOf: (request: RequestOf<R>) => { readonly date: Day; readonly set: DaySetting },
  more: { readonly isMinor?: boolean } = {},
) => {
  const idOf = (request: unknown) => (request as RequestOf<DayRoute>).params.id;
  return defineMutation<R, TimeChange | undefined>(route, {
    items: (request) => [idOf(request)],
    effects: (on) => [
      on(habits.list, (list, { request, day }) => {
        const { date, set } = changeOf(request);
        return withHabit(list, idOf(request), (habit) =>
          withDay(habit, date, set, isListed(date, day)),
        );
      }),
      on(habits.get, (page, { request, day }, { params, query }) => {
        if (params.id !== idOf(request)) return page;
        const { date, set } = changeOf(request);
        const isShown = isWithin(date, query);
        return {
          ...withDay(page, date, set, isShown || isListed(date, day)),
          ...(set.note !== undefined && isShown && { notes: withNote(page.notes, date, set.note) }),
        };
      }),
      ...timeEffects(on as unknown as On<DayRoute, TimeChange | undefined>),
    ],
    refetches: ({ request, about }) => [
      ...refetchedAfterDay(about),
      // Another device, or this one before a reload, may have added too.
      ...(changeOf(request).set.add === undefined ? [] : [habits.list, habits.get]),
    ],
    ...more,
  });
};

export const tickHabit = defineDayMutation(
  habits.toggle,
  ({ body: { date, completed = true } }) => ({ date, set: { completed } }),
  { isMinor: true },
);

export const setHabitDay = defineDayMutation(habits.setDay, ({ params, body = {} }) => ({
  date: params.date,
  set: body,
}));
