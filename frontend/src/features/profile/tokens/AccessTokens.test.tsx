import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { todayIn } from '#shared/days/days.ts';
import type { AccessToken } from '#shared/tokens/model.ts';
import { tokenRoutes } from '#shared/tokens/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { ada, renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { AccessTokens } from './AccessTokens.tsx';

const list = (...accessTokens: AccessToken[]) =>
  [tokenRoutes.listTokens, { body: { data: { accessTokens } } }] as const;

const backup: AccessToken = {
  _id: '01JD0000000000000000000001',
  name: 'Backup',
  scopes: { habits: 'write', skills: 'read' },
  createdAt: '2026-11-02T09:00:00.000Z',
  endsOn: '2099-01-01',
  lastUsedOn: todayIn(Date.now(), ada.timeZone),
};

const button = (name: string) => screen.getByRole('button', { name });
const start = () => button('New access token');
const password = () => screen.getByLabelText('Your password');

test('the list says what a token allows, and when it was last used', async () => {
  respond(list(backup));
  await renderSignedIn(<AccessTokens />);
  const item = within(await screen.findByRole('list', { name: 'Access tokens' })).getByRole(
    'listitem',
  );
  expect(item).toHaveTextContent('Backup');
  expect(item).toHaveTextContent('Read: Skills. Read and write: Habits.');
  expect(item).toHaveTextContent('Last used today');
  expect(button('Revoke Backup')).toBeVisible();
  await expectAccessible();
});

test('missing values are reported at their fields, and choosing an area clears its error', async () => {
  const sent = respond(list());
  const { user } = await renderSignedIn(<AccessTokens />);
  await user.click(start());
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  await user.click(button('Add token'));
  expect(name).toHaveAccessibleDescription('Name is required');
  expect(password()).toHaveAccessibleDescription('Current password is required');
  const areas = screen.getByRole('group', { name: 'Permissions' });
  expect(areas).toHaveAccessibleDescription('Choose at least one area');
  expect(within(areas).getAllByRole('combobox')).toHaveLength(9);
  for (const area of within(areas).getAllByRole('combobox')) expect(area).toBeInvalid();
  await expectAccessible();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Habits' }), 'read');
  for (const area of within(areas).getAllByRole('combobox')) expect(area).toBeValid();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Valid for' }), 'Until a date');
  await user.click(button('Add token'));
  expect(screen.getByLabelText('Last day')).toBeInvalid();
  expect(sent.every(({ call }) => call.startsWith('GET'))).toBe(true);
  await user.click(button('Cancel'));
  expect(start()).toHaveFocus();
});

test('each area offers only the permissions that its calls need, and says what else it allows', async () => {
  respond(list());
  const { user } = await renderSignedIn(<AccessTokens />);
  await user.click(start());
  const choice = (name: string) => screen.getByRole('combobox', { name });
  const offered = (name: string) =>
    within(choice(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(offered('Skills')).toEqual(['No access', 'Read', 'Read and write']);
  expect(offered('Dashboard and activity')).toEqual(['No access', 'Read']);
  const described = async (name: string, permission: string, text?: RegExp) => {
    expect(choice(name)).not.toHaveAccessibleDescription();
    await user.selectOptions(choice(name), permission);
    if (text) expect(choice(name)).toHaveAccessibleDescription(text);
    else expect(choice(name)).not.toHaveAccessibleDescription();
  };
  await described('Skills', 'Read', /^Read also shows the timer/);
  expect(choice('Skills')).not.toHaveAccessibleDescription(/deletes/);
  await user.selectOptions(choice('Skills'), 'Read and write');
  expect(choice('Skills')).toHaveAccessibleDescription(
    /^Read also shows the timer.* deletes its assessments and notes/,
  );
  await described('Habits', 'Read');
  await user.selectOptions(choice('Habits'), 'Read and write');
  expect(choice('Habits')).toHaveAccessibleDescription(/logged time of skills/);
  await described('Notes', 'Read', /tagged with a skill/);
  await described('Weekly reviews', 'Read', /names, hours and figures/);
  for (const name of ['Resources', 'Projects', 'Assessments', 'Dashboard and activity'])
    await described(name, 'Read', /names of skills/);
  await described('Takeaways', 'Read and write');
});

const fillIn = async ({ user }: Awaited<ReturnType<typeof renderSignedIn>>) => {
  await user.click(start());
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Backup');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Habits' }), 'Read and write');
  await user.type(password(), 'a password');
  await user.click(button('Add token'));
};

test('a wrong password is reported once, at its field', async () => {
  const message = 'Your current password is not correct.';
  const errors = [{ field: 'currentPassword', message }];
  const refused = { status: 400, body: { code: 'invalid', message, errors } };
  respond(list(), [tokenRoutes.createToken, refused]);
  await fillIn(await renderSignedIn(<AccessTokens />));
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(password()).toHaveAccessibleDescription(message);
  expect(password()).toHaveFocus();
});

test('a new token is shown once and can be copied; if copying is blocked, it is selected', async () => {
  const sent = respond(list(), [
    tokenRoutes.createToken,
    { body: { data: { accessToken: backup }, token: 'cairn_secret' } },
  ]);
  const drawn = await renderSignedIn(<AccessTokens />);
  await fillIn(drawn);
  const shown = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Your new access token',
  });
  expect(shown).toHaveValue('cairn_secret');
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    name: 'Backup',
    scopes: { habits: 'write' },
  });
  await expectAccessible();
  await drawn.user.click(button('Copy'));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('cairn_secret');

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException());
  shown.setSelectionRange(0, 0);
  await drawn.user.click(button('Copy'));
  expect(await screen.findByText(/The token is selected/)).toBeVisible();
  expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, 'cairn_secret'.length]);
  await drawn.user.click(button('Done'));
  expect(screen.queryByDisplayValue('cairn_secret')).toBeNull();
  expect(start()).toHaveFocus();
});
