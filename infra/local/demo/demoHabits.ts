import type { FrequencyFields, NewHabit } from '#shared/habits/model.ts';

export type DemoHabit = {
  readonly habit: NewHabit;
  /** An earlier frequency. It was valid until `until` days ago. */
  readonly before?: FrequencyFields & { readonly until: number };
  /** How many days ago it was created. */
  readonly since: number;
  /** Whether the day `ago` days before today is ticked. `weekday` is from 0 (Sunday) to 6 (Saturday). */
  readonly isDone: (ago: number, weekday: number) => boolean;
  /** A pause, in days before today. Negative numbers are in the future. */
  readonly pause?: { readonly first: number; readonly last: number };
  /** How many days ago it was archived. */
  readonly archived?: number;
  /** Set if completed days count for a skill. They count from `since` days ago. */
  readonly counts?: {
    readonly skill: string;
    readonly minutesEach: number;
    readonly since: number;
  };
  /** For an amount habit: the amount of the day `ago` days before today, if any. `isDone` must agree with it. */
  readonly amountOn?: (ago: number) => number | undefined;
  /** Skipped days, in days before today. They are not ticked. */
  readonly skips?: readonly number[];
  /** Notes by day, in days before today. */
  readonly notes?: Readonly<Record<number, string>>;
};

const isWorkday = (weekday: number) => weekday >= 1 && weekday <= 5;

/** Days without a morning walk, in days before today. */
const atHome: readonly number[] = [41, 67, 118, 119, 120, 190, 241, 303, 304];

const glassesOn = (ago: number) => {
  if (ago === 0) return 3;
  return ago % 6 === 1 ? 6 : 8 + (ago % 3);
};
/** Most days have no record. */
const cupsOn = (ago: number) => {
  if (ago % 19 === 7) return 3;
  return ago % 5 === 0 ? 1 + (ago % 2) : undefined;
};
const minutesOn = (ago: number) =>
  ago % 7 === 2 || ago % 7 === 5 ? undefined : 30 + (ago % 3) * 5;

