import '../../rows/timer.ts';
import '../../rows/skills.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { skills } from '#shared/skills/routes.ts';
import { minute } from '#shared/timer/limits.ts';
import type { Timer } from '#shared/timer/model.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aSkill } from '../../../features/skills/skill.fixture.ts';
import { StartTimer } from '../StartTimer.tsx';
import { aTimer } from '../timer.fixture.ts';
import { TimerLine } from './TimerLine.tsx';

const rust = aSkill({ name: 'Rust' });
const go = aSkill({ _id: '01JD0000000000000000000002', name: 'Go' });

const ago = (minutes: number): string => new Date(Date.now() - minutes * minute).toISOString();

/** Renders the page of a person who started the timer `minutes` minutes ago. Null means no timer. */
const open = async (minutes: number | null, given: Partial<Timer> = {}, list = [rust, go]) => {
  const startedAt = ago(minutes ?? 0);
  const timer = minutes === null ? null : aTimer({ startedAt, seenAt: startedAt, ...given });
  respond(
    [timerRoutes.get, { body: { data: { timer } } }],
    [skills.list, { body: { data: { skills: list } } }],
  );
  const shown = await renderSignedIn(
    <>
      <TimerLine />
      <h1 tabIndex={-1}>Page</h1>
      {list.map((skill) => (
        <StartTimer key={skill._id} area="skills" item={skill} />
      ))}
    </>,
  );
  const changes = () => shown.outbox.pending().map(({ route, request }) => [route, request]);
  return { ...shown, changes };
};
const line = () => screen.findByRole('region', { name: 'Timer' });
const press = async (name: string) => within(await line()).getByRole('button', { name });

// Hides the warnings about optional requests that a test does not answer.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

test('without a timer there is no line, and starting one shows it', async () => {
  const { user, changes } = await open(null);
  expect(screen.queryByRole('region', { name: 'Timer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Start the timer for Go' }));
  expect(await line()).toHaveTextContent(/^Go0:0\d$/);
  expect(changes()).toMatchObject([
    ['PUT /api/timer/{id}', { body: { target: { area: 'skills', id: go._id } } }],
  ]);
});

test('the line and the page’s title show the name and the time, and the name is a link', async () => {
  await open(72);
  expect(await screen.findByRole('link', { name: 'Rust' })).toHaveAttribute(
    'href',
    `/skills/${rust._id}`,
  );
  expect(screen.getByRole('timer')).toHaveTextContent(/^1:12:0\d$/);
  expect(document.title).toMatch(/^1:12:0\d Rust · /);
  await expectAccessible();
});

test('the same button pauses and resumes the timer, and keeps the focus', async () => {
  const { user, changes } = await open(10);
  await user.click(await press('Pause the timer'));
  const resume = await press('Resume the timer');
  expect(resume).toHaveFocus();
  expect(await line()).toHaveTextContent('paused');
  await user.click(resume);
  expect(await press('Pause the timer')).toHaveFocus();
  expect(changes().map(([route]) => route)).toEqual([
    'POST /api/timer/{id}/pause',
    'POST /api/timer/{id}/resume',
  ]);
});

