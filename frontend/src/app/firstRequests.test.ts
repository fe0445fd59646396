import { expect, test } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { urlOf } from '#shared/core/route.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { everyHabit } from '../data/everyHabit.ts';
import { firstRequests } from './firstRequests.ts';

test.each([
  ['/', [urlOf(analytics.dashboard)]],
  ['/dashboard', [urlOf(analytics.dashboard)]],
  ['/habits', [urlOf(habits.list, everyHabit)]],
  ['/habit-tracker', [urlOf(habits.list, everyHabit)]],
  ['/skills', [urlOf(skills.list)]],
  ['/skill-goals', [urlOf(skills.list)]],
  ['/learning-planner', [urlOf(resources.list)]],
  ['/mini-projects', [urlOf(projects.list)]],
  ['/self-assessment', [urlOf(assessments.list)]],
  [
    '/activity-tracker',
    [urlOf(analytics.skillHeatmap, { query: { days: 365 } }), urlOf(skills.list)],
  ],
  ['/profile', []],
])('%s asks for %j', (path, urls) => {
  expect(firstRequests(path)).toEqual(urls);
});
