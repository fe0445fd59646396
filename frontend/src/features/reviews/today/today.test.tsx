import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { projects } from '#shared/projects/routes.ts';
import type { Focus } from '#shared/reviews/model.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import type { User } from '#shared/users/model.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aSkill } from '../../skills/skill.fixture.ts';
import { aReview } from '../review.fixture.ts';
import { FocusLinks } from './FocusLinks.tsx';
import { ReviewPrompt } from './ReviewPrompt.tsx';

const rust = aSkill({ _id: '01JD0000000000000000000RST', name: 'Rust' });

const open = async (
  today: string,
  written: readonly ReturnType<typeof aReview>[],
  person: Partial<User> = {},
) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) });
  respond(
    [reviews.list, { body: { data: { reviews: written } } }],
    [skills.list, { body: { data: { skills: [rust] } } }],
    [projects.list, { body: { data: { projects: [] } } }],
  );
  await renderSignedIn(
    <>
      <FocusLinks />
      <ReviewPrompt />
      <p>The rest</p>
    </>,
    { _id: crypto.randomUUID(), ...person },
  );
};

afterEach(() => void vi.useRealTimers());

describe('the way to the review', () => {
  test.each([
    ['2026-11-21', '2026-11-15'],
    ['2026-11-22', '2026-11-15'],
    ['2026-11-23', '2026-11-15'],
  ])('on %s it is the week of %s', async (today, week) => {
    await open(today, []);
    const link = await screen.findByRole('link', { name: 'Review the week' });
    expect(link).toHaveAttribute('href', `/review/${week}`);
    await expectAccessible();
  });

  test.each([
    ['within the week', '2026-11-25', 0, []],
    ['once it is written', '2026-11-22', 0, ['2026-11-15']],
    ['once it is written, though weeks start on Monday now', '2026-11-23', 1, ['2026-11-15']],
  ] as const)('%s it is a quiet link', async (_, today, weekStartsOn, written) => {
    await open(
      today,
      written.map((week) => aReview(week)),
      { weekStartsOn },
    );
    const link = await screen.findByRole('link', { name: 'Weekly review' });
    expect(link).toHaveAttribute('href', '/review');
    expect(screen.queryByRole('link', { name: 'Review the week' })).toBeNull();
    await expectAccessible();
  });

  test('is a quiet link beside what is in focus', async () => {
    const focus: Focus[] = [{ area: 'skills', id: rust._id }];
    await open('2026-11-22', [aReview('2026-11-15', { focus })]);
    expect(await screen.findByRole('link', { name: 'Rust' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Review the week' })).toBeNull();
  });
});

test('what is in focus leads to its page; habits are elsewhere, and what was deleted is left out', async () => {
  const focus: Focus[] = [
    { area: 'habits', id: '01JD0000000000000000000HAB' },
    { area: 'projects', id: '01JD0000000000000000000PRJ' },
    { area: 'skills', id: rust._id },
  ];
  await open('2026-11-25', [aReview('2026-11-15', { focus })]);
  expect(await screen.findByRole('link', { name: 'Rust' })).toHaveAttribute(
    'href',
    `/skills/${rust._id}`,
  );
  await vi.waitFor(() => expect(screen.queryByText('…')).toBeNull());
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Rust',
    'Weekly review',
  ]);
  await expectAccessible();
});
