import '../../areaData.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { assessments } from '#shared/assessments/routes.ts';
import { cards } from '#shared/cards/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aSkill } from '../../features/skills/skill.fixture.ts';
import { SearchBox } from './SearchBox.tsx';

const answer = (data: unknown) => ({ body: { data } });

/** All lists but those of takeaways and notes. */
const others = [
  [skills.list, answer({ skills: [aSkill({ name: 'Rust' })] })],
  [resources.list, answer({ resources: [] })],
  [projects.list, answer({ projects: [] })],
  [habits.list, answer({ habits: [], archived: [], vacations: [] })],
  [habits.facts, answer({ habits: [], archived: [], vacations: [] })],
  [assessments.list, answer({ assessments: [] })],
  [reviews.list, answer({ reviews: [] })],
  [timerRoutes.get, answer({ timer: null })],
] as const;
const noCards = [cards.list, answer({ cards: [] })] as const;
const noNotes = [notes.list, answer({ notes: [] })] as const;

const open = () =>
  renderSignedIn(<SearchBox isOpen onClose={vi.fn()} onKeys={vi.fn()} takeTyped={() => ''} />, {
    _id: crypto.randomUUID(),
  });
const status = () =>
  screen.getAllByRole('status').find((one) => one.textContent !== '')?.textContent;

test('a takeaway can be typed although the list of takeaways fails', async () => {
  respond(...others, noNotes, [cards.list, { status: 500, body: {} }]);
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not search Takeaways.');
  const field = screen.getByRole('combobox');
  await user.type(field, 'card rust: What = That');
  expect(
    await screen.findByRole('option', { name: /Add a takeaway about Rust: What/ }),
  ).toBeVisible();
});

test('the search does not wait for notes', async () => {
  respond(...others, noCards);
  const answers = fetch;
  vi.stubGlobal('fetch', (url: string, options?: RequestInit) =>
    new URL(url, location.href).pathname === '/api/notes'
      ? new Promise(() => undefined)
      : answers(url, options),
  );
  await open();
  await waitFor(() => expect(status()).toMatch(/^Find anything/));
});
