import type { NewAssessment } from '#shared/assessments/model.ts';
import { skillCategories } from '#shared/core/categories.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import { everyFrequency } from '#shared/habits/frequencies.fixture.ts';
import { habitDifficulties, type NewHabit } from '#shared/habits/model.ts';
import { type NewProject, projectStatuses } from '#shared/projects/model.ts';
import {
  type NewResource,
  priorities,
  resourceStatuses,
  resourceTypes,
} from '#shared/resources/model.ts';
import type { NewSkill } from '#shared/skills/model.ts';

/** Ten years in days. */
export const tenYears = 3_652;

/** The number of items that a heavy user has. */
export const heavy = {
  skills: 50,
  habits: 30,
  resources: 200,
  projects: 40,
  assessments: 300,
  activities: 20_000,
  /** The activities are spread over this many days. */
  days: tenYears,
  /** The share of days on which a habit is done. */
  done: 0.8,
} as const;

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

// The bodies below are filled in as people do it: most fields, none at its limit.
export const skillLike = (n: number): NewSkill => ({
  name: `Skill number ${n}`,
  category: pick(skillCategories, n),
  description: 'Enough of it to be of use to the others.',
  targetHours: 5_000,
  color: '#2196f3',
});

export const habitLike = (n: number): NewHabit => ({
  name: `Habit number ${n}, with a name`,
  description: 'Twenty minutes before breakfast, whatever the weather is like outside.',
  ...pick(everyFrequency, n),
  category: pick(skillCategories, n),
  difficulty: pick(habitDifficulties, n),
  targetDays: 100 + n,
  reminderTime: '07:30',
  color: '#4caf50',
});

export const resourceLike = (n: number, skills: readonly string[], today: Day): NewResource => ({
  title: `Resource number ${n}, a book`,
  type: pick(resourceTypes, n),
  priority: pick(priorities, n),
  status: pick(resourceStatuses, n),
  progress: n % 100,
  duration: 60 + n,
  url: `https://example.com/library/resources/${n}`,
  author: 'Ada Lovelace',
  tags: ['reading', 'later'],
  relatedSkills: [pick(skills, n)],
  deadline: addDays(today, n),
});

export const projectLike = (n: number, skills: readonly string[], today: Day): NewProject => ({
  name: `Project number ${n}`,
  description: 'A small thing to try out what was learned.',
  status: pick(projectStatuses, n),
  progress: n % 100,
  startDate: addDays(today, -n),
  repositoryUrl: `https://example.com/projects/${n}`,
  relatedSkills: [pick(skills, n)],
  goals: [1, 2, 3, 4].map((m) => ({
    description: `Goal number ${m} of it`,
    completed: m <= n % 4,
  })),
  learningOutcomes: [{ description: 'That it takes longer than thought' }],
  challenges: [{ description: 'To leave things out' }],
});

export const assessmentLike = (
  n: number,
  skills: readonly string[],
  today: Day,
): NewAssessment => ({
  skill: pick(skills, n),
  confidenceLevel: 1 + (n % 5),
  selfRating: 1 + (n % 4),
  notes: 'Went well, apart from the last week, which was full of other things.',
  strengths: ['patience', 'reading'],
  areasForImprovement: ['speed'],
  nextReviewDate: addDays(today, n - 150),
  assessmentDate: addDays(today, -n),
});
