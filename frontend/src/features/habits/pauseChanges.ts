import type { Habit, PauseSetting } from '#shared/habits/model.ts';
import { resumedOn, setPause } from '#shared/habits/pauses.ts';
import { habits } from '#shared/habits/routes.ts';
import type { Pause } from '#shared/habits/schedule.ts';
import { users } from '#shared/users/routes.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import { type HabitsData, withHabit } from './changes.ts';

/** As the server keeps them; what it will refuse changes nothing. */
const set = (pauses: readonly Pause[], from: string, setting: PauseSetting): Pause[] => {
  const after = setPause(pauses, from, setting);
  return 'problem' in after ? [...pauses] : after;
};

const noSetting: PauseSetting = { to: null };

export const pauseHabit = defineMutation(habits.setPause, {
  items: ({ params }) => [params.id],
  effects: (on) => {
    const paused = <H extends Habit>(habit: H, from: string, body = noSetting): H => ({
      ...habit,
      pauses: set(habit.pauses, from, body),
    });
    return [
      on(habits.list, (list, { request: { params, body } }) =>
        withHabit(list, params.id, (habit) => paused(habit, params.from, body)),
      ),
      on(habits.get, (page, { request: { params, body } }, asked) =>
        asked.params.id === params.id ? paused(page, params.from, body) : page,
      ),
    ];
  },
});

export const resumeHabit = defineMutation(habits.endPause, {
  items: ({ params }) => [params.id],
  effects: (on) => {
    const resumed = <H extends Habit>(habit: H, from: string): H => ({
      ...habit,
      pauses: resumedOn(habit.pauses, from),
    });
    return [
      on(habits.list, (list, { request: { params } }) =>
        withHabit(list, params.id, (habit) => resumed(habit, params.from)),
      ),
      on(habits.get, (page, { request: { params } }, asked) =>
        asked.params.id === params.id ? resumed(page, params.from) : page,
      ),
    ];
  },
});

/** All vacations are one item. */
const vacations = () => ['vacations'];

/** A list with the vacations of each of its habits, which are the same. */
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

export const setVacation = defineMutation(users.setVacation, {
  items: vacations,
  effects: (on) => [
    on(habits.list, (list, { request: { params, body } }) =>
      withVacations(list, (before) => set(before, params.from, body ?? noSetting)),
    ),
    on(habits.get, (page, { request: { params, body } }) => ({
      ...page,
      vacations: set(page.vacations, params.from, body ?? noSetting),
    })),
  ],
});

export const endVacation = defineMutation(users.endVacation, {
  items: vacations,
  effects: (on) => [
    on(habits.list, (list, { request: { params } }) =>
      withVacations(list, (before) => resumedOn(before, params.from)),
    ),
    on(habits.get, (page, { request: { params } }) => ({
      ...page,
      vacations: resumedOn(page.vacations, params.from),
    })),
  ],
});
