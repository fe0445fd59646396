import { habits } from '#shared/habits/routes.ts';
import { notAfterToday } from '../../http/days.ts';
import { serve } from '../../http/serve.ts';
import { takePage } from '../../http/takePage.ts';
import { listAmounts, listRecentAmounts } from './amounts.ts';
import { setHabitDay, toggleHabitDay } from './days.ts';
import { listNotes } from './notes.ts';
import { createHabit, deleteHabit, getHabit, updateHabit, walkHabits } from './store.ts';
import { viewHabit, windowOf } from './view.ts';

export const handler = serve(habits, {
  list: async ({ userId, query, today, calendar }) => {
    const window = windowOf(query, today);
    const reading = listRecentAmounts(userId, today);
    const page = takePage(walkHabits(userId, query.cursor), async (habit) =>
      viewHabit(habit, calendar, window, (await reading).get(habit._id) ?? []),
    );
    const [{ shown: habits, ...more }] = await Promise.all([page, reading]);
    return { data: { habits, ...more } };
  },
  create: async ({ userId, newId, body, today, calendar, now }) => {
    const habit = await createHabit({ userId, newId, habit: body, createdDay: today, now });
    return { data: { habit: viewHabit(habit, calendar) } };
  },
  get: async ({ userId, params, query, today, calendar }) => {
    const window = windowOf(query, today);
    const habit = await getHabit(userId, params.id);
    const [notes, amounts] = await Promise.all([
      listNotes(userId, habit, window),
      listAmounts(userId, habit, window, today),
    ]);
    return { data: { ...viewHabit(habit, calendar, window, amounts), notes } };
  },
  update: async ({ userId, params: { id }, body: patch, today, calendar, now }) => {
    if (patch.from !== undefined) notAfterToday('from', patch.from, today);
    const habit = await updateHabit({ userId, id, patch, today, now });
    return { data: { habit: viewHabit(habit, calendar) } };
  },
  remove: async ({ userId, params, now }) => {
    await deleteHabit(userId, params.id, now);
    return { data: null };
  },
  toggle: async ({ userId, params, query, body, today, calendar }) => {
    const { date: day, completed } = body;
    // What was ticked abroad may lie ahead, after travelling west: it can be taken back.
    if (completed !== false) notAfterToday('date', day, today);
    const habit = await toggleHabitDay({ userId, id: params.id, day }, completed);
    return { data: { habit: viewHabit(habit, calendar, windowOf(query, today)) } };
  },
  setDay: async ({ userId, params, query, body, today, calendar }) => {
    const { id, date: day } = params;
    notAfterToday('date', day, today);
    const habit = await setHabitDay({ userId, id, day }, body);
    return { data: { habit: viewHabit(habit, calendar, windowOf(query, today)) } };
  },
});
