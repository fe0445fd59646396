import { expect, test } from 'vitest';
import { aProject, goalsOf } from './project.fixture.ts';
import { differsFromGoals, progressSource } from './projectProgress.ts';

const half = goalsOf('a!', 'b');

test.each([
  ['by hand, beside other goals', { progress: 60, goals: half }, 'hand', true],
  ['by hand, the same as the goals', { progress: 50, goals: half }, 'hand', false],
  ['by hand, without goals', { progress: 60 }, 'hand', false],
  ['after the goals', { progress: 50, goals: half, progressFromGoals: true }, 'goals', false],
  [
    'of what is completed',
    { progress: 100, goals: half, status: 'Completed' },
    'completion',
    false,
  ],
] as const)('a progress %s', (_, given, source, differs) => {
  const project = aProject(given);
  expect(progressSource(project)).toBe(source);
  expect(differsFromGoals(project)).toBe(differs);
});
