import { expect, test } from 'vitest';
import { emptyDashboard } from './dashboard.fixture.ts';
import { quickAccess } from './QuickAccessGrid.tsx';
import { firstSteps, learningSlices, skillSlices } from './view.ts';

const { habitAnalytics, skillAnalytics } = emptyDashboard;

test.each([
  ['nothing', 0, 0, 0, '2026-11-20', '- - -'],
  ['a habit', 1, 0, 0, '2026-11-20', 'done - -'],
  ['a habit and a skill', 1, 1, 0, '2026-11-20', 'done done -'],
  ['all three', 1, 1, 0.5, '2026-11-20', ''],
  ['nothing, on the last day as a new account', 0, 0, 0, '2026-11-07', '- - -'],
  ['nothing after two weeks', 0, 0, 0, '2026-11-06', ''],
  ['nothing, before the day of the registration', 0, 0, 0, '2026-11-21', '- - -'],
])('first steps with %s', (_, totalHabits, totalSkills, totalHoursLogged, registered, expected) => {
  const dashboard = {
    ...emptyDashboard,
    habitAnalytics: { ...habitAnalytics, totalHabits },
    skillAnalytics: { ...skillAnalytics, totalSkills, totalHoursLogged },
  };
  const steps = firstSteps(dashboard, registered, '2026-11-20');
  expect(steps.map(({ isDone }) => (isDone ? 'done' : '-')).join(' ')).toBe(expected);
});

test('the skills chart counts all other skills as not started', () => {
  const slices = skillSlices({
    totalSkills: 7,
    skillsInProgress: 3,
    completedSkills: 2,
    totalHoursLogged: 40,
    unassignedMinutes: 0,
  });
  expect(slices.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'In Progress 3',
    'Completed 2',
    'Not Started 2',
  ]);
});

test('the resources chart has On Hold only if it occurs, and always the other statuses', () => {
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

test('quick access leads to the six areas, in order, each with a fact', () => {
  const dashboard = {
    ...emptyDashboard,
    skillAnalytics: { ...skillAnalytics, skillsInProgress: 9 },
    habitAnalytics: { ...habitAnalytics, today: { asked: 12, done: 4 } },
  };
  expect(quickAccess(dashboard).map(({ label, fact, to }) => `${label}: ${fact} ${to}`)).toEqual([
    'Skill Goals: 9 in progress /skill-goals',
    'Learning Planner: 0 in progress /learning-planner',
    'Habit Tracker: 4 of 12 done /habit-tracker',
    'Activity Tracker: 0 active days /activity-tracker',
    'Mini Projects: 0 in progress /mini-projects',
    'Self-Assessment: 0 reviews due /self-assessment',
  ]);
});