/** Each habit shows a different case, for example a long streak, an amount per week, a pause, or a new habit. */
export const demoHabits: readonly DemoHabit[] = [
  {
    habit: {
      name: 'Morning walk',
      description: 'Twenty minutes before the first screen of the day.',
      frequency: 'daily',
      category: 'Physical',
      difficulty: 'Easy',
      targetDays: 365,
      reminderTime: '07:00',
      color: '#4caf50',
      timeOfDay: 'morning',
    },
    since: 364,
    isDone: (ago) => ago > 0 && !atHome.includes(ago),
    skips: [88, 89, 90, 91, 187, 188],
    notes: {
      2: 'Fog down to the lake, and nobody there.',
      16: 'Along the river instead; the path is closed until spring.',
      34: 'In the rain. Better than it looked from the window.',
      91: 'A cold. Staying in until it is gone.',
      118: 'Overslept.',
      203: 'Met a fox at the mill.',
    },
  },
  {
    habit: {
      name: 'Drink water',
      frequency: 'daily',
      kind: 'amount',
      unit: 'glasses',
      target: 8,
      direction: 'at-least',
      category: 'Physical',
      difficulty: 'Easy',
      targetDays: 200,
      color: '#26c6da',
    },
    since: 200,
    amountOn: glassesOn,
    isDone: (ago) => glassesOn(ago) >= 8,
  },
  {
    habit: {
      name: 'Coffee',
      description: 'Two cups are enough.',
      frequency: 'daily',
      kind: 'amount',
      unit: 'cups',
      target: 2,
      direction: 'at-most',
      quiet: true,
      category: 'Mental',
      difficulty: 'Medium',
      targetDays: 100,
      color: '#a1887f',
    },
    since: 110,
    amountOn: cupsOn,
    isDone: (ago) => (cupsOn(ago) ?? 3) <= 2,
  },
  {
    habit: {
      name: 'Walk',
      description: 'As long as the week adds up.',
      frequency: 'weekly',
      kind: 'amount',
      unit: 'minutes',
      target: 150,
      direction: 'at-least',
      targetPer: 'week',
      category: 'Physical',
      difficulty: 'Easy',
      targetDays: 100,
      color: '#7cb342',
    },
    since: 130,
    amountOn: minutesOn,
    isDone: (ago) => minutesOn(ago) !== undefined,
  },
  {
    habit: {
      name: 'Read twenty pages',
      frequency: 'daily',
      category: 'Personal',
      difficulty: 'Medium',
      targetDays: 300,
      reminderTime: '21:30',
      color: '#2196f3',
      timeOfDay: 'evening',
    },
    since: 364,
    isDone: (ago) => ago % 9 !== 5 && ago % 13 !== 4,
  },
  {
    habit: {
      name: 'Review one pull request',
      group: 'Craft',
      description: 'Read it whole, ask one good question.',
      frequency: 'weekdays',
      category: 'Professional',
      difficulty: 'Medium',
      targetDays: 200,
      reminderTime: '10:00',
      color: '#9c27b0',
    },
    since: 330,
    isDone: (ago, weekday) => ago > 0 && isWorkday(weekday) && ago % 17 !== 3,
  },
  {
    habit: {
      name: 'Solve one kata',
      group: 'Craft',
      description: 'Twenty-five minutes, then stop wherever it stands.',
      frequency: 'weekdays',
      category: 'Programming Language',
      difficulty: 'Medium',
      targetDays: 100,
      color: '#3f51b5',
    },
    since: 180,
    isDone: (ago, weekday) => isWorkday(weekday) && ago % 8 !== 1,
  },
  {
    habit: {
      name: 'Practise Spanish aloud',
      frequency: 'weekdays',
      category: 'Soft Skill',
      difficulty: 'Hard',
      targetDays: 150,
      color: '#ff9800',
    },
    since: 148,
    // Done regularly for four months, then rarely.
    isDone: (ago, weekday) => isWorkday(weekday) && (ago > 24 ? ago % 6 !== 2 : ago % 7 === 6),
    counts: { skill: 'Spanish', minutesEach: 20, since: 60 },
  },
  {
    habit: {
      name: 'Long run',
      group: 'Fitness',
      frequency: 'weekends',
      category: 'Physical',
      difficulty: 'Hard',
      targetDays: 80,
      color: '#e91e63',
    },
    since: 350,
    isDone: (ago, weekday) => ago > 0 && (weekday === 6 || (weekday === 0 && ago % 5 !== 0)),
  },
  {
    habit: {
      name: 'Climbing gym',
      group: 'Fitness',
      description: 'Three evenings a week, whichever they are. It was every weekday once.',
      frequency: 'per-week',
      frequencyCount: 3,
      category: 'Physical',
      difficulty: 'Hard',
      targetDays: 150,
      color: '#673ab7',
    },
    before: { frequency: 'weekdays', until: 120 },
    since: 200,
    isDone: (ago, weekday) =>
      ago > 120 ? isWorkday(weekday) && ago % 11 !== 2 : [1, 3, 6].includes(weekday),
  },
  {
    habit: {
      name: 'Swim a kilometre',
      group: 'Fitness',
      frequency: 'days',
      frequencyDays: [2, 4],
      category: 'Physical',
      difficulty: 'Medium',
      targetDays: 60,
      reminderTime: '18:00',
      color: '#03a9f4',
    },
    since: 210,
    // Paused while the pool is closed.
    pause: { first: 6, last: -11 },
    isDone: (ago, weekday) => ago > 6 && (weekday === 2 || (weekday === 4 && ago % 5 !== 0)),
  },
  {
    habit: {
      name: 'Water the plants',
      frequency: 'every-n-days',
      frequencyCount: 3,
      category: 'Other',
      difficulty: 'Easy',
      targetDays: 100,
      color: '#8bc34a',
    },
    since: 150,
    isDone: (ago) => ago > 0 && ago % 3 === 0 && ago % 30 !== 0,
  },
  {
    habit: {
      name: 'Write a letter by hand',
      frequency: 'per-month',
      frequencyCount: 2,
      category: 'Personal',
      difficulty: 'Medium',
      targetDays: 24,
      color: '#ff5722',
    },
    since: 300,
    isDone: (ago) => ago % 14 === 6,
  },
  {
    habit: {
      name: 'Call an old friend',
      frequency: 'weekly',
      category: 'Personal',
      difficulty: 'Easy',
      targetDays: 52,
      color: '#795548',
    },
    since: 364,
    isDone: (ago, weekday) => weekday === 3 && (ago < 45 || ago > 60),
  },
  {
    habit: {
      name: 'Tidy the workshop',
      description: 'Every second week is not every week.',
      frequency: 'weekly',
      category: 'Other',
      difficulty: 'Easy',
      targetDays: 40,
      color: '#607d8b',
    },
    since: 270,
    isDone: (ago, weekday) => weekday === 5 && Math.floor(ago / 7) % 2 === 0,
  },
  {
    habit: {
      name: 'Cold shower',
      description: 'It was a warm autumn.',
      frequency: 'daily',
      category: 'Physical',
      difficulty: 'Hard',
      targetDays: 100,
      color: '#00bcd4',
      timeOfDay: 'morning',
    },
    since: 240,
    isDone: (ago) => ago > 96 && ago % 5 !== 1,
  },
  {
    habit: {
      name: 'Learn touch typing',
      description: 'Sixty words a minute, and done.',
      frequency: 'daily',
      category: 'Professional',
      difficulty: 'Medium',
      targetDays: 60,
      color: '#9e9d24',
    },
    since: 320,
    archived: 230,
    isDone: (ago) => ago > 230 && ago % 10 !== 4,
  },
  {
    habit: {
      name: 'Ten minutes of meditation',
      description: 'Just begun.',
      frequency: 'daily',
      category: 'Mental',
      difficulty: 'Easy',
      color: '#009688',
      timeOfDay: 'morning',
    },
    since: 2,
    isDone: (ago) => ago > 0,
  },
  {
    habit: {
      name: 'Sketch one object',
      frequency: 'daily',
      category: 'Creative',
      difficulty: 'Easy',
      targetDays: 21,
      color: '#ffc107',
    },
    since: 0,
    isDone: () => false,
  },
];
