import { ulid } from 'ulid';
import { habits } from '#shared/contract/habits.ts';
import { notAfterToday } from '../http/days.ts';
import { serve } from '../http/serve.ts';
import {
  createHabit,
  deleteHabit,
  getHabit,
  listHabits,
  setHabitDay,
  updateHabit,
} from '../table/habits.ts';
import { viewHabit } from './view.ts';

export const handler = serve(habits, {
  list: async ({ userId, query, today }) => {
    const all = await listHabits(userId);
    return { data: { habits: all.map((habit) => viewHabit(habit, today, query)) } };
  },
  create: async ({ userId, body, today, now, idempotency }) => {
    const habit = await createHabit({
      userId,
      id: ulid(now.getTime()),
      habit: body,
      createdDay: today,
      now,
      idempotency,
    });
    return { data: { habit: viewHabit(habit, today) } };
  },
  get: async ({ userId, params, query, today }) => ({
    data: viewHabit(await getHabit(userId, params.id), today, query),
  }),
  update: async ({ userId, params, body, today, now }) => ({
    data: { habit: viewHabit(await updateHabit(userId, params.id, body, now), today) },
  }),
  remove: async ({ userId, params }) => {
    await deleteHabit(userId, params.id);
    return { data: null };
  },
  toggle: async ({ userId, params, query, body, today }) => {
    notAfterToday('date', body.date, today);
    const habit = await setHabitDay(userId, params.id, body.date, body.completed);
    return { data: { habit: viewHabit(habit, today, query) } };
  },
});
