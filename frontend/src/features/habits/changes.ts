import { packDays, unpackDays, withDay } from '#shared/core/daySet.ts';
import { defaultWeekStart } from '#shared/core/days.ts';
import { type Habit, habitFields } from '#shared/habits/model.ts';
import { newSchedule, reschedule, splitPatch } from '#shared/habits/reschedule.ts';
import { habits } from '#shared/habits/routes.ts';
import { habitFactsOf, habitOn } from '#shared/habits/rules.ts';
import { deleteFailure } from '../../data/ApiError.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { changeItem, patched, putItem, withoutItem } from '../../data/outbox/items.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';

/** The habit that a create makes, as the server will have it. */
const newHabit = ({ request, day, madeAt }: ChangeOf<typeof habits.create>): Habit => {
  const { _id = '', ...fields } = request.body;
  const schedules = [newSchedule(fields, day)];
  const facts = { ...habitFields.unset, ...fields, schedules, history: {}, createdDay: day };
  const habit = { _id, ...facts, completions: [], createdAt: madeAt, updatedAt: madeAt };
  // Whatever weeks mean is derived again where it is shown, by the person's own.
  return habitOn(habit as unknown as Habit, { today: day, weekStartsOn: defaultWeekStart });
};

export const createHabit = defineMutation(habits.create, {
  items: ({ body }) => [body._id ?? ''],
  effects: (on) => [
    on(habits.list, (list, change) => ({
      ...list,
      habits: putItem(list.habits, newHabit(change)),
    })),
  ],
});

export const updateHabit = defineMutation(habits.update, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(habits.list, (list, { request: { params, body }, day }) => ({
      ...list,
      habits: changeItem(list.habits, params.id, (habit) => {
        const { change, fields } = splitPatch(body ?? {});
        const edited = patched(habit, fields, habitFields.unset);
        const schedules = change && reschedule(habitFactsOf(habit), change, day);
        return schedules && !('problem' in schedules) ? { ...edited, schedules } : edited;
      }),
    })),
  ],
});

export const deleteHabit = defineMutation(habits.remove, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(habits.list, (list, { request }) => ({
      ...list,
      habits: withoutItem(list.habits, request.params.id),
    })),
  ],
  refused: (error) => deleteFailure('habit', error),
});

export const tickHabit = defineMutation(habits.toggle, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(habits.list, (list, { request: { params, body } }) => ({
      ...list,
      habits: changeItem(list.habits, params.id, (habit) => {
        const days = unpackDays(habit.history);
        const after = withDay(days, body.date, body.completed ?? true);
        return after === days ? habit : { ...habit, history: packDays(after) };
      }),
    })),
  ],
  isQuiet: true,
});
