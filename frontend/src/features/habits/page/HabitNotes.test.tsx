import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { HabitNotes } from './HabitNotes.tsx';

test('the five newest notes are shown, and the others after one press', async () => {
  respond();
  const notes = Array.from({ length: 7 }, (_, n) => ({ date: `2026-11-0${7 - n}`, text: `${n}` }));
  const { user } = await renderSignedIn(
    <HabitNotes notes={notes} year={2026} onDay={() => undefined} />,
  );
  const days = () => screen.getAllByRole('listitem').length;
  expect(days()).toBe(5);
  await user.click(screen.getByRole('button', { name: 'Notes, 2026: +2 more' }));
  expect(days()).toBe(7);
});
