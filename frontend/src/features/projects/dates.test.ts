import { expect, test } from 'vitest';
import type { Project } from '#shared/projects/model.ts';
import { datesOf } from './dates.ts';
import { aProject } from './project.fixture.ts';

test.each<[string, Partial<Project>, string]>([
  ['no dates', {}, 'Started –, Completed –'],
  ['a start ahead', { startDate: '2026-11-21' }, 'Starts 21 November, Completed –'],
  ['a start today', { startDate: '2026-11-20' }, 'Started 20 November, Completed –'],
  ['an end today', { endDate: '2026-11-20' }, 'Started –, Planned end 20 November'],
  ['an end that passed', { endDate: '2026-11-19' }, 'Started –, Planned end 19 November passed'],
  [
    'an end of what was given up',
    { endDate: '2026-11-19', status: 'Abandoned' },
    'Started –, Planned end 19 November',
  ],
  [
    'a completed one',
    { endDate: '2026-11-10', completionDate: '2026-11-12', status: 'Completed' },
    'Started –, Completed 12 November',
  ],
])('%s', (_, dates, expected) => {
  const [start, end] = datesOf(aProject(dates), '2026-11-20');
  expect([start, end].map((one) => one?.join(' ').trim()).join(', ')).toBe(expected);
});
