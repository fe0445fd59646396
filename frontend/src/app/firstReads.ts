import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { everyHabit } from '../data/everyHabit.ts';
import type { Read } from '../data/readAhead.ts';
import { paths } from '../paths.ts';

const dashboard: readonly Read[] = [
  [habits.list, everyHabit],
  [analytics.dashboard, {}],
];

/** What each page asks the API for first. index.html has the URLs, so that they are asked for beside the code. */
export const firstReads: Readonly<Record<string, readonly Read[]>> = {
  [paths.landing]: dashboard,
  [paths.dashboard]: dashboard,
  [paths.habits]: [[habits.list, everyHabit]],
  [paths.habitTracker]: [[habits.list, everyHabit]],
  [paths.skills]: [[skills.list, {}]],
  [paths.skillGoals]: [[skills.list, {}]],
  [paths.learningPlanner]: [[resources.list, {}]],
  [paths.miniProjects]: [[projects.list, {}]],
  [paths.selfAssessment]: [[assessments.list, { query: {} }]],
  [paths.activityTracker]: [
    [analytics.skillHeatmap, { query: { days: 365 } }],
    [skills.list, {}],
  ],
};
