import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#testing/components/render.tsx';
import { WeekCards } from './WeekCards.tsx';

const nothing = { habits: [], skills: [], finished: [], notes: 0, assessmentsDue: [], failing: [] };

test('the learning outcomes of a week have their day and a link to their project', () => {
  const outcomes = [
    { _id: 'p', name: 'Grids', project: 'Site', day: '2026-11-16' },
    { _id: 'p', name: 'Grids', project: 'Site', day: '2026-11-17' },
  ];
  render(<WeekCards week={{ ...nothing, outcomes }} today="2026-11-20" />);
  const lines = within(
    screen.getByRole('heading', { name: 'What I Learned' }).closest('section') as HTMLElement,
  );
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Grids16 NovemberSite',
    'Grids17 NovemberSite',
  ]);
  expect(lines.getAllByRole('link', { name: 'Site' })[0]).toHaveAttribute('href', '/projects/p');
});

test('a week says how many notes were written', () => {
  render(<WeekCards week={{ ...nothing, outcomes: [], notes: 6 }} today="2026-11-20" />);
  const card = screen.getByRole('heading', { name: 'What I Learned' }).closest('section');
  expect(card).toHaveTextContent('What I Learned6 notes');
});

test('a week without outcomes and notes has no card for them', () => {
  render(<WeekCards week={{ ...nothing, outcomes: [] }} today="2026-11-20" />);
  expect(screen.queryByRole('heading', { name: 'What I Learned' })).toBeNull();
});
