import { expect, test } from 'vitest';
import type { Project } from '#shared/projects/model.ts';
import { datesOf } from './dates.ts';
import { aProject } from './project.fixture.ts';

test.each<[string, Partial<Project>, string]>([
  ['no dates', {}, 'Started –, Completed –'],
  ['a start ahead', { startDate: '2026-11-21' }, 'Starts 21 Nov 2026, Completed –'],
  ['a start today', { startDate: '2026-11-20' }, 'Started 20 Nov 2026, Completed –'],
  ['an end today', { endDate: '2026-11-20' }, 'Started –, Planned end 20 Nov 2026'],
  ['an end that passed', { endDate: '2026-11-19' }, 'Started –, Planned end 19 Nov 2026 passed'],
  [
    'an end of what was given up',
    { endDate: '2026-11-19', status: 'Abandoned' },
    'Started –, Planned end 19 Nov 2026',
  ],
  [
    'a completed one',
    { endDate: '2026-11-10', completionDate: '2026-11-12', status: 'Completed' },
    'Started –, Completed 12 Nov 2026',
  ],
])('%s', (_, dates, expected) => {
  const [start, end] = datesOf(aProject(dates), '2026-11-20');
  expect([start, end].map((one) => one?.join(' ').trim()).join(', ')).toBe(expected);
});
