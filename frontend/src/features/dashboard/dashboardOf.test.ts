import { expect, test } from 'vitest';
import type { Dashboard } from '#shared/analytics/model.ts';
import { grainsOfHours } from '#shared/skills/time.ts';
import { dashboardOf, type Lists } from '../../domain/rows/dashboardOf.ts';
import { aProject } from '../projects/project.fixture.ts';
import { aResource } from '../resources/resource.fixture.ts';
import { aSkill } from '../skills/skill.fixture.ts';
import { emptyDashboard } from './dashboard.fixture.ts';

const today = '2026-11-20';
const { from } = emptyDashboard.thisWeek;

const skillId = aSkill()._id;
const reached = { targetHours: 1, loggedTime: grainsOfHours(1), activityCount: 1 };
const received: Dashboard['thisWeek'] = {
  from,
  finished: [{ area: 'skill', _id: skillId, name: 'Rust', day: today }],
  mostHours: { _id: skillId, name: 'Rust', hours: 6, before: 4 },
};

const none: Lists = { habits: [], skills: [], resources: [], projects: [] };

const weekOf = (lists: Partial<Lists>, day = today) => {
  const calendar = { today: day, weekStartsOn: 0 } as const;
  const response = { ...emptyDashboard, thisWeek: received };
  return dashboardOf(response, { ...none, ...lists }, calendar).thisWeek;
};

test('this week’s results are empty once the next week begins', () => {
  const skills = [aSkill(reached)];
  expect(weekOf({ skills }, '2026-11-22')).toEqual({
    from: '2026-11-22',
    finished: [],
    mostHours: null,
  });
});

test('a skill has its current name, and is not finished while it is in progress', () => {
  const { finished, mostHours } = weekOf({
    skills: [aSkill({ name: 'Rust 2' })],
  });
  expect(finished).toEqual([]);
  expect(mostHours?.name).toBe('Rust 2');
  expect(weekOf({}).mostHours).toBeNull();
});

test('completed resources come from their list, and a project in progress is left out', () => {
  const completed = { status: 'Completed' as const, completionDate: today };
  const { finished } = weekOf({
    skills: [aSkill({ name: 'Rust', ...reached })],
    resources: [aResource({ title: 'A book', ...completed })],
    projects: [aProject({ name: 'Shelf', status: 'In Progress', completionDate: null })],
  });
  expect(finished.map(({ area, name }) => `${area} ${name}`).toSorted()).toEqual([
    'resource A book',
    'skill Rust',
  ]);
});

test('figures from the activity log stay as the server sent them', () => {
  const received = {
    ...emptyDashboard,
    learningAnalytics: { ...emptyDashboard.learningAnalytics, monthlyLearningTime: 90 },
  };
  const shown = dashboardOf(
    received,
    { ...none, resources: [aResource({ status: 'Completed' })] },
    { today, weekStartsOn: 0 },
  );
  expect(shown.learningAnalytics).toMatchObject({ monthlyLearningTime: 90, completedResources: 1 });
  expect(shown.storage).toEqual(received.storage);
});
