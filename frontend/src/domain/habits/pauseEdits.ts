import type { RequestOf } from '#shared/calls/route.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import type { PauseSetting } from '#shared/pauses/model.ts';
import { type Pause, resumedOn, setPause } from '#shared/pauses/pauses.ts';
import { users } from '#shared/users/routes.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import { refetchDue } from '../rows/cards.ts';
import { habitRows } from '../rows/habits.ts';

/** The pauses as the server stores them. A setting that the rules refuse changes nothing. */
const withPause = (pauses: readonly Pause[], from: string, setting: PauseSetting): Pause[] => {
  const after = setPause(pauses, from, setting);
  return 'problem' in after ? [...pauses] : after;
};

const noSetting: PauseSetting = { to: null };

export const pauseHabit = defineMutation(habits.setPause, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params, body = noSetting } }) =>
    rows.change(habitRows, params.id, (habit) => ({
      ...habit,
      pauses: withPause(habit.pauses, params.from, body),
    })),
});

export const resumeHabit = defineMutation(habits.endPause, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params } }) =>
    rows.change(habitRows, params.id, (habit) => ({
      ...habit,
      pauses: resumedOn(habit.pauses, params.from),
    })),
});

type OfVacations = typeof users.setVacation | typeof users.endVacation;

/** Defines a mutation of the vacations, which all habits share. */
const defineVacationMutation = <R extends OfVacations>(
  route: R,
  changed: (vacations: readonly Pause[], request: RequestOf<R>) => Pause[],
) =>
  defineMutation<R>(route, {
    items: () => ['vacations'],
    edit: (rows, { request }) => {
      rows.update(habits.list, (list) => {
        const vacations = changed(list.vacations ?? [], request);
        const changedHabit = (habit: Habit): Habit => ({ ...habit, vacations });
        return {
          ...list,
          habits: list.habits.map(changedHabit),
          ...(list.archived && { archived: list.archived.map(changedHabit) }),
          vacations,
        };
      });
      rows.update(habits.get, (page) => ({ ...page, vacations: changed(page.vacations, request) }));
      refetchDue(rows);
    },
  });

export const setVacation = defineVacationMutation(
  users.setVacation,
  (before, { params, body = noSetting }) => withPause(before, params.from, body),
);

export const endVacation = defineVacationMutation(users.endVacation, (before, { params }) =>
  resumedOn(before, params.from),
);
