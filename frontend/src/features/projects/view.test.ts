import { expect, test } from 'vitest';
import type { Project } from '#shared/projects/model.ts';
import { aProject } from './project.fixture.ts';
import {
  byStatus,
  filterProjects,
  formatMore,
  type ProjectFilter,
  type ProjectSort,
  sortProjects,
} from './view.ts';

const one = (name: string, given: Partial<Project>) => aProject({ name, ...given });

const list = [
  one('plan', { status: 'Planning', progress: 0 }),
  one('run', { status: 'In Progress', progress: 50, startDate: '2026-05-01' }),
  one('done', { status: 'Completed', progress: 100, startDate: '2026-01-01' }),
  one('wait', { status: 'On Hold', progress: 50, startDate: '2026-05-01' }),
  one('gone', { status: 'Abandoned', progress: 10, startDate: '2026-09-01' }),
];

const names = (projects: readonly Project[]) => projects.map(({ name }) => name);

test.each<[ProjectFilter, string[]]>([
  ['all', ['plan', 'run', 'done', 'wait', 'gone']],
  ['in-progress', ['run']],
  ['completed', ['done']],
  ['planning', ['plan']],
  ['on-hold', ['wait']],
  ['abandoned', ['gone']],
])('filter %s', (filter, expected) => {
  expect(names(filterProjects(list, filter))).toEqual(expected);
});

test.each<[ProjectSort, string[]]>([
  ['name', ['done', 'gone', 'plan', 'run', 'wait']],
  ['progress', ['done', 'run', 'wait', 'gone', 'plan']],
  ['status', ['done', 'run', 'wait', 'plan', 'gone']],
  ['start', ['gone', 'run', 'wait', 'done', 'plan']],
])('sort by %s', (sort, expected) => {
  expect(names(sortProjects(list, sort))).toEqual(expected);
});

test('the newest first, and the list given stays as it is', () => {
  const given = [
    one('old', { createdAt: '2026-01-01T00:00:00.000Z', _id: '01A' }),
    one('twin 1', { createdAt: '2026-03-01T00:00:00.000Z', _id: '01B' }),
    one('twin 2', { createdAt: '2026-03-01T00:00:00.000Z', _id: '01C' }),
  ];
  expect(names(sortProjects(given, 'created'))).toEqual(['twin 2', 'twin 1', 'old']);
  expect(names(given)).toEqual(['old', 'twin 1', 'twin 2']);
});

test('every status is in the chart, in its order', () => {
  const counts = byStatus([...list, aProject({ status: 'On Hold' })]);
  expect(counts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Completed 1',
    'In Progress 1',
    'Planning 1',
    'On Hold 2',
    'Abandoned 1',
  ]);
});

test.each([
  [3, 3, null],
  [0, 3, null],
  [4, 3, '+1 more goal'],
  [7, 3, '+4 more goals'],
])('%i goals of which %i are shown: %j', (count, shown, words) => {
  expect(formatMore(count, shown, 'goal')).toBe(words);
});
