import { expect, test } from 'vitest';
import { describeLists } from './format.ts';
import { goalsOf } from './project.fixture.ts';

test.each([
  [0, 0, 0, ''],
  [1, 0, 0, ' with its 1 goal'],
  [0, 2, 0, ' with its 2 learning outcomes'],
  [3, 0, 1, ' with its 3 goals and 1 challenge'],
  [3, 1, 2, ' with its 3 goals, 1 learning outcome and 2 challenges'],
])('%i, %i and %i: %j', (goals, outcomes, challenges, words) => {
  const some = (count: number) => goalsOf(...Array.from({ length: count }, String));
  expect(
    describeLists({
      goals: some(goals),
      learningOutcomes: some(outcomes),
      challenges: some(challenges),
    }),
  ).toBe(words);
});
