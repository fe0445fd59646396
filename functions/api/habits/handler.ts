import { habits } from '#shared/habits/routes.ts';
import { notAfterToday } from '../../http/days.ts';
import { serve } from '../../http/serve.ts';
import { takePage } from '../../http/takePage.ts';
import { listNotes } from './notes.ts';
import {
  createHabit,
  deleteHabit,
  flipHabitDay,
  getHabit,
  setHabitDay,
  updateHabit,
  walkHabits,
} from './store.ts';
import { viewHabit, windowOf } from './view.ts';

export const handler = serve(habits, {
  list: async ({ userId, query, today }) => {
    const window = windowOf(query, today);
    const { shown: habits, ...more } = await takePage(walkHabits(userId, query.cursor), (habit) =>
      viewHabit(habit, today, window),
    );
    return { data: { habits, ...more } };
  },
  create: async ({ userId, newId, body, today, now }) => {
    const habit = await createHabit({ userId, newId, habit: body, createdDay: today, now });
    return { data: { habit: viewHabit(habit, today) } };
  },
  get: async ({ userId, params, query, today }) => {
    const window = windowOf(query, today);
    const habit = await getHabit(userId, params.id);
    const notes = await listNotes(userId, habit, window);
    return { data: { ...viewHabit(habit, today, window), notes } };
  },
  update: async ({ userId, params: { id }, body: patch, today, now }) => {
    if (patch.from !== undefined) notAfterToday('from', patch.from, today);
    const habit = await updateHabit({ userId, id, patch, today, now });
    return { data: { habit: viewHabit(habit, today) } };
  },
  remove: async ({ userId, params, now }) => {
    await deleteHabit(userId, params.id, now);
    return { data: null };
  },
  toggle: async ({ userId, params, query, body, today }) => {
    const { date: day, completed } = body;
    // What was ticked abroad may lie ahead, after travelling west: it can be taken back.
    if (completed !== false) notAfterToday('date', day, today);
    const which = { userId, id: params.id, day };
    const habit =
      completed === undefined ? await flipHabitDay(which) : await setHabitDay(which, { completed });
    return { data: { habit: viewHabit(habit, today, windowOf(query, today)) } };
  },
  setDay: async ({ userId, params, query, body, today }) => {
    const { id, date: day } = params;
    notAfterToday('date', day, today);
    const habit = await setHabitDay({ userId, id, day }, body);
    return { data: { habit: viewHabit(habit, today, windowOf(query, today)) } };
  },
});
