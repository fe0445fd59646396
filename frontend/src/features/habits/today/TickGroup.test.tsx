import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Habit } from '#shared/habits/model.ts';
import type { DueHabit } from '#shared/habits/rules.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aHabit } from '../habit.fixture.ts';
import { neededOf } from '../view.ts';
import { TickGroup } from './TickGroup.tsx';

const today = '2026-11-23';
const yesterday = '2026-11-22';

const named = (n: number, name: string, more: Parameters<typeof aHabit>[0] = {}) =>
  aHabit({ _id: `01JD000000000000000000000${n}`, name, ...more });

const show = async (asked: readonly DueHabit[], { day = today, title = 'Morning' } = {}) => {
  respond();
  const ticked: unknown[][] = [];
  const drawn = await renderSignedIn(
    <TickGroup
      title={title && <h3>{title}</h3>}
      label={title}
      shown={asked}
      needed={neededOf(asked)}
      day={day}
      today={today}
      onTick={({ name }, ...rest) => ticked.push([name, ...rest])}
      onTask={() => undefined}
    />,
  );
  return { ...drawn, ticked };
};

const open = (habit: Habit): DueHabit => ({ habit, isMet: false, isCounted: true });
const done = (habit: Habit): DueHabit => ({ habit, isMet: true, isCounted: true });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tickAll = () => screen.queryByRole('button', { name: /^Tick all/ });

describe('habits of a day', () => {
  test('are a list with a name, each with its tick and its menu', async () => {
    const { user, ticked } = await show([
      open(named(0, 'Read')),
      done(named(1, 'Walk', { days: [today] })),
    ]);
    const list = screen.getByRole('list', { name: 'Morning' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expectAccessible();
    await user.click(button('Read, 23 November: not done'));
    await user.click(button('Walk, 23 November: done'));
    expect(ticked).toEqual([
      ['Read', today, true],
      ['Walk', today, false],
    ]);
    expect(button('More for Read')).toBeVisible();
  });

  test.each([
    ['if two or more are open', [open(named(0, 'Read')), open(named(1, 'Walk'))], true],
    ['not if there is one habit', [open(named(0, 'Read'))], false],
    [
      'not if only one is left',
      [open(named(0, 'Read')), done(named(1, 'Walk', { days: [today] }))],
      false,
    ],
    [
      'not for amounts',
      [open(named(0, 'Read')), open(named(1, 'Water', { kind: 'amount' }))],
      false,
    ],
  ])('can be ticked all at once, %s', async (_, asked, is) => {
    await show(asked);
    expect(tickAll() !== null).toBe(is);
  });

  test('ticked all at once leave out optional habits and those whose week is met', async () => {
    const schedules = [{ from: '2026-11-02', frequency: 'per-week' as const, frequencyCount: 3 }];
    const { user, outbox } = await show([
      open(named(0, 'Read')),
      open(named(1, 'Walk')),
      { ...open(named(2, 'Swim', { schedules })), isCounted: false },
      { ...done(named(3, 'Sing', { frequency: 'weekly', days: [yesterday] })), isCounted: false },
    ]);
    await user.click(button('Tick all 2: Morning'));
    expect(outbox.pending().map(({ label }) => label)).toEqual([
      'Read: ticked for 23 November',
      'Walk: ticked for 23 November',
    ]);
  });

  test('ticked all at once have a change each, in order, even within a millisecond', async () => {
    const names = ['Read', 'Walk', 'Swim', 'Sing', 'Write', 'Stretch'];
    const { user, outbox } = await show(names.map((name, n) => open(named(n, name))));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    await user.click(button('Tick all 6: Morning'));
    expect(outbox.pending().map(({ label }) => label)).toEqual(
      names.map((name) => `${name}: ticked for 23 November`),
    );
    expect(button('Read, 23 November: not done')).toHaveFocus();
  });

  test('without a title have no button to tick all', async () => {
    await show([open(named(0, 'Read')), open(named(1, 'Walk'))], { title: '' });
    expect(tickAll()).toBeNull();
  });
});

const met = { isMet: true, isCounted: false };

test.each([
  ['optional today', {}, today, { isCounted: false }],
  ['was optional', {}, yesterday, { isCounted: false }],
  ['last chance', { due: 'now', restForecast: 'x' }, today, {}],
  ['12 days', { currentStreak: 12 }, today, {}],
  ['12 times', { currentStreak: 12, frequency: 'weekends' }, today, {}],
  ['1 day', { currentStreak: 1 }, today, {}],
  ['Week complete', { schedules: [{ from: '2026-11-02', frequency: 'weekly' }] }, today, met],
  ['', { currentStreak: 12 }, yesterday, {}],
] as [string, Partial<Habit>, string, Partial<DueHabit>][])(
  'the note beside a habit’s name is %j, case %#',
  async (said, more, day, state) => {
    await show([{ ...open(named(0, 'Read', more)), ...state }], { day });
    expect(screen.getByRole('listitem')).toHaveTextContent(new RegExp(`^Read${said}$`));
  },
);
