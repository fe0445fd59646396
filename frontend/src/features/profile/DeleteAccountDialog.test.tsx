import '../../areaData.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { assessments } from '#shared/assessments/routes.ts';
import type { Route } from '#shared/calls/route.ts';
import { cards } from '#shared/cards/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { users } from '#shared/users/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { sessionStore } from '../../data/session/sessionStore.ts';
import { aHabit } from '../habits/habit.fixture.ts';
import { aSkill } from '../skills/skill.fixture.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { noteOf } from './import/import.fixture.ts';

type Held = Partial<Record<'habits' | 'skills' | 'notes' | 'cards', readonly unknown[]>>;

const lists = (held: Held = {}) =>
  [
    [habits.facts, { body: { data: { habits: held.habits ?? [], archived: [] } } }],
    [skills.list, { body: { data: { skills: held.skills ?? [] } } }],
    [resources.list, { body: { data: { resources: [] } } }],
    [projects.list, { body: { data: { projects: [] } } }],
    [assessments.list, { body: { data: { assessments: [] } } }],
    [notes.list, { body: { data: { notes: held.notes ?? [] } } }],
    [cards.list, { body: { data: { cards: held.cards ?? [] } } }],
  ] as const satisfies readonly (readonly [Route, { body: unknown }])[];

const closed: string[] = [];
afterEach(() => closed.splice(0));

const open = () =>
  renderSignedIn(<DeleteAccountDialog isOpen onClose={() => closed.push('closed')} />);

const dialog = () => screen.findByRole('dialog', { name: 'Delete your account?' });
const password = () => screen.getByLabelText('Your password');
const submit = () => screen.getByRole('button', { name: 'Delete my account' });

describe('the list of deleted items', () => {
  test('has the number of items of each area', async () => {
    const days = ['2026-11-02', '2026-11-03'];
    respond(
      ...lists({ habits: [aHabit({ days })], skills: [aSkill()], notes: [noteOf(1, 'skills', 2)] }),
    );
    await open();
    const goes = await screen.findByRole('list', { name: 'What is deleted' });
    expect(
      within(goes)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['1 habit with 2 days', '1 skill', '1 note']);
    expect(await dialog()).toHaveTextContent('after that you can register again with ada@');
    await expectAccessible(await dialog());
  });

  test('is missing for an empty account', async () => {
    respond(...lists());
    await open();
    expect(await dialog()).toHaveTextContent('There is nothing in it yet.');
    expect(screen.queryByRole('list', { name: 'What is deleted' })).toBeNull();
  });

  test('can’t be counted offline, but the account can still be deleted', async () => {
    respond();
    await open();
    expect(await dialog()).toHaveTextContent('Counting your data…');
    expect(submit()).toBeEnabled();
  });
});

describe('the password', () => {
  test('is asked for before anything is sent', async () => {
    const sent = respond(...lists(), [users.deleteAccount, { body: { data: null } }]);
    const { user } = await open();
    await dialog();
    await user.click(submit());
    expect(password()).toBeInvalid();
    expect(password()).toHaveAccessibleDescription('Password is required');
    expect(password()).toHaveFocus();
    expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    await expectAccessible(await dialog());
  });

  test('is reported once if it is wrong', async () => {
    const message = 'Your current password is not correct.';
    const errors = [{ field: 'currentPassword', message }];
    respond(...lists(), [
      users.deleteAccount,
      { status: 400, body: { code: 'invalid', message, errors } },
    ]);
    const { user } = await open();
    await dialog();
    await user.type(password(), 'not this one');
    await user.click(submit());
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(1));
    expect(password()).toBeInvalid();
    expect(password()).toHaveAccessibleDescription(message);
    expect(password()).toHaveFocus();
    expect(sessionStore.state().status).toBe('signed-in');
  });
});

test.each(['Cancel', 'Export first', 'Close'])('%s changes nothing', async (name) => {
  const sent = respond(...lists());
  const { user } = await open();
  await user.click(within(await dialog()).getByRole('button', { name }));
  expect(closed).toEqual(['closed']);
  expect(sent.every(({ call }) => call.startsWith('GET'))).toBe(true);
});
