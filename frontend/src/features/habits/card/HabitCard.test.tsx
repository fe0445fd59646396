import '../../../domain/habits/edits.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { measures } from '../format/measures.ts';
import { aHabit } from '../habit.fixture.ts';
import { HabitCard } from './HabitCard.tsx';

const today = '2026-11-24';
const nothing = () => undefined;

const open = async (given: Parameters<typeof aHabit>[0]) => {
  respond();
  return renderSignedIn(
    <HabitCard
      habit={aHabit(given)}
      today={today}
      onTick={nothing}
      onDelete={nothing}
      onTask={nothing}
    />,
  );
};

test('each figure that needs it says what it measures, by keyboard and by tap', async () => {
  const { user } = await open({
    reasons: {
      ...aHabit().reasons,
      strength: { reason: 'lastUnits', params: { kept: 3, counted: 28, unit: 'day' } },
    },
  });
  const what = (name: string) => screen.getByRole('button', { name: `What is ${name}?` });
  expect(what('Completion rate')).toHaveAccessibleDescription(measures().completionRate);
  expect(what('the target')).toHaveAccessibleDescription(measures().target);
  expect(what('Strength')).toHaveAccessibleDescription(
    `${measures().strength} You kept 3 of the last 28 days.`,
  );
  await expectAccessible();

  what('Completion rate').focus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(measures().completionRate);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.click(what('the target'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(measures().target);
});

test('days beyond the target are a line of their own, and the bar ends at it', async () => {
  await open({ totalCompletions: 2556, targetDays: 30, progressTowardsTarget: 100 });
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent(/2,556 of 30 days.*100%2,526 days beyond the target/);
});

test('the difficulty comes last', async () => {
  await open({ timeOfDay: 'morning', difficulty: 'Easy' });
  expect(screen.getByText(/· Easy$/)).toHaveTextContent(/^Every day.*Personal · Morning · Easy$/);
});
