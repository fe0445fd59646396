import { packDays, unpackDays } from '#shared/core/daySet.ts';
import { type Day, defaultWeekStart, yearOf } from '#shared/core/days.ts';
import { withDayRecord } from '#shared/habits/dayRecord.ts';
import {
  type DayNote,
  type DaySetting,
  type Habit,
  type HabitPatch,
  habitFields,
} from '#shared/habits/model.ts';
import { archive } from '#shared/habits/pauses.ts';
import { newSchedule, reschedule, splitPatch } from '#shared/habits/reschedule.ts';
import { habits } from '#shared/habits/routes.ts';
import { habitFactsOf, habitOn } from '#shared/habits/rules.ts';
import { deleteFailure } from '../../data/ApiError.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { changeItem, patched, putItem, withoutItem } from '../../data/outbox/items.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import type { DataOf } from '../../data/request.ts';

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

/** A habit with what one of its days is set to. */
const withDay = <H extends Habit>(habit: H, day: Day, { note, ...record }: DaySetting): H => {
  const before = { completed: unpackDays(habit.history), skipped: unpackDays(habit.skipped) };
  const after = withDayRecord(before, day, record);
  const isFirst = textOf(note) !== '' && !habit.noteYears.includes(yearOf(day));
  return {
    ...habit,
    ...(after.completed !== before.completed && { history: packDays(after.completed) }),
    ...(after.skipped !== before.skipped && { skipped: packDays(after.skipped) }),
    ...(isFirst && { noteYears: [...habit.noteYears, yearOf(day)].toSorted((a, b) => a - b) }),
  };
};

/** As the server keeps it. */
const textOf = (note = ''): string => note.trim().normalize('NFC');

/** The notes of a window, newest first, with that of one day as it was set. */
const withNote = (notes: readonly DayNote[], date: Day, note: string): DayNote[] => {
  const others = notes.filter((one) => one.date !== date);
  const text = textOf(note);
  if (text === '') return others;
  return [...others, { date, text }].toSorted((a, b) => (a.date < b.date ? 1 : -1));
};

/** The habit that a create makes, as the server will have it. */
const newHabit = (
  { request, day, madeAt }: ChangeOf<typeof habits.create>,
  { vacations = [] }: HabitsData,
): Habit => {
  const { _id = '', ...fields } = request.body;
  const schedules = [newSchedule(fields, day)];
  const facts = {
    ...habitFields.unset,
    ...fields,
    schedules,
    history: {},
    skipped: {},
    noteYears: [],
    pauses: [],
    vacations,
    archivedOn: null,
    createdDay: day,
  };
  const habit = { _id, ...facts, completions: [], createdAt: madeAt, updatedAt: madeAt };
  // Whatever weeks mean is derived again where it is shown, by the person's own.
  return habitOn(habit as unknown as Habit, { today: day, weekStartsOn: defaultWeekStart });
};

export const createHabit = defineMutation(habits.create, {
  items: ({ body }) => [body._id ?? ''],
  effects: (on) => [
    on(habits.list, (list, change) => ({
      ...list,
      habits: putItem(list.habits, newHabit(change, list)),
    })),
  ],
});

/** A habit with a patch of `day`. */
const edited = <H extends Habit>(habit: H, patch: HabitPatch = {}, day: Day): H => {
  const { change, archived, fields } = splitPatch(patch);
  const facts = { ...habit, completed: unpackDays(habit.history) };
  const after = {
    ...patched(habit, fields, habitFields.unset),
    ...(archived !== undefined && archive(facts, archived, day)),
  };
  const schedules = change && reschedule(habitFactsOf(habit), change, day);
  return schedules && !('problem' in schedules) ? { ...after, schedules } : after;
};

export const updateHabit = defineMutation(habits.update, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(habits.list, (list, { request: { params, body }, day }) =>
      withHabit(list, params.id, (habit) => edited(habit, body, day)),
    ),
    on(habits.get, (page, { request: { params, body }, day }, asked) =>
      asked.params.id === params.id ? edited(page, body, day) : page,
    ),
  ],
});

export const deleteHabit = defineMutation(habits.remove, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(habits.list, (list, { request }) => ({
      ...list,
      habits: withoutItem(list.habits, request.params.id),
      ...(list.archived && { archived: withoutItem(list.archived, request.params.id) }),
    })),
  ],
  refused: (error) => deleteFailure('habit', error),
});

export const tickHabit = defineMutation(habits.toggle, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(habits.list, (list, { request: { params, body } }) =>
      withHabit(list, params.id, (habit) =>
        withDay(habit, body.date, { completed: body.completed ?? true }),
      ),
    ),
    on(habits.get, (page, { request: { params, body } }, asked) =>
      asked.params.id === params.id
        ? withDay(page, body.date, { completed: body.completed ?? true })
        : page,
    ),
  ],
  isQuiet: true,
});

export const setHabitDay = defineMutation(habits.setDay, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(habits.list, (list, { request: { params, body = {} } }) =>
      withHabit(list, params.id, (habit) => withDay(habit, params.date, body)),
    ),
    on(habits.get, (page, { request: { params, body = {} } }, { params: { id }, query = {} }) => {
      const { date } = params;
      if (id !== params.id) return page;
      const isShown = (query.from ?? '') <= date && date <= (query.to ?? date);
      return {
        ...withDay(page, date, body),
        ...(body.note !== undefined && isShown && { notes: withNote(page.notes, date, body.note) }),
      };
    }),
  ],
});
