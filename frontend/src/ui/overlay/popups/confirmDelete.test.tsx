import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { type ConfirmDeleteProps, confirmDelete } from './confirmDelete.tsx';

const happened: string[] = [];

const ask = async (more: Partial<ConfirmDeleteProps> = {}) => {
  happened.length = 0;
  const open = () =>
    confirmDelete({
      title: 'Delete Habit?',
      text: 'It goes with its 12 days.',
      onConfirm: () => happened.push('confirmed'),
      onGone: () => happened.push('gone'),
      ...more,
    });
  const { user } = render(
    <button type="button" onClick={open}>
      Delete
    </button>,
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Delete Habit?' }) };
};

const button = (name: string) => screen.getByRole('button', { name });

test('the dialog focuses Cancel, so that an accidental Enter does no harm', async () => {
  const { user, dialog } = await ask();
  expect(dialog).toHaveTextContent('It goes with its 12 days.');
  await waitFor(() => expect(button('Cancel')).toHaveFocus());
  await expectAccessible(dialog);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(happened).toEqual(['gone']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the text is replaced once more is known', async () => {
  let tell: (text: string) => void = () => undefined;
  const later = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const { dialog } = await ask({ later });
  expect(dialog).toHaveTextContent('It goes with its 12 days.');
  tell('It goes with its 12 days and 6 notes.');
  expect(await screen.findByText('It goes with its 12 days and 6 notes.')).toBeVisible();
});

test.each([
  ['is done after a clear yes', 'Yes, delete it!', ['gone', 'confirmed']],
  ['is not done by Close', 'Close', ['gone']],
])('a deletion %s', async (_, pressed, then) => {
  const { user } = await ask();
  await user.click(button(pressed));
  await waitFor(() => expect(happened).toEqual(then));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a deletion is not done by Escape', async () => {
  const { user } = await ask();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(happened).toEqual(['gone']));
});

test('a question that is not about a deletion has its own labels', async () => {
  const { dialog } = await ask({ labels: { confirm: 'Yes, revoke it', cancel: 'Keep it' } });
  const names = within(dialog)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  expect(names).toEqual(['Close', 'Keep it', 'Yes, revoke it']);
});
