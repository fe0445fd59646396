import { expect, test } from 'vitest';
import type { Dashboard } from '#shared/analytics/model.ts';
import { aProject } from '../projects/project.fixture.ts';
import { aResource } from '../resources/resource.fixture.ts';
import { aSkill } from '../skills/skill.fixture.ts';
import { emptyDashboard } from './dashboard.fixture.ts';
import { type CachedLists, dashboardWithChanges } from './dashboardWithChanges.ts';

const today = '2026-11-20';
const { from } = emptyDashboard.thisWeek;

const skillId = aSkill()._id;
const said: Dashboard['thisWeek'] = {
  from,
  finished: [
    { area: 'skill', _id: skillId, name: 'Rust', day: today },
    { area: 'project', _id: 'P', name: 'Shelf', day: from },
  ],
  mostHours: { _id: skillId, name: 'Rust', hours: 6, before: 4 },
};

const none: CachedLists = {
  habits: undefined,
  skills: undefined,
  resources: undefined,
  projects: undefined,
};

const shown = (lists: Partial<CachedLists>, thisWeek = said, day = today) =>
  dashboardWithChanges(
    { ...emptyDashboard, thisWeek },
    { ...none, ...lists },
    {
      today: day,
      weekStartsOn: 0,
    },
  ).thisWeek;

test('without lists this week is as the server said', () => {
  expect(shown({})).toEqual(said);
});

test('a week later nothing of it holds', () => {
  expect(shown({}, said, '2026-11-22')).toEqual({
    from: '2026-11-22',
    finished: [],
    mostHours: null,
  });
});

test('a skill has its present name, and is not finished while it is in progress', () => {
  const skills = [aSkill({ name: 'Rust 2', status: 'In Progress' })];
  const { finished, mostHours } = shown({ skills });
  expect(finished.map(({ name }) => name)).toEqual(['Shelf']);
  expect(mostHours?.name).toBe('Rust 2');
  expect(shown({ skills: [] }).mostHours).toBeNull();
});

test('resources and projects are as their lists have them', () => {
  const completed = { status: 'Completed' as const, completionDate: today };
  const { finished } = shown({
    resources: [aResource({ title: 'A book', ...completed })],
    projects: [aProject({ name: 'Shelf', status: 'In Progress', completionDate: null })],
  });
  expect(finished.map(({ area, name }) => `${area} ${name}`).toSorted()).toEqual([
    'resource A book',
    'skill Rust',
  ]);
});
