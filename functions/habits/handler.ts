import { ulid } from 'ulid';
import { habits } from '#shared/contract/habits.ts';
import { type Day, yearOf } from '#shared/rules/days.ts';
import { lastYearToSettle } from '#shared/rules/habitPast.ts';
import { notAfterToday } from '../http/days.ts';
import { serve } from '../http/serve.ts';
import { takePage } from '../http/takePage.ts';
import { setHabitDay } from '../table/habitDays.ts';
import {
  createHabit,
  deleteHabit,
  getHabit,
  type StoredHabit,
  updateHabit,
  walkHabits,
  walkHabitsWithAllDays,
  withAllDays,
} from '../table/habits.ts';
import { type Asked, viewHabit, type Window, windowOf } from './view.ts';

/** Whether a window shows days of years that may be settled, and so are to be read as well. */
const isLongAgo = ({ from }: Window, today: Day): boolean =>
  yearOf(from) <= lastYearToSettle(today);

/** A habit as it is asked for: days of settled years are read only where the window shows them. */
const answerWith = async (userId: string, habit: StoredHabit, asked: Asked, today: Day) => {
  const window = windowOf(asked, today);
  const shown = isLongAgo(window, today) ? await withAllDays(userId, habit) : habit;
  return viewHabit(shown, today, window);
};

export const handler = serve(habits, {
  list: async ({ userId, query, today }) => {
    const window = windowOf(query, today);
    const walk = isLongAgo(window, today) ? walkHabitsWithAllDays : walkHabits;
    const { shown: habits, ...more } = await takePage(walk(userId, query.cursor), (habit) =>
      viewHabit(habit, today, window),
    );
    return { data: { habits, ...more } };
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
    data: await answerWith(userId, await getHabit(userId, params.id), query, today),
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
    const { date: day, completed } = body;
    const habit = await setHabitDay({ userId, id: params.id, day, completed, today });
    return { data: { habit: await answerWith(userId, habit, query, today) } };
  },
});
