import '../../../areaData.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { anAmountHabit } from '../habit.fixture.ts';
import { HabitHistory } from './HabitHistory.tsx';

/** A Friday. The weeks begin on Sunday. */
const calendar = { today: '2026-11-20', weekStartsOn: 0 } as const;
const week = { target: 120, direction: 'at-least', targetPer: 'week' } as const;
const quiet = { target: 2, direction: 'at-most', quiet: true } as const;

// biome-ignore format: one line a case
test.each<[string, Parameters<typeof anAmountHabit>[0], Record<string, number>, string]>([
  ['a weekly total', week, { '2026-11-16': 80 }, '80 of 120 minutes; 40 more by Saturday'],
  ['a weekly total that is met', week, { '2026-11-16': 130 }, '130 of 120 minutes this week'],
  ['a quiet limit', quiet, { '2026-11-10': 3 }, '10 days since the last slip'],
])('the history says the state of %s', async (_, aim, amounts, words) => {
  respond();
  const habit = anAmountHabit(aim, amounts, calendar);
  await renderSignedIn(
    <HabitHistory
      habit={habit}
      notes={[]}
      isWhole
      day={calendar.today}
      calendar={calendar}
      onDay={() => undefined}
    />,
  );
  expect(screen.getByText(words)).toBeVisible();
});
