import type { activityTypes, NewSkill } from '#shared/skills/model.ts';

export type DemoSkill = {
  readonly skill: NewSkill;
  /** How many days from today its target date is. By default it has none. */
  readonly targetIn?: number;
  /** How many days ago it was created. By default, on the first day with hours. */
  readonly since?: number;
  /** Hours on the day `ago` days before today. 0 means none. `weekday` is from 0 (Sunday) to 6 (Saturday). */
  readonly hoursOn: (ago: number, weekday: number) => number;
  /** The type of every fourth activity. The others have only hours. */
  readonly type: (typeof activityTypes)[number];
  readonly notes: string;
};

/**
 * Each skill shows a different case: at its target, well on the way, just started, neglected for weeks or months,
 * or never started.
 */
export const demoSkills: readonly DemoSkill[] = [
  {
    skill: {
      name: 'TypeScript',
      description: 'Types that say what the code means, without casting.',
      category: 'Programming Language',
      targetHours: 120,
      color: '#2196f3',
      levels: {
        1: 'Adds types to code that runs already.',
        2: 'Reads an error of the compiler and knows where to look.',
        3: 'Writes generics that colleagues can use.',
        4: 'Lets the types refuse what must not happen.',
        5: 'Explains conditional types at a table, without a screen.',
      },
    },
    targetIn: 90,
    hoursOn: (ago, weekday) => (weekday === 2 || ago % 13 === 1 ? 1.25 : 0),
    type: 'Project',
    notes: 'Rewrote one module without any.',
  },
  {
    skill: {
      name: 'Spanish',
      description: 'Enough for a dinner with the in-laws.',
      category: 'Soft Skill',
      targetHours: 60,
      targetLevel: 4,
      color: '#ff9800',
    },
    targetIn: 120,
    hoursOn: (ago, weekday) => (ago < 150 && (weekday === 1 || weekday === 4) ? 0.75 : 0),
    type: 'Course',
    notes: 'Past tenses again.',
  },
  {
    skill: {
      name: 'PostgreSQL',
      description: 'Indexes, plans, and when not to join.',
      category: 'Database',
      targetHours: 36,
      color: '#3f51b5',
    },
    hoursOn: (ago, weekday) => (ago > 140 && ago < 335 && weekday === 3 ? 1.5 : 0),
    type: 'Reading',
    notes: 'Read plans until they made sense.',
  },
  {
    skill: {
      name: 'React',
      category: 'Framework',
      targetHours: 40,
      targetLevel: 4,
      color: '#00bcd4',
    },
    hoursOn: (ago) => (ago > 60 && ago < 200 && ago % 4 === 0 ? 1.25 : 0),
    type: 'Course',
    notes: 'Effects I did not need.',
  },
  {
    skill: {
      name: 'Kubernetes',
      description: 'To know what happens after the merge.',
      category: 'DevOps',
      targetHours: 40,
      color: '#607d8b',
    },
    // Practised for three months, then not at all for over three weeks.
    hoursOn: (ago) => (ago >= 24 && ago < 120 && ago % 6 === 0 ? 1 : 0),
    type: 'Practice',
    notes: 'Broke a cluster, mended it.',
  },
  {
    skill: { name: 'Drawing', category: 'Creative', targetHours: 30, color: '#e91e63' },
    hoursOn: (ago, weekday) => (ago < 90 && (weekday === 0 || weekday === 6) ? 0.5 : 0),
    type: 'Practice',
    notes: 'Hands. Always hands.',
  },
  {
    skill: {
      name: 'Public speaking',
      description: 'One talk a quarter, without reading from the slides.',
      category: 'Professional',
      targetHours: 15,
      currentHours: 2,
      targetLevel: 3,
      color: '#9c27b0',
    },
    hoursOn: (ago) => (ago >= 40 && ago % 52 === 40 ? 1.5 : 0),
    type: 'Review',
    notes: 'Watched the recording.',
  },
  {
    skill: {
      name: 'Trail running',
      category: 'Physical',
      targetHours: 100,
      color: '#4caf50',
    },
    hoursOn: (ago, weekday) => (weekday === 0 && ago % 11 !== 3 ? 1.25 : 0),
    type: 'Practice',
    notes: 'Up the ridge and back.',
  },
  {
    skill: {
      name: 'Figma',
      description: 'Just begun.',
      category: 'Design',
      targetHours: 10,
      color: '#f44336',
    },
    hoursOn: (ago) => (ago === 1 || ago === 3 || ago === 6 ? 0.75 : 0),
    type: 'Study',
    notes: 'Auto layout.',
  },
  {
    skill: {
      name: 'Rust',
      description: 'Next year’s language.',
      category: 'Programming Language',
      targetHours: 80,
      color: '#795548',
    },
    since: 50,
    hoursOn: () => 0,
    type: 'Study',
    notes: '',
  },
  {
    skill: {
      name: 'Testing Library',
      description: 'Tests that find what a person would find.',
      category: 'Library',
      targetHours: 12,
      color: '#8bc34a',
    },
    hoursOn: (ago) => (ago >= 16 && ago < 80 && ago % 7 === 2 ? 1 : 0),
    type: 'Course',
    notes: 'Asked by role instead of by class.',
  },
  {
    skill: {
      name: 'Piano',
      description: 'Both hands at once, slowly.',
      category: 'Creative',
      targetHours: 50,
      currentHours: 4,
      targetLevel: 3,
      color: '#ffc107',
    },
    hoursOn: (ago, weekday) => (ago > 130 && ago < 260 && weekday === 5 ? 0.5 : 0),
    type: 'Practice',
    notes: 'Left hand alone, twenty times.',
  },
];
