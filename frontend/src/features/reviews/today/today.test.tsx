import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { projects } from '#shared/projects/routes.ts';
import type { Focus } from '#shared/reviews/model.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aSkill } from '../../skills/skill.fixture.ts';
import { aReview } from '../review.fixture.ts';
import { FocusLinks } from './FocusLinks.tsx';

const rust = aSkill({ _id: '01JD0000000000000000000RST', name: 'Rust' });

const open = async (today: string, focus: readonly Focus[]) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
  const written = [aReview('2026-11-15', { focus: [...focus] })];
  respond(
    [reviews.list, { body: { data: { reviews: written } } }],
    [skills.list, { body: { data: { skills: [rust] } } }],
    [projects.list, { body: { data: { projects: [] } } }],
  );
  await renderSignedIn(<FocusLinks />, { _id: crypto.randomUUID() });
};

afterEach(() => void vi.useRealTimers());

test('items in focus link to their pages; habits and deleted items are left out', async () => {
  const focus: Focus[] = [
    { area: 'habits', id: '01JD0000000000000000000HAB' },
    { area: 'projects', id: '01JD0000000000000000000PRJ' },
    { area: 'skills', id: rust._id },
  ];
  await open('2026-11-25', focus);
  expect(await screen.findByRole('link', { name: 'Rust' })).toHaveAttribute(
    'href',
    `/skills/${rust._id}`,
  );
  await vi.waitFor(() => expect(screen.queryByText('…')).toBeNull());
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Rust']);
  await expectAccessible();
});
