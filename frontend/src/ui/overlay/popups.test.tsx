import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '#testing/components/render.tsx';
import { confirmDelete } from './confirmDelete.tsx';
import {
  closeOverlays,
  doubleTapMs,
  showError,
  showNotice,
  showSuccess,
  showUndo,
} from './popups.ts';

const undone: string[] = [];

const tick = (name: string) =>
  showUndo(`${name}: ticked`, {
    undo: () => {
      undone.push(name);
      return true;
    },
  });

const pressUndo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });

test('nothing of a person who leaves stays for the next, and nothing comes late', async () => {
  render(<p>A page</p>);
  tick('Read');
  tick('Walk');
  showError('Walk could not be saved');
  showNotice('Saved on this device');
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

test('a double tap is undone at once; slower taps, and more than two, are undone one by one', async () => {
  render(<p>A page</p>);
  let glasses = 0;
  let now = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  const add = (together: string, message: () => string) => {
    glasses++;
    const undo = () => {
      glasses--;
      return true;
    };
    showUndo(message(), { undo, together });
  };
  const water = () => add('water', () => `Water: ${glasses} glasses`);
  const piano = () => add('piano', () => 'Piano: Practice, 15 min');
  const tapTwice = (tap: () => void) => {
    tap();
    now += doubleTapMs - 1;
    tap();
  };

  tapTwice(water);
  expect(await screen.findByText('Water: 2 glasses')).toBeVisible();
  pressUndo();
  expect(glasses).toBe(0);

  tapTwice(piano);
  expect(await screen.findByText('Piano: Practice, 15 min, twice')).toBeVisible();
  water();
  pressUndo();
  expect(await screen.findByText('Before that: Piano: Practice, 15 min, twice')).toBeVisible();
  pressUndo();
  expect(glasses).toBe(0);

  water();
  now += doubleTapMs;
  water();
  pressUndo();
  expect(glasses).toBe(1);
  expect(await screen.findByText('Before that: Water: 1 glasses')).toBeVisible();
  pressUndo();

  tapTwice(water);
  tapTwice(water);
  for (const left of [3, 2, 1, 0]) {
    pressUndo();
    expect(glasses).toBe(left);
  }
});
