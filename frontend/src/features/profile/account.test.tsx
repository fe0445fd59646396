import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userReasons } from '#shared/users/reasons.ts';

import { users } from '#shared/users/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { ada, renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { storageKeys } from '../../data/session/createSessionStore.ts';
import { sessionStore } from '../../data/session/sessionStore.ts';
import { signInState } from '../../data/session/signInState.ts';
import { DayAndWeek } from './DayAndWeek.tsx';
import { EmailChange } from './EmailChange.tsx';
import { LanguageSetting } from './LanguageSetting.tsx';
import { NewTakeaways } from './NewTakeaways.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('the password form', () => {
  test.each([
    ['', 'a better one', 'a better one', 'Current password', 'Current password is required'],
    ['old', 'shorter', 'shorter', 'New password', 'Password must be at least 8 characters'],
    ['old', 'a better one', 'another', 'Confirm new password', 'New passwords do not match'],
  ])('refuses %j, %j, %j at %s', async (current, next, again, label, message) => {
    const sent = respond([users.updatePassword, { body: {} }]);
    const { user } = await renderSignedIn(<PasswordForm />);
    for (const [name, text] of [
      ['Current password', current],
      ['New password', next],
      ['Confirm new password', again],
    ] as const) {
      await user.click(screen.getByLabelText(name));
      await user.paste(text);
    }
    await user.click(button('Update password'));
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(sent).toEqual([]);
    await expectAccessible();
  });
});

test.each([
  ['replaces the old one', 'the next one', 'the next one'],
  ['is missing, so the old one stays', undefined, 'the old one'],
])('the token after a new password %s', async (_, token, expected) => {
  respond([
    users.updatePassword,
    { body: { data: null, token, ...userReasons.passwordUpdated() } },
  ]);
  const { user } = await renderSignedIn(<PasswordForm />);
  localStorage.setItem(storageKeys.token, 'the old one');
  for (const name of ['Current password', 'New password', 'Confirm new password']) {
    await user.click(screen.getByLabelText(name));
    await user.paste('a better one');
  }
  await user.click(button('Update password'));
  expect(await screen.findByText(userReasons.passwordUpdated().message)).toBeVisible();
  expect(sessionStore.storedToken()).toBe(expected);
});

describe('log out everywhere', () => {
  const done = { body: { data: null, ...userReasons.signedOutEverywhere() } };
  const open = async () => {
    const rendered = await renderSignedIn(<SignOutEverywhere />);
    await rendered.user.click(button('Log out everywhere…'));
    await screen.findByRole('dialog', { name: 'Log out everywhere?' });
    return rendered;
  };

  test('says what it does, and does nothing until it is confirmed', async () => {
    const sent = respond([users.signOutEverywhere, done]);
    const { user } = await open();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /including this one.*wait on their device until you log in/,
    );
    expect(button('Cancel')).toHaveFocus();
    await expectAccessible(screen.getByRole('dialog'));
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    expect(sessionStore.state().status).toBe('signed-in');
  });

  test('also ends the session of this browser, and the login screen says so', async () => {
    const sent = respond([users.signOutEverywhere, done]);
    const { user } = await open();
    await user.click(button('Log out everywhere'));
    await waitFor(() =>
      expect(sessionStore.state()).toEqual({ status: 'signed-out', reason: 'everywhere' }),
    );
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/users/sign-out']);
    expect(signInState('everywhere', '/profile')).toEqual({
      notice: userReasons.signedOutEverywhere().message,
    });
  });

  test('keeps the session if it fails, and says so', async () => {
    const message = 'Cairn is busy right now. Please try again in a moment.';
    respond([users.signOutEverywhere, { status: 503, body: { code: 'unavailable', message } }]);
    const { user } = await open();
    await user.click(button('Log out everywhere'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(sessionStore.state().status).toBe('signed-in');
    expect(button('Log out everywhere…')).toBeEnabled();
  });
});

test('only a new name is sent, because another device may have changed the address', async () => {
  const sent = respond([users.updateProfile, { body: { data: { ...ada, name: 'Grace' } } }]);
  const { user } = await renderSignedIn(<ProfileForm />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Grace');
  await user.click(button('Update profile'));
  expect(await screen.findByText('Profile updated successfully')).toBeVisible();
  await user.click(button('Update profile'));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ name: 'Grace' }, {}]));
});

describe('day and week', () => {
  test('explain the choices, and are saved', async () => {
    const sent = respond([
      users.updateProfile,
      { body: { data: { ...ada, dayStartsAt: 3, weekStartsOn: 1 }, message: 'Saved' } },
    ]);
    const { user } = await renderSignedIn(<DayAndWeek />);
    const day = screen.getByRole('combobox', { name: 'Your day starts at' });
    const week = screen.getByRole('combobox', { name: 'Your week starts on' });
    expect(day).toHaveAccessibleDescription('A new day begins at midnight.');
    expect(week).toHaveAccessibleDescription('Weeks run from Sunday to Saturday.');
    await user.selectOptions(day, '3:00');
    await user.selectOptions(week, 'Monday');
    expect(day).toHaveAccessibleDescription('It is still yesterday until 3:00.');
    expect(week).toHaveAccessibleDescription('Weeks run from Monday to Sunday.');
    expect(await screen.findByText('Day and week saved')).toBeVisible();
    expect(sent).toMatchObject([{ body: { dayStartsAt: 3 } }, { body: { weekStartsOn: 1 } }]);
    expect(sessionStore.state()).toMatchObject({ user: { dayStartsAt: 3, weekStartsOn: 1 } });
    await expectAccessible();
  });
});

