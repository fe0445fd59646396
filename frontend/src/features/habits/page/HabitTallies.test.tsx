import '../../../domain/habits/edits.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#shared/days/days.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aHabit } from '../habit.fixture.ts';
import { describeMonth, HabitTallies } from './HabitTallies.tsx';

const calendar = { today: '2026-11-24', weekStartsOn: 0 } as const;

const open = async (given: Parameters<typeof aHabit>[0]) => {
  respond();
  return renderSignedIn(
    <HabitTallies habit={aHabit(given)} day={calendar.today} calendar={calendar} />,
  );
};
const unfold = async (given: Parameters<typeof aHabit>[0]) => {
  const { user } = await open(given);
  await user.click(screen.getByRole('button', { name: 'Weekdays and months' }));
};
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const rows = (title: string) => {
  const card = screen.getByRole('heading', { name: title }).closest('section');
  return within(card as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

beforeEach(() => localStorage.clear());

test('weekdays and months are folded at first, and the month of a ticked habit has one row', async () => {
  const { user } = await open({ days: ['2026-11-02', '2026-11-03', '2026-11-04'] });
  const shown = ['Strength', 'Best streaks', 'Weekdays and months'];
  expect(titles()).toEqual(shown);
  await user.click(screen.getByRole('button', { name: 'Weekdays and months' }));
  expect(titles()).toEqual([...shown, 'By weekday, 2026', 'By month, 2026']);
  expect(rows('By month, 2026')).toEqual(['November3 of 22 (14%)']);
});

test('a first day that is not over yet is not missed', async () => {
  await unfold({ createdDay: calendar.today, days: [] });
  expect(screen.getByText('Nothing was done or missed in 2026.')).toBeVisible();
});

test('the months and weeks of an amount habit have total, mean and best', async () => {
  await unfold({
    kind: 'amount',
    unit: 'glasses',
    direction: 'at-least',
    target: 8,
    targets: [{ from: '2026-11-02', target: 8, direction: 'at-least' }],
    days: ['2026-11-22'],
    amounts: [
      { date: '2026-11-15', amount: 5 },
      { date: '2026-11-22', amount: 9 },
    ],
  });
  expect(titles().filter((title) => title?.startsWith('By month'))).toEqual(['By month, 2026']);
  expect(rows('By month, 2026')).toEqual(['November1 of 22 (5%)14 glasses, avg 7, best 9']);
  expect(rows('By week: glasses')).toEqual([
    '15 Nov5 glassesavg 5, best 5',
    '22 Nov9 glassesavg 9, best 9',
  ]);
});

test.each([
  [{ done: 19, units: 23, met: 19 }, '19 of 23 (83%)'],
  [{ done: 11, units: 4, met: 3 }, '3 of 4 (75%), 11 days'],
  [{ done: 1, units: 0, met: 0 }, '1 day'],
])('describeMonth of %j: %s', (tally, words) => {
  expect(describeMonth(tally)).toBe(words);
});

test('the best and the worst weekday are named if their intervals do not overlap', async () => {
  // Done on nine of eleven Mondays, on no Sunday, and on about half of the other days.
  const since = '2026-09-14';
  const days = Array.from({ length: 70 }, (_, n) => n)
    .filter((n) => (n % 7 === 0 ? n > 0 : n % 7 !== 6 && n % 2 === 0))
    .map((n) => addDays(since, n));
  await open({ days, createdDay: since, schedules: [{ from: since, frequency: 'daily' }] });
  const words =
    'Until yesterday: best on Monday, 9 of 11 days (likely 52 to 95%). Worst on Sunday, 0 of 10 days (likely 0 to 28%). These 95% intervals do not overlap; with seven weekdays compared, it may still be chance.';
  expect(screen.getByText(words)).toBeVisible();
});
