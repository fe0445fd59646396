import { type activityTypes, type NewSkill, skills } from '#shared/contract/skills.ts';
import { type Day, dayOfWeek, lastDays } from '#shared/rules/days.ts';
import type { Call } from '../call.ts';

/** Days of history, a year. */
const historyDays = 365;

type DemoSkill = {
  readonly skill: NewSkill;
  /** Hours of the day `ago` days before today, 0 for none; `weekday` is 0 Sunday to 6 Saturday. */
  readonly hoursOn: (ago: number, weekday: number) => number;
  /** What every fourth entry is, instead of hours alone. */
  readonly type: (typeof activityTypes)[number];
  readonly notes: string;
};

/** Each shows another side: at its target, well on the way, just begun, neglected, not started. */
export const demoSkills: readonly DemoSkill[] = [
  {
    skill: {
      name: 'TypeScript',
      description: 'Types that say what the code means, without casting.',
      category: 'Programming Language',
      targetHours: 120,
      color: '#2196f3',
    },
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
    // Went well for a season, and then nothing for more than three weeks.
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
    hoursOn: () => 0,
    type: 'Study',
    notes: '',
  },
];

type DemoEntry = { readonly date: Day; readonly hours: number };

/** The entries of a skill up to `today`, oldest first. */
export const entriesOf = ({ hoursOn }: DemoSkill, today: Day): DemoEntry[] =>
  lastDays(historyDays, today)
    .map((date, index) => ({ date, hours: hoursOn(historyDays - 1 - index, dayOfWeek(date)) }))
    .filter(({ hours }) => hours > 0);

/** Skills side by side, the entries of one in turn: they all write the same item. */
export async function seedSkills(call: Call, today: Day): Promise<void> {
  await Promise.all(
    demoSkills.map(async (demo) => {
      const { data } = await call(skills.create, { body: demo.skill });
      const params = { id: data.skill._id };
      for (const [index, { date, hours }] of entriesOf(demo, today).entries()) {
        if (index % 4 === 3) {
          const body = { type: demo.type, description: demo.notes, date, duration: hours * 60 };
          await call(skills.addActivity, { params, body });
        } else {
          await call(skills.logHours, { params, body: { hours, date } });
        }
      }
    }),
  );
}
