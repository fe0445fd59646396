import '../../areaData.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, type Day, dayOfWeek, startOfWeek, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aHabit } from '../habits/habit.fixture.ts';
import { Findings } from './Findings.tsx';

const monday = startOfWeek(todayIn(Date.now(), 'UTC'), 1);
const [monWedFri, tueThuSat] = [
  [1, 3, 5],
  [2, 4, 6],
];

/** The done days of the weeks before this one. Weeks alternate between Mon, Wed, Fri and Tue, Thu, Sat. */
const alternateDays = (weeks: number): Day[] =>
  Array.from({ length: weeks * 7 }, (_, n) => addDays(monday, -1 - n)).filter((day, n) =>
    (Math.floor(n / 7) % 2 ? monWedFri : tueThuSat)?.includes(dayOfWeek(day)),
  );

const open = async (names: readonly string[], weeks: number, archived: readonly string[] = []) => {
  const createdDay = addDays(monday, -weeks * 7);
  const all = [...names, ...archived].map((name, n) =>
    aHabit({
      _id: `01JD000000000000000000000${n}`,
      name,
      days: alternateDays(weeks),
      createdDay,
      schedules: [{ from: createdDay, frequency: 'daily' }],
      archivedOn: archived.includes(name) ? monday : null,
    }),
  );
  const data = {
    habits: all.filter(({ archivedOn }) => archivedOn === null),
    archived: all.filter(({ archivedOn }) => archivedOn !== null),
  };
  respond([habits.facts, { body: { success: true, data } }]);
  await renderSignedIn(<Findings />);
};

test('a finding shows both rates, and on demand the number of checked pairs and a warning of chance', async () => {
  await open(['Read', 'Walk'], 20);
  const words =
    'Walk was done on 100% of the 60 days with Read, and on 0% of the 80 days without it (20 weeks).';
  expect(await screen.findByText(words)).toBeVisible();
  screen.getByRole('button', { name: 'How sure is this?' }).click();
  expect(
    await screen.findByText(
      /^1 pair of habits checked\. 1 stands out\. This may still be chance\./,
    ),
  ).toBeVisible();
  await expectAccessible(document.body);
});

test('with too few weeks, the card names the weeks that a comparison needs', async () => {
  await open(['Read', 'Walk'], 6);
  const words =
    'Two habits are compared after 13 weeks in which both were due on most days; so far you have 6 weeks.';
  expect(await screen.findByText(words)).toBeVisible();
});

test('a single habit has no findings', async () => {
  await open(['Read'], 20);
  expect(screen.queryByRole('heading', { name: 'Findings' })).toBeNull();
});

test('a finding stays if one of its habits is archived', async () => {
  await open(['Read'], 20, ['Walk']);
  expect(await screen.findByText(/^Walk was done on 100% of the 60 days with Read/)).toBeVisible();
});
