import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#testing/components/render.tsx';
import { confirmDelete } from './confirmDelete.tsx';
import { closeOverlays, showError, showNotice, showSuccess, showUndo } from './popups.ts';

const undone: string[] = [];

const tick = (name: string) =>
  showUndo(`${name}: ticked`, {
    undo: () => {
      undone.push(name);
      return true;
    },
  });

const pressUndo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });

test('a log-out removes all popups, questions and offers to undo, and none appears later', async () => {
  render(<p>A page</p>);
  tick('Read');
  tick('Walk');
  showError('Walk could not be saved');
  confirmDelete({ title: 'Delete Read?', text: 'It goes.', onConfirm: () => undefined });
  expect(await screen.findByText('Walk: ticked')).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Delete Read?' })).toBeVisible();
  expect(screen.getByText('Walk could not be saved')).toBeVisible();

  showSuccess('Created!');
  closeOverlays();
  await waitFor(() => {
    expect(screen.queryByText(/Read|Walk|Saved|Created/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  pressUndo();
  expect(undone).toEqual([]);

  tick('Swim');
  expect(await screen.findByText('Swim: ticked')).toBeVisible();
  pressUndo();
  expect(undone).toEqual(['Swim']);
  await waitFor(() => expect(screen.queryByText(/Read|Walk|Created/)).toBeNull());
});

test('a notice stays if it follows a change immediately', async () => {
  render(<p>A page</p>);
  tick('Walk');
  showNotice('Walk could not be saved');
  expect(await screen.findByText('Walk could not be saved')).toBeVisible();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  expect(screen.getByText('Walk could not be saved')).toBeVisible();
  expect(screen.queryByText('Walk: ticked')).toBeNull();
});

test('only the last change can be undone, and only once', async () => {
  render(<p>A page</p>);
  undone.length = 0;
  tick('Read');
  tick('Walk');
  expect(await screen.findByText('Walk: ticked')).toBeVisible();
  pressUndo();
  pressUndo();
  expect(undone).toEqual(['Walk']);
  await waitFor(() => expect(screen.queryByText(/ticked/)).toBeNull());
});

test('a change that is undone before its popup shows gets no popup', async () => {
  render(<p>A page</p>);
  undone.length = 0;
  tick('Read');
  pressUndo();
  expect(undone).toEqual(['Read']);
  showNotice('Saved on this device');
  expect(await screen.findByText('Saved on this device')).toBeVisible();
  expect(screen.queryByText('Read: ticked')).toBeNull();
});

test('a popup can offer an action next to Undo, and the action closes the popup', async () => {
  const { user } = render(<p>A page</p>);
  const run: string[] = [];
  const next = { message: 'Next up: Swim', label: 'Start', run: () => void run.push('Swim') };
  showUndo('Walk: done', { undo: () => true }, next);
  expect(await screen.findByText('Next up: Swim')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(run).toEqual(['Swim']);
  await waitFor(() => expect(screen.queryByText('Walk: done')).toBeNull());
});

test('if it is too late to undo, a notice says so', async () => {
  render(<p>A page</p>);
  showUndo('Deleting "Camera"', { undo: () => false });
  pressUndo();
  expect(await screen.findByText(/already saved/)).toBeVisible();
});
