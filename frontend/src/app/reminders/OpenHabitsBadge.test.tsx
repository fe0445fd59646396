import { act } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { routeKey } from '#shared/calls/route.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { calendarNow } from '../../data/days/useToday.ts';
import { aHabit } from '../../features/habits/habit.fixture.ts';
import { OpenHabitsBadge } from './OpenHabitsBadge.tsx';

type Fetch = (list: readonly ReturnType<typeof aHabit>[]) => Promise<unknown>;

/** Renders the badge. `fetch` simulates a page that fetches the habits. */
const show = async () => {
  respond();
  const shown: (number | undefined)[] = [];
  Object.assign(navigator, {
    setAppBadge: vi.fn(async (count: number) => void shown.push(count)),
    clearAppBadge: vi.fn(async () => void shown.push(undefined)),
  });
  let fetched: Fetch = async () => undefined;
  const Page = () => {
    const { mutate } = useSWRConfig();
    fetched = (list) => mutate([routeKey(habits.list), everyHabit], { habits: list }, false);
    return <OpenHabitsBadge />;
  };
  const { unmount } = await renderSignedIn(<Page />);
  return { shown, unmount, fetch: (...list: Parameters<Fetch>[0]) => act(() => fetched(list)) };
};

const named = (n: number, some: Parameters<typeof aHabit>[0] = {}) =>
  aHabit({ _id: `01JD000000000000000000000${n}`, ...some });

test('the icon shows the number of today’s open habits, and no number if all are done', async () => {
  const { shown, unmount, fetch } = await show();
  expect(shown).toEqual([]);
  const { today } = calendarNow();
  const done = { days: [today] };
  await fetch(named(1), named(2), named(3, done), named(4, { skips: [today] }));
  expect(shown).toEqual([2]);
  await fetch(named(1, done), named(2), named(3, done));
  expect(shown).toEqual([2, 1]);
  await fetch(named(1, done), named(2, done));
  expect(shown).toEqual([2, 1, undefined]);
  await fetch(named(1));
  unmount();
  expect(shown).toEqual([2, 1, undefined, 1, undefined]);
});

test('a browser that lacks or refuses badges causes no error', async () => {
  const { fetch } = await show();
  Object.assign(navigator, { setAppBadge: () => Promise.reject(new DOMException('No')) });
  await fetch(named(1));
  Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
  await fetch(named(1), named(2));
});
