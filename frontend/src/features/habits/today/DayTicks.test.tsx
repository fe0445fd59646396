import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Focus } from '#shared/reviews/model.ts';
import type { User } from '#shared/users/model.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aHabit } from '../habit.fixture.ts';
import { DayTicks } from './DayTicks.tsx';
import { rememberedTicks } from './rememberedTicks.ts';

const today = '2026-11-23';
const calendar = { today, weekStartsOn: 0 } as const;

type Given = Parameters<typeof aHabit>[0];

type TickedProps = { readonly habits: readonly Given[]; readonly focus?: readonly Focus[] };

/** Today's list. A tick changes its habits, like an edit by the outbox. */
const Ticked = ({ habits, focus = [] }: TickedProps) => {
  const [given, setGiven] = useState(habits);
  return (
    <DayTicks
      habits={given.map((one) => aHabit(one))}
      inFocus={focus}
      day={today}
      calendar={calendar}
      onTick={({ _id }, _day, completed) =>
        setGiven(
          given.map((one) => (one?._id === _id ? { ...one, days: completed ? [today] : [] } : one)),
        )
      }
      onTask={() => undefined}
    />
  );
};

const showAs = (person: Partial<User>, habits: readonly Given[]) => {
  respond();
  return renderSignedIn(
    <Ticked
      habits={habits.map((one, n) => ({ _id: `01JD00000000000000000000${n + 10}`, ...one }))}
    />,
    person,
  );
};

const show = (...habits: Given[]) => showAs({}, habits);

const done = { days: [today] };
const names = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Habit ${n}` }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const ticks = () =>
  screen
    .getAllByRole('button', { name: /November: / })
    .map((one) => one.getAttribute('aria-label')?.replace(', 23 November', ''));

const headings = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('habits of a day', () => {
  test('in focus come first, in the chosen order, and the others keep their order', async () => {
    respond();
    const habit = (n: number, more: Given = {}) => ({
      _id: `01JD0000000000000000000${n}AA`,
      name: `Habit ${n}`,
      ...more,
    });
    const of = (n: number): Focus => ({ area: 'habits', id: habit(n)._id });
    await renderSignedIn(
      <Ticked
        habits={[habit(1), habit(2, { timeOfDay: 'evening' }), habit(3), habit(4)]}
        focus={[of(4), { area: 'skills', id: habit(1)._id }, of(2)]}
      />,
    );
    expect(ticks()).toEqual([4, 2, 1, 3].map((n) => `Habit ${n}: not done`));
    expect(headings()).toEqual(['In focus', 'Any time']);
    await expectAccessible();
  });

  test('that are open are all shown, even if they are many', async () => {
    await show(...names(30));
    expect(ticks()).toHaveLength(30);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  test('that were done without being due are in the line for done habits', async () => {
    const { user } = await show(
      { name: 'Read' },
      { name: 'Run', ...done },
      { name: 'Hike', frequency: 'weekends', ...done },
    );
    await user.click(button('2 already done'));
    expect(ticks()).toEqual(['Read: not done', 'Run: done', 'Hike: done']);
    await user.click(button('Hike, 23 November: done'));
    expect(ticks()).toEqual(['Read: not done', 'Run: done']);
    expect(button('1 already done')).toBeVisible();
  });

  test('that are done are one line at the end, and times without open habits have no heading', async () => {
    await show(
      { name: 'Read', timeOfDay: 'morning', ...done },
      { name: 'Run', timeOfDay: 'morning', ...done },
      { name: 'Walk', timeOfDay: 'morning' },
      { name: 'Sing', timeOfDay: 'evening', ...done },
      { name: 'Call', timeOfDay: 'evening', frequency: 'weekly', days: ['2026-11-22'] },
    );
    expect(ticks()).toEqual(['Walk: not done']);
    expect(headings()).toEqual(['Morning']);
    expect(
      within(screen.getByRole('list', { name: 'Morning' })).getAllByRole('listitem'),
    ).toHaveLength(1);
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(
      '3 already done, 1 already complete',
    );
    await expectAccessible();
  });

  test('have one line and no headings if all are done', async () => {
    await show(
      { name: 'Read', timeOfDay: 'morning', ...done },
      { name: 'Eat', timeOfDay: 'midday', ...done },
      { name: 'Sing', timeOfDay: 'evening', ...done },
      { name: 'Walk', ...done },
    );
    expect(headings()).toEqual([]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '4 already done',
    ]);
  });

  test('that are done can be unticked by two taps, and stay in the open line', async () => {
    const { user } = await show({ name: 'Read', ...done }, { name: 'Run', ...done });
    await user.click(button('2 already done'));
    expect(ticks()).toEqual(['Read: done', 'Run: done']);
    await user.click(button('Read, 23 November: done'));
    expect(ticks()).toEqual(['Read: not done', 'Run: done']);
    expect(button('Read, 23 November: not done')).toHaveFocus();
    await user.click(button('1 already done'));
    expect(ticks()).toEqual(['Read: not done']);
  });

  test('that are ticked now stay in their places, and another tap unticks them', async () => {
    const { user } = await show({ name: 'Read' }, { name: 'Run' }, { name: 'Sing', ...done });
    await user.click(button('Read, 23 November: not done'));
    expect(ticks()).toEqual(['Read: done', 'Run: not done']);
    expect(button('1 already done')).toBeVisible();
    await user.click(button('Read, 23 November: done'));
    expect(ticks()).toEqual(['Read: not done', 'Run: not done']);
  });

  test('are remembered by their number, for the placeholder of the next visit', async () => {
    const { user } = await show({ name: 'Read' }, { name: 'Run' }, { name: 'Sing', ...done });
    expect(rememberedTicks()).toMatchObject({ counts: [2], hasFold: true });
    await user.click(button('Read, 23 November: not done'));
    expect(rememberedTicks()).toMatchObject({ counts: [1], hasFold: true });
  });

  test('are in groups if the person chose groups, in the order of their first habits', async () => {
    const { user } = await showAs({ groupBy: 'group' }, [
      { name: 'Alone', timeOfDay: 'evening' },
      { name: 'Stretch', group: 'Morning', ...done },
      { name: 'Read', group: 'Desk' },
      { name: 'Walk', group: 'MORNING' },
    ]);
    expect(headings()).toEqual(['Morning1 of 2', 'Desk0 of 1']);
    expect(ticks()).toEqual(['Walk: not done', 'Read: not done', 'Alone: not done']);
    expect(screen.getByText('Evening')).toBeVisible();
    await expectAccessible();
    await user.click(button('Walk, 23 November: not done'));
    expect(headings()).toEqual(['Morning2 of 2', 'Desk0 of 1']);
    await user.click(button(/^Morning/));
    expect(ticks()).toEqual(['Read: not done', 'Alone: not done']);
  });

  test('in a closed group stay hidden on the next visit', async () => {
    const habits = [{ name: 'Read', group: 'Desk' }, { name: 'Alone' }];
    const first = await showAs({ groupBy: 'group' }, habits);
    await first.user.click(button(/^Desk/));
    expect(rememberedTicks()).toMatchObject({ counts: [0, 1] });
    first.unmount();
    await showAs({ groupBy: 'group' }, habits);
    expect(ticks()).toEqual(['Alone: not done']);
    expect(button(/^Desk/)).toHaveAttribute('aria-expanded', 'false');
  });
});
