import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { users } from '#shared/users/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { ada, renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { sessionStore } from '../../data/session/sessionStore.ts';
import { DayAndWeek } from './DayAndWeek.tsx';
import { EmailChange } from './EmailChange.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('a new password', () => {
  test.each([
    ['', 'a better one', 'a better one', 'Current Password', 'Current password is required'],
    ['old', 'shorter', 'shorter', 'New Password', 'Password must be at least 8 characters'],
    ['old', 'a better one', 'another', 'Confirm New Password', 'New passwords do not match'],
  ])('%j, %j, %j is refused at %s', async (current, next, again, label, said) => {
    const sent = respond([users.updatePassword, { body: {} }]);
    const { user } = await renderSignedIn(<PasswordForm />);
    for (const [name, text] of [
      ['Current Password', current],
      ['New Password', next],
      ['Confirm New Password', again],
    ] as const) {
      await user.click(screen.getByLabelText(name));
      await user.paste(text);
    }
    await user.click(button('Update Password'));
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(said);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(sent).toEqual([]);
    await expectAccessible();
  });
});

describe('day and week', () => {
  test('say what they mean, and are saved', async () => {
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
    await user.click(button('Save'));
    expect(await screen.findByText('Day and week saved')).toBeVisible();
    expect(sent).toMatchObject([{ body: { dayStartsAt: 3, weekStartsOn: 1 } }]);
    expect(sessionStore.state()).toMatchObject({ user: { dayStartsAt: 3, weekStartsOn: 1 } });
    await expectAccessible();
  });
});

describe('an address that waits for its code', () => {
  const open = () => renderSignedIn(<EmailChange />, { pendingEmail: 'new@example.com' });

  test('needs six digits', async () => {
    const sent = respond([users.confirmEmail, { body: {} }]);
    const { user } = await open();
    expect(screen.getByText(/We sent a code to/)).toHaveTextContent('new@example.com');
    await user.type(screen.getByLabelText('Code'), '12{Enter}');
    expect(screen.getByLabelText('Code')).toBeInvalid();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(sent).toEqual([]);
    await expectAccessible();
  });

  test('may be left', async () => {
    respond([users.cancelEmailChange, { body: { data: ada } }]);
    const { user } = await open();
    await user.click(button('Cancel Change'));
    expect(await screen.findByText('Your email address stays as it is.')).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(document.activeElement).toHaveTextContent('Your email address stays as it is.');
    await expectAccessible();
  });

  test('is nothing where none does', async () => {
    respond();
    await renderSignedIn(<EmailChange />);
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
  });
});
