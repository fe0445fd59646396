import { expect, test } from 'vitest';
import { aProject, goalsOf } from './project.fixture.ts';
import { differsFromGoals, progressSource } from './projectProgress.ts';

const half = goalsOf('a!', 'b');

test.each([
  ['set by hand, different from the goals', { progress: 60, goals: half }, 'hand', true],
  ['set by hand, the same as the goals', { progress: 50, goals: half }, 'hand', false],
  ['set by hand, without goals', { progress: 60 }, 'hand', false],
  ['based on the goals', { progress: 50, goals: half, progressFromGoals: true }, 'goals', false],
  [
    'of a completed project',
    { progress: 100, goals: half, status: 'Completed' },
    'completion',
    false,
  ],
] as const)('the source of a progress %s', (_, given, source, differs) => {
  const project = aProject(given);
  expect(progressSource(project)).toBe(source);
  expect(differsFromGoals(project)).toBe(differs);
});
