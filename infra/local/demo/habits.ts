import { habits, type NewHabit } from '#shared/contract/habits.ts';
import { type Day, dayOfWeek, lastDays } from '#shared/rules/days.ts';
import type { Call } from '../call.ts';

/** Days of history, about three months. */
const historyDays = 92;

type DemoHabit = {
  readonly habit: NewHabit;
  /** Whether the day `ago` days before today is ticked; `weekday` is 0 Sunday to 6 Saturday. */
  readonly isDone: (ago: number, weekday: number) => boolean;
};

const isWorkday = (weekday: number) => weekday >= 1 && weekday <= 5;

/** Each shows another side: a long streak, a broken one, weeks, weekends, off track, brand new. */
export const demoHabits: readonly DemoHabit[] = [
  {
    habit: {
      name: 'Morning walk',
      description: 'Twenty minutes before the first screen of the day.',
      frequency: 'daily',
      category: 'Physical',
      difficulty: 'Easy',
      targetDays: 90,
      reminderTime: '07:00',
      color: '#4caf50',
    },
    isDone: (ago) => ago > 0 && ago !== 41 && ago !== 67,
  },
  {
    habit: {
      name: 'Read twenty pages',
      frequency: 'daily',
      category: 'Personal',
      difficulty: 'Medium',
      targetDays: 60,
      reminderTime: '21:30',
      color: '#2196f3',
    },
    isDone: (ago) => ago % 9 !== 5 && ago % 13 !== 4,
  },
  {
    habit: {
      name: 'Review one pull request',
      description: 'Read it whole, ask one good question.',
      frequency: 'weekdays',
      category: 'Professional',
      difficulty: 'Medium',
      targetDays: 50,
      reminderTime: '10:00',
      color: '#9c27b0',
    },
    isDone: (ago, weekday) => ago > 0 && isWorkday(weekday) && ago % 17 !== 3,
  },
  {
    habit: {
      name: 'Practise Spanish aloud',
      frequency: 'weekdays',
      category: 'Soft Skill',
      difficulty: 'Hard',
      targetDays: 60,
      color: '#ff9800',
    },
    // Went well for two months, then faded.
    isDone: (ago, weekday) => isWorkday(weekday) && (ago > 24 ? ago % 6 !== 2 : ago % 7 === 6),
  },
  {
    habit: {
      name: 'Long run',
      frequency: 'weekends',
      category: 'Physical',
      difficulty: 'Hard',
      targetDays: 24,
      color: '#e91e63',
    },
    isDone: (ago, weekday) => ago > 0 && (weekday === 6 || (weekday === 0 && ago % 3 !== 0)),
  },
  {
    habit: {
      name: 'Call an old friend',
      frequency: 'weekly',
      category: 'Personal',
      difficulty: 'Easy',
      targetDays: 12,
      color: '#795548',
    },
    isDone: (ago, weekday) => weekday === 3 && (ago < 45 || ago > 60),
  },
  {
    habit: {
      name: 'Ten minutes of meditation',
      description: 'Just begun.',
      frequency: 'daily',
      category: 'Mental',
      difficulty: 'Easy',
      color: '#009688',
    },
    isDone: (ago) => ago === 1 || ago === 2,
  },
];

/** The ticked days of a habit up to `today`, oldest first. */
export const doneDays = ({ isDone }: DemoHabit, today: Day): Day[] =>
  lastDays(historyDays, today).filter((day, index) =>
    isDone(historyDays - 1 - index, dayOfWeek(day)),
  );

/** Habits side by side, the days of one in turn: they all write the same item. */
export async function seedHabits(call: Call, today: Day): Promise<void> {
  await Promise.all(
    demoHabits.map(async (demo) => {
      const { data } = await call(habits.create, { body: demo.habit });
      const params = { id: data.habit._id };
      for (const date of doneDays(demo, today)) {
        await call(habits.toggle, { params, body: { date, completed: true } });
      }
    }),
  );
}