test('stopping says how much was logged, and Undo continues the timer', async () => {
  const { user, changes } = await open(25);
  await user.click(await press('Stop the timer'));
  expect(await screen.findByText('Logged 25 min for Rust')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Timer' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await line()).toHaveTextContent('Rust');
  expect(changes()).toEqual([]);
});

test('stopping offers a note on the page of what was timed', async () => {
  const { user } = await open(25);
  await user.click(await press('Stop the timer'));
  expect(await screen.findByText('Anything to remember?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  expect(window.location.pathname + window.location.search).toBe(`/skills/${rust._id}?open=note`);
  window.history.replaceState(null, '', '/');
});

test.each([
  ['a short time', 0, [rust], 'Less than 30 seconds for Rust: nothing was logged'],
  ['a deleted skill', 25, [go], 'The skill of this timer was deleted, so its time was not logged.'],
])('stopping says why nothing was logged: %s', async (_, minutes, list, says) => {
  const { user } = await open(minutes, {}, list);
  await user.click(await press('Stop the timer'));
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a note' })).toBeNull();
});

test('starting another timer ends the current one, and can be undone', async () => {
  const { user, changes } = await open(25);
  await line();
  await user.click(screen.getByRole('button', { name: 'Start the timer for Go' }));
  expect(
    await screen.findByText('The timer for Go is running. Logged 25 min for Rust'),
  ).toBeVisible();
  expect(await line()).toHaveTextContent('Go');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await line()).toHaveTextContent('Rust');
  expect(changes()).toEqual([]);
});

test('the item with the timer has its clock and a stop button instead of a start button', async () => {
  const { user } = await open(25);
  await line();
  const stop = await screen.findByRole('button', { name: /Stop the timer for Rust$/ });
  expect(stop).toHaveTextContent(/^25:0\d/);
  expect(screen.queryByRole('button', { name: 'Start the timer for Rust' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Start the timer for Go' })).toBeVisible();
  await expectAccessible();
  await user.click(stop);
  expect(await screen.findByText('Logged 25 min for Rust')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start the timer for Rust' })).toBeVisible();
});

test('the menu discards the timer, and holds the change for Undo', async () => {
  const { user, outbox } = await open(25);
  await user.click(await press('Timer options'));
  await user.click(await screen.findByRole('menuitem', { name: 'Discard the timer' }));
  expect(await screen.findByText('Discarded the timer for Rust')).toBeVisible();
  expect(outbox.pending()).toMatchObject([{ route: 'DELETE /api/timer/{id}', heldUntil: /./ }]);
});

test('the dialog refuses a wrong start, and changes the target and the note', async () => {
  const { user, changes } = await open(25);
  const edit = async () => {
    await user.click(await press('Timer options'));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit the timer' }));
    return screen.findByRole('dialog', { name: 'Edit the timer' });
  };
  const dialog = await edit();
  await expectAccessible();
  await user.clear(screen.getByLabelText('Started at'));
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  expect(screen.getByLabelText('Started at')).toHaveAccessibleDescription(
    'Choose a day and a time',
  );
  await user.type(screen.getByLabelText('Started at'), '2020-01-01T09:00');
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  expect(screen.getByLabelText('Started at')).toHaveAccessibleDescription(/more than 24 hours/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await edit();
  await user.selectOptions(screen.getByLabelText('Runs for'), 'Go');
  await user.type(screen.getByLabelText('Note'), 'Channels');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const body = { target: { area: 'skills', id: go._id }, note: 'Channels' };
  expect(changes()).toMatchObject([['PATCH /api/timer/{id}', { body }]]);
  expect(await line()).toHaveTextContent('Go');
});

test('after two hours the line asks whether the person is still on it, and sends the Yes', async () => {
  const { user, changes } = await open(125);
  expect(await line()).toHaveTextContent('Still on Rust?');
  await expectAccessible();
  await user.click(await press('Yes'));
  expect(await line()).not.toHaveTextContent('Still on');
  expect(changes()).toMatchObject([['PATCH /api/timer/{id}', { body: { at: /./ } }]]);
});

const forgotten = async (given: Partial<Timer> = {}) => {
  const shown = await open(180, given);
  expect(await line()).toHaveTextContent('Rust ran on: what counts?');
  expect(within(await line()).queryByRole('button', { name: 'Stop the timer' })).toBeNull();
  await shown.user.click(await press('Choose'));
  await screen.findByRole('dialog', { name: 'How long were you on Rust?' });
  return shown;
};

test('a forgotten timer counts until the person was last seen, unless they choose otherwise', async () => {
  const { user, changes } = await forgotten({ seenAt: ago(140) });
  await expectAccessible();
  expect(screen.getByRole('radio', { name: /last seen, .*: 40 min$/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'All of it: 3 h' })).not.toBeChecked();
  expect(changes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Stop and log it' }));
  expect(await screen.findByText('Logged 40 min for Rust')).toBeVisible();
});

test.each([
  ['All of it: 3 h', 'Stop and log it', 'Logged 3 h for Rust'],
  ['Nothing: discard the timer', 'Discard the timer', 'Discarded the timer for Rust'],
])('a forgotten timer can be ended by the choice %s', async (choice, button, says) => {
  const { user } = await forgotten({ seenAt: ago(140) });
  await user.click(screen.getByRole('radio', { name: choice }));
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(says)).toBeVisible();
});

test('if the person was not seen after the start, they type how long a forgotten timer counts', async () => {
  const { user, changes } = await forgotten();
  expect(screen.getByRole('radio', { name: 'Another time' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Stop and log it' }));
  expect(screen.getByLabelText('How long')).toHaveAccessibleDescription(/up to 3 h/);
  expect(changes()).toEqual([]);
  await user.type(screen.getByLabelText('How long'), '1:30');
  await user.click(screen.getByRole('button', { name: 'Stop and log it' }));
  expect(await screen.findByText('Logged 1 h 30 min for Rust')).toBeVisible();
});

test('a forgotten timer continues if the person is still on it', async () => {
  const { user } = await forgotten();
  await user.click(screen.getByRole('button', { name: 'I am still on it' }));
  await waitFor(async () => expect(await line()).not.toHaveTextContent('what counts'));
  expect(await press('Stop the timer')).toBeVisible();
});

test('the end of a countdown offers a break, and the break’s line starts the countdown again', async () => {
  const { user, changes } = await open(25, { plannedMinutes: 25 });
  expect(await screen.findByText('25 min of Rust are over.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop, and 5 min break' }));
  expect(await screen.findByText('Logged 25 min for Rust')).toBeVisible();
  expect(await line()).toHaveTextContent(/^Break(5:00|4:5\d)/);
  await expectAccessible();
  await user.click(await press('Start Rust'));
  expect(await line()).toHaveTextContent(/^Rust(25:00|24:5\d)/);
  expect(changes().map(([route]) => route)).toEqual([
    'POST /api/timer/{id}/stop',
    'PUT /api/timer/{id}',
  ]);
});