describe('the week of the browser’s locale', () => {
  const open = (hasChosenWeekStart: boolean) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de');
    return respond([
      users.updateProfile,
      { body: { data: { ...ada, hasChosenWeekStart }, message: 'Saved' } },
    ]);
  };
  afterEach(() => vi.restoreAllMocks());
  const week = () => screen.getByRole('combobox', { name: 'Your week starts on' });

  test('is shown, and saving the start of the day does not choose it', async () => {
    const sent = open(false);
    const { user } = await renderSignedIn(<DayAndWeek />, { hasChosenWeekStart: false });
    expect(week()).toHaveDisplayValue('Monday');
    expect(week()).toHaveAccessibleDescription(
      'Weeks run from Monday to Sunday, following your browser’s language.',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Your day starts at' }), '3:00');
    expect(await screen.findByText('Day and week saved')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ dayStartsAt: 3 }]);
  });

  test('is replaced by a chosen week', async () => {
    const sent = open(true);
    const { user } = await renderSignedIn(<DayAndWeek />, { hasChosenWeekStart: false });
    await user.selectOptions(week(), 'Sunday');
    expect(week()).toHaveAccessibleDescription('Weeks run from Sunday to Saturday.');
    expect(await screen.findByText('Day and week saved')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ weekStartsOn: 0 }]);
  });
});

describe('new takeaways a day', () => {
  const field = () => screen.getByRole('textbox', { name: 'New takeaways a day' });

  test.each(['{Enter}', '{Tab}'])('are saved after %s', async (key) => {
    const sent = respond([users.updateProfile, { body: { data: { ...ada, newPerDay: 12 } } }]);
    const { user } = await renderSignedIn(<NewTakeaways />);
    expect(field()).toHaveValue('5');
    await user.clear(field());
    await user.type(field(), `12${key}`);
    await waitFor(() => expect(sessionStore.state()).toMatchObject({ user: { newPerDay: 12 } }));
    expect(sent.map(({ body }) => body)).toEqual([{ newPerDay: 12 }]);
    expect(field()).toHaveValue('12');
    await expectAccessible();
  });

  test.each(['51', '', '2.5', 'x'])('can’t be “%s”', async (typed) => {
    const sent = respond();
    const { user } = await renderSignedIn(<NewTakeaways />, { newPerDay: 0 });
    expect(field()).toHaveValue('0');
    await user.clear(field());
    await user.type(field(), `${typed}{Enter}`);
    expect(
      await screen.findByText('New takeaways a day must be a whole number from 0 to 50'),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('an unchanged number is not sent', async () => {
    const sent = respond();
    const { user } = await renderSignedIn(<NewTakeaways />);
    await user.type(field(), '{Backspace}5{Enter}');
    expect(sent).toEqual([]);
  });
});

describe('the language', () => {
  const choice = () => screen.getByRole('combobox', { name: 'Language' });

  test('is the browser’s until a choice, which is saved immediately', async () => {
    const sent = respond([users.updateProfile, { body: { data: { ...ada, language: 'de' } } }]);
    const { user } = await renderSignedIn(<LanguageSetting />);
    expect(choice()).toHaveDisplayValue('As in your browser: English');
    expect(choice()).toHaveAccessibleDescription('The language of Cairn on all your devices.');
    await user.selectOptions(choice(), 'Deutsch');
    await waitFor(() => expect(sessionStore.state()).toMatchObject({ user: { language: 'de' } }));
    expect(sent.map(({ body }) => body)).toEqual([{ language: 'de' }]);
    expect(choice()).toHaveDisplayValue('Deutsch');
    await expectAccessible();
  });

  test('can be set back to the browser’s', async () => {
    const sent = respond([users.updateProfile, { body: { data: { ...ada, language: null } } }]);
    const { user } = await renderSignedIn(<LanguageSetting />, { language: 'ar' });
    expect(choice()).toHaveDisplayValue('العربية');
    await user.selectOptions(choice(), 'As in your browser: English');
    await waitFor(() => expect(sessionStore.state()).toMatchObject({ user: { language: null } }));
    expect(sent.map(({ body }) => body)).toEqual([{ language: null }]);
  });

  test('stays the same if the choice can’t be saved, and says so', async () => {
    respond([users.updateProfile, { status: 500, body: {} }]);
    const { user } = await renderSignedIn(<LanguageSetting />);
    await user.selectOptions(choice(), 'Deutsch');
    expect(await screen.findByText('Failed to save the language')).toBeVisible();
    expect(choice()).toHaveDisplayValue('As in your browser: English');
  });
});

describe('a pending address', () => {
  const open = () => renderSignedIn(<EmailChange />, { pendingEmail: 'new@example.com' });

  test('needs a code of six digits', async () => {
    const sent = respond([users.confirmEmail, { body: {} }]);
    const { user } = await open();
    expect(screen.getByText(/We sent a code to/)).toHaveTextContent('new@example.com');
    await user.type(screen.getByLabelText('Code'), '12{Enter}');
    expect(screen.getByLabelText('Code')).toBeInvalid();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(sent).toEqual([]);
    await expectAccessible();
  });

  test('reports a wrong code only once', async () => {
    const message = 'This code is not right or has expired. Ask for a new one.';
    const errors = [{ field: 'code', message }];
    respond([users.confirmEmail, { status: 400, body: { code: 'invalid', message, errors } }]);
    const { user } = await open();
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(message));
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.getByLabelText('Code')).toHaveFocus();
  });

  test('can be cancelled', async () => {
    respond([users.cancelEmailChange, { body: { data: ada } }]);
    const { user } = await open();
    await user.click(button('Cancel change'));
    expect(await screen.findByText('Your email address stays as it is.')).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(document.activeElement).toHaveTextContent('Your email address stays as it is.');
    await expectAccessible();
  });

  test('is not shown if there is none', async () => {
    respond();
    await renderSignedIn(<EmailChange />);
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
  });
});
