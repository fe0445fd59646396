import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Habit } from '#shared/habits/model.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import '../../../ui/overlay/Overlays.tsx';
import { aHabit } from '../habit.fixture.ts';
import { DayPanel } from './DayPanel.tsx';

/** A Monday. */
const today = '2026-11-23';
const calendar = { today, weekStartsOn: 0 } as const;
const friday = '2026-11-20';
const saturday = '2026-11-21';

const ids = ['1', '2', '3', '4'].map((n) => `01JD000000000000000000000${n}`);
const named = (n: number, name: string, more: Parameters<typeof aHabit>[0] = {}) =>
  aHabit({ _id: ids[n] ?? '', name, ...more });
const weekdays = (n: number, name: string, more: Parameters<typeof aHabit>[0] = {}) =>
  named(n, name, {
    frequency: 'weekdays',
    schedules: [{ from: '2026-11-02', frequency: 'weekdays' }],
    ...more,
  });

const show = async (day: string, habits: readonly Habit[]) => {
  respond();
  const done: unknown[][] = [];
  const drawn = await renderSignedIn(
    <DayPanel
      day={day}
      calendar={calendar}
      habits={habits}
      onTick={({ name }, ...rest) => done.push([name, ...rest])}
      onDay={(other) => done.push([other])}
      onClose={() => done.push(['closed'])}
    />,
  );
  return { ...drawn, done, panel: await screen.findByRole('dialog') };
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the panel of a day', () => {
  test.each([
    [friday, [weekdays(0, 'Read', { days: [friday] }), weekdays(1, 'Walk')], '1 of 2 done'],
    [saturday, [weekdays(0, 'Read')], 'No habit was scheduled for this day.'],
    [friday, [weekdays(0, 'Read', { skips: [friday] })], 'Everything scheduled was skipped.'],
    [
      friday,
      [weekdays(0, 'Read', { pauses: [{ from: friday }] })],
      'Everything scheduled was paused.',
    ],
    ['2026-11-25', [named(0, 'Read', { days: ['2026-11-25'] })], 'This day is in the future.'],
  ])('counts the due habits of %s, or says why there are none: %#', async (day, habits, said) => {
    const { panel } = await show(day, habits);
    expect(within(panel).getByText(said)).toHaveAttribute('aria-live', 'polite');
    await expectAccessible(panel);
  });

  test('has the day as its name, and a list of its own for habits that were not due', async () => {
    const { panel } = await show(saturday, [weekdays(0, 'Read'), named(1, 'Walk')]);
    expect(panel).toHaveAccessibleName('Saturday, 21 November 2026');
    expect(screen.getByRole('heading', { name: 'Not scheduled for this day' })).toBeVisible();
    const lists = screen.getAllByRole('list').map(({ textContent }) => textContent);
    expect(lists).toEqual(['WalkEvery day', 'ReadOn weekdays']);
  });

  test('says when a later habit begins', async () => {
    await show('2026-11-19', [
      named(0, 'Read'),
      named(1, 'Walk', {
        startDate: friday,
        createdDay: friday,
        schedules: [{ from: friday, frequency: 'daily' }],
      }),
    ]);
    const lists = screen.getAllByRole('list').map(({ textContent }) => textContent);
    expect(lists).toEqual(['ReadEvery day', 'WalkBegins on 20 November']);
  });

  test('ticks and unticks, shows the days before and after, and closes', async () => {
    const { user, done } = await show(friday, [
      named(0, 'Read'),
      named(1, 'Walk', { days: [friday] }),
    ]);
    await user.click(button('Read, 20 November: not done'));
    await user.click(button('Walk, 20 November: done'));
    await user.click(button('Previous day'));
    await user.click(button('Next day'));
    await user.click(button('Close'));
    expect(done).toEqual([
      ['Read', friday, true],
      ['Walk', friday, false],
      ['2026-11-19'],
      [saturday],
      ['closed'],
    ]);
  });

  test('offers no day after today', async () => {
    await show(today, [named(0, 'Read')]);
    expect(button('Next day')).toBeDisabled();
    expect(button('Previous day')).toBeEnabled();
  });

  test('skips the day of a habit', async () => {
    const { user, outbox } = await show(friday, [named(0, 'Read')]);
    await user.click(button('More for Read'));
    await user.click(await screen.findByRole('menuitem', { name: 'Skip this day' }));
    expect(outbox.pending()).toMatchObject([{ request: { body: { skipped: true } } }]);
  });

  test('opens the note in a dialog, and Escape returns the focus to the habit’s menu', async () => {
    const { user } = await show(friday, [named(0, 'Read')]);
    await user.click(button('More for Read'));
    await user.click(screen.getByRole('menuitem', { name: 'Note…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Read, 20 November' });
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    await expectAccessible(dialog);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('More for Read')).toHaveFocus());
    expect(screen.getByRole('dialog', { name: 'Friday, 20 November 2026' })).toBeVisible();
  });

  test('saves a note, and closes the note’s dialog', async () => {
    const { user, outbox } = await show(friday, [named(0, 'Read')]);
    await user.click(button('More for Read'));
    await user.click(screen.getByRole('menuitem', { name: 'Note…' }));
    await user.type(await screen.findByRole('textbox', { name: 'Note on 20 November' }), 'Late');
    await user.click(button('Save note'));
    expect(outbox.pending()).toMatchObject([
      { label: 'Read: note added for 20 November', request: { body: { note: 'Late' } } },
    ]);
    await waitFor(() => expect(button('More for Read')).toHaveFocus());
  });

  test('of a future day lets the person only untick', async () => {
    await show('2026-11-25', [named(0, 'Read', { days: ['2026-11-25'] }), named(1, 'Walk')]);
    expect(screen.queryByRole('button', { name: /^Walk/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
    expect(button('Read, 25 November: done')).toBeVisible();
  });
});
