import { expect, test } from 'vitest';
import type { Project } from '#shared/projects/model.ts';
import { factsOf } from './facts.ts';
import { aProject } from './project.fixture.ts';

test.each<[string, Partial<Project>, string]>([
  ['no dates', {}, ''],
  ['a start ahead', { startDate: '2026-11-21' }, 'Starts 21 November'],
  ['a start today', { startDate: '2026-11-20' }, 'Started 20 November'],
  ['an end today', { endDate: '2026-11-20' }, 'Planned end 20 November'],
  ['an end in the past', { endDate: '2026-11-19' }, 'Planned end 19 November passed'],
  [
    'the end of an abandoned project',
    { endDate: '2026-11-19', status: 'Abandoned' },
    'Planned end 19 November',
  ],
  [
    'a completed project',
    { endDate: '2026-11-10', completionDate: '2026-11-12', status: 'Completed' },
    'Completed 12 November',
  ],
])('the facts of %s', (_, dates, expected) => {
  const facts = factsOf(aProject({ duration: null, ...dates }), '2026-11-20');
  expect(facts.map((fact) => fact.join(' ').trim()).join(', ')).toBe(expected);
});
