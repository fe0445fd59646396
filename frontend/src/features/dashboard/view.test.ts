import { expect, test } from 'vitest';
import { dashboardSchema } from '#shared/analytics/model.ts';
import { emptyDashboard } from './dashboard.fixture.ts';
import { quickAccess } from './QuickAccessGrid.tsx';
import { isFirstDay, learningSlices, skillSlices } from './view.ts';

const { habitAnalytics, skillAnalytics, learningAnalytics, projectAnalytics } = emptyDashboard;

test.each([
  ['nothing yet', {}, true],
  ['a habit', { habitAnalytics: { ...habitAnalytics, totalHabits: 1 } }, false],
  ['a skill', { skillAnalytics: { ...skillAnalytics, totalSkills: 1 } }, false],
  ['a resource', { learningAnalytics: { ...learningAnalytics, notStartedResources: 1 } }, false],
  [
    'a resource on hold',
    { learningAnalytics: { ...learningAnalytics, onHoldResources: 1 } },
    false,
  ],
  ['a project', { projectAnalytics: { ...projectAnalytics, totalProjects: 1 } }, false],
])('%s: the first day is %s', (_, change, isFirst) => {
  expect(isFirstDay(dashboardSchema.parse({ ...emptyDashboard, ...change }))).toBe(isFirst);
});

test('skills that are neither in progress nor completed are not started', () => {
  const slices = skillSlices({
    totalSkills: 7,
    skillsInProgress: 3,
    completedSkills: 2,
    totalHoursLogged: 40,
  });
  expect(slices.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'In Progress 3',
    'Completed 2',
    'Not Started 2',
  ]);
});

test('the parts of the resources chart sum to all resources', () => {
  const parts = (onHoldResources: number) =>
    learningSlices({
      completedResources: 4,
      inProgressResources: 3,
      notStartedResources: 2,
      onHoldResources,
      monthlyLearningTime: 0,
    }).map(({ label, value }) => `${label} ${value}`);
  expect(parts(5)).toEqual(['Completed 4', 'In Progress 3', 'Not Started 2', 'On Hold 5']);
  expect(parts(0)).toEqual(['Completed 4', 'In Progress 3', 'Not Started 2']);
});

test('quick access leads to the six areas, in order', () => {
  expect(quickAccess.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Skill Goals /skill-goals',
    'Learning Planner /learning-planner',
    'Habit Tracker /habit-tracker',
    'Activity Tracker /activity-tracker',
    'Mini Projects /mini-projects',
    'Self-Assessment /self-assessment',
  ]);
});
