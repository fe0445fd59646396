import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aProject, goalsOf } from '../project.fixture.ts';
import { GoalsProgress } from './GoalsProgress.tsx';

const open = async (given: Parameters<typeof aProject>[0]) => {
  respond();
  return renderSignedIn(<GoalsProgress project={aProject(given)} onComplete={() => undefined} />);
};
const follow = () => screen.queryByRole('button', { name: 'Base on goals' });

test('a progress set by hand has a button that bases it on the goals', async () => {
  const { user, outbox } = await open({ progress: 60, goals: goalsOf('a!', 'b') });
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(screen.getByText('Set by hand')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Base on goals' }));
  expect(outbox.pending()).toMatchObject([{ request: { body: { progressFromGoals: true } } }]);
});

test.each([
  [{ progressFromGoals: true, progress: 50 }, 'Based on goals'],
  [{ status: 'Completed', progress: 100 }, 'Completed'],
] as const)('the progress of %j has its source next to it', async (given, source) => {
  await open({ ...given, goals: goalsOf('a!', 'b') });
  expect(screen.getByText(source)).toBeVisible();
  expect(follow()).toBeNull();
});

test('without goals, only the project’s progress is shown', async () => {
  await open({ progress: 60 });
  expect(screen.getByText('60%')).toBeVisible();
  expect(screen.queryByText('Goals completed')).toBeNull();
  expect(screen.queryByText('Set by hand')).toBeNull();
});
