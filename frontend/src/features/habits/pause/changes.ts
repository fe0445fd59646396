import type { RequestOf } from '#shared/core/route.ts';
import type { Habit, PauseSetting } from '#shared/habits/model.ts';
import { resumedOn, setPause } from '#shared/habits/pauses.ts';
import { habits } from '#shared/habits/routes.ts';
import type { Pause } from '#shared/habits/schedule.ts';
import { users } from '#shared/users/routes.ts';
import { defineMutation } from '../../../data/outbox/mutation.ts';
import { defineHabitMutation, type HabitsData } from '../changes.ts';

/** The pauses as the server stores them. A refused setting changes nothing. */
const set = (pauses: readonly Pause[], from: string, setting: PauseSetting): Pause[] => {
  const after = setPause(pauses, from, setting);
  return 'problem' in after ? [...pauses] : after;
};

const noSetting: PauseSetting = { to: null };

export const pauseHabit = defineHabitMutation(habits.setPause, (habit, { request }) => ({
  ...habit,
  pauses: set(habit.pauses, request.params.from, request.body ?? noSetting),
}));

export const resumeHabit = defineHabitMutation(habits.endPause, (habit, { request }) => ({
  ...habit,
  pauses: resumedOn(habit.pauses, request.params.from),
}));

/** A list with the vacations of its habits, which they all share. */
const withVacations = (
  list: HabitsData,
  rule: (vacations: readonly Pause[]) => Pause[],
): HabitsData => {
  const all = rule(list.vacations ?? []);
  const away = (habit: Habit): Habit => ({ ...habit, vacations: all });
  return {
    ...list,
    habits: list.habits.map(away),
    ...(list.archived && { archived: list.archived.map(away) }),
    vacations: all,
  };
};

type OfVacations = typeof users.setVacation | typeof users.endVacation;

/** Declares a call that changes the vacations: one item, which every habit shows. */
const defineVacationMutation = <R extends OfVacations>(
  route: R,
  changed: (vacations: readonly Pause[], request: RequestOf<R>) => Pause[],
) =>
  defineMutation<R>(route, {
    items: () => ['vacations'],
    effects: (on) => [
      on(habits.list, (list, { request }) =>
        withVacations(list, (before) => changed(before, request)),
      ),
      on(habits.get, (page, { request }) => ({
        ...page,
        vacations: changed(page.vacations, request),
      })),
    ],
  });

export const setVacation = defineVacationMutation(users.setVacation, (before, { params, body }) =>
  set(before, params.from, body ?? noSetting),
);

export const endVacation = defineVacationMutation(users.endVacation, (before, { params }) =>
  resumedOn(before, params.from),
);
