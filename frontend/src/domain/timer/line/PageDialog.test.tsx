import '../../rows/timer.ts';
import '../../rows/skills.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Resource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { minute } from '#shared/timer/limits.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aResource } from '../../../features/resources/resource.fixture.ts';
import { StartTimer } from '../StartTimer.tsx';
import { aTimer } from '../timer.fixture.ts';
import { TimerLine } from './TimerLine.tsx';

const ago = (minutes: number): string => new Date(Date.now() - minutes * minute).toISOString();

const paged = { pages: 320, page: 64, progress: 20, status: 'In Progress' } as const;

/** Renders the page of a person who started a timer for a resource `minutes` minutes ago. */
const open = async (given: Partial<Resource> = paged, minutes = 25) => {
  const book = aResource(given);
  const startedAt = ago(minutes);
  const target = { area: 'resources' as const, id: book._id, skill: null };
  respond(
    [
      timerRoutes.get,
      { body: { data: { timer: aTimer({ startedAt, seenAt: startedAt, target }) } } },
    ],
    [resources.list, { body: { data: { resources: [book] } } }],
  );
  const shown = await renderSignedIn(
    <>
      <TimerLine />
      <h1 tabIndex={-1}>Page</h1>
      <StartTimer area="resources" item={{ ...book, name: book.title }} />
    </>,
  );
  await screen.findByRole('link', { name: book.title });
  const changes = () =>
    shown.outbox.pending().map(({ route, request }) => [route, request] as const);
  const stop = async () => {
    const line = await screen.findByRole('region', { name: 'Timer' });
    await shown.user.click(within(line).getByRole('button', { name: 'Stop the timer' }));
  };
  return { ...shown, changes, stop };
};
const question = { name: 'Which page of Crafting Interpreters are you on?' };
const asked = () => screen.findByRole('dialog', question);
const pageField = () => screen.getByRole('textbox', { name: 'Page' });
const submit = () => screen.getByRole('button', { name: 'Stop and log it' });

// Hides the warnings about optional requests that a test does not answer.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

test('a stop asks for the page and sends it with the moment of the stop, and Undo continues the timer', async () => {
  const { user, changes, stop } = await open();
  const before = Date.now();
  await stop();
  await asked();
  const pressed = Date.now();
  expect(changes()).toEqual([]);
  expect(pageField()).toHaveFocus();
  expect(pageField()).toHaveValue('');
  expect(pageField()).toHaveAccessibleDescription('Of 320 pages.');
  await expectAccessible();
  await user.type(pageField(), '86');
  await user.click(submit());
  expect(await screen.findByText('Logged 25 min for Crafting Interpreters, page 86')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Timer' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus());
  const [[route, request] = []] = changes();
  expect(route).toBe('POST /api/timer/{id}/stop');
  const body = request?.body as { readonly at: string; readonly page: number };
  expect(body.page).toBe(86);
  expect(Date.parse(body.at)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(body.at)).toBeLessThanOrEqual(pressed);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Timer' })).toBeVisible();
  expect(changes()).toEqual([]);
});

test('the page may be left out', async () => {
  const { user, changes, stop } = await open();
  await stop();
  await asked();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Logged 25 min for Crafting Interpreters')).toBeVisible();
  expect(changes()).toMatchObject([['POST /api/timer/{id}/stop', { body: { at: /./ } }]]);
  expect(changes()[0]?.[1]).not.toHaveProperty('body.page');
});

test('a page that does not exist is refused, and the timer goes on', async () => {
  const { user, changes, stop } = await open();
  await stop();
  await asked();
  await user.type(pageField(), '321');
  await user.click(submit());
  expect(pageField()).toHaveAccessibleDescription(/Page must be a whole number from 0 to 320/);
  await user.click(screen.getByRole('button', { name: 'I am still on it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('region', { name: 'Timer' })).toBeVisible();
  expect(changes()).toEqual([]);
});

test('the stop button of the item asks for the page too', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Stop the timer for Crafting/ }));
  expect(await asked()).toBeVisible();
});

test('for a time that is too short, the popup names the page and says that no time was logged', async () => {
  const { user, stop } = await open(paged, 0);
  await stop();
  await asked();
  await user.type(pageField(), '70');
  await user.click(submit());
  const says = 'Crafting Interpreters: page 70. Less than 30 seconds, so no time was logged';
  expect(await screen.findByText(says)).toBeVisible();
});

test.each([
  ['neither pages nor parts', { pages: null, page: null }],
  [
    'parts',
    {
      pages: null,
      page: null,
      parts: [
        {
          _id: '01JD00000000000000000000P1',
          title: 'One',
          minutes: null,
          url: null,
          done: false,
          doneOn: null,
        },
      ],
    },
  ],
  ['the status Completed', { ...paged, status: 'Completed', progress: 100 } as const],
])('a resource with %s is not asked for a page', async (_, given) => {
  const { stop } = await open(given);
  await stop();
  expect(await screen.findByText('Logged 25 min for Crafting Interpreters')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
