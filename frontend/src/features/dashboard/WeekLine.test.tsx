import '../../areaData.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Dashboard } from '#shared/analytics/model.ts';
import { addDays, type Day, lastDays, startOfWeek, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { formatWeekdayAndDay } from '../../ui/format/days.ts';
import { aHabit } from '../habits/habit.fixture.ts';
import { WeekLine } from './WeekLine.tsx';

const today = todayIn(Date.now(), 'UTC');
const from = startOfWeek(today, 0);
const quiet: Dashboard['thisWeek'] = { from, finished: [], mostHours: null };
const id = '01JD0000000000000000000001';

/** Renders the line for this week and a daily habit that was done on these days. */
const open = async (thisWeek: Partial<Dashboard['thisWeek']>, days: readonly Day[] = []) => {
  const createdDay = addDays(today, -60);
  const schedules = [{ from: createdDay, frequency: 'daily' as const }];
  const listed = [aHabit({ _id: id, name: 'Walk', days, createdDay, schedules })];
  respond([habits.facts, { body: { success: true, data: { habits: listed } } }]);
  await renderSignedIn(<WeekLine thisWeek={{ ...quiet, ...thisWeek }} />);
};

const finished = (area: 'skill' | 'resource' | 'project', name: string, day = today) => ({
  area,
  name,
  _id: id,
  day,
});

// biome-ignore format: one line a case
test.each<[Partial<Dashboard['thisWeek']>, Day[], string, string]>([
  [{ finished: [finished('skill', 'Rust')] }, [], 'Finished today: Rust.', `/skills/${id}`],
  [{ finished: [finished('skill', 'Rust', from)] }, [], from === today ? 'Finished today: Rust.' : `Finished on ${formatWeekdayAndDay(from)}: Rust.`, `/skills/${id}`],
  [{ finished: [finished('project', 'Shelf'), finished('skill', 'Rust')] }, [], 'Finished this week: Shelf and 1 more.', `/projects/${id}`],
  [{ finished: [finished('resource', 'A book')] }, [], 'Finished today: A book.', `/learning/${id}`],
  [{}, lastDays(30, today), 'Walk: 30 days in a row, as of today.', `/habits/${id}`],
  [{ mostHours: { _id: id, name: 'Rust', hours: 6, before: 4.5 } }, [], 'Rust: 6 h this week, more than in any of the 12 weeks before (at most 4 h 30 min).', `/skills/${id}`],
  [{}, [addDays(today, -40), today], 'Walk is back: done today, for the first time in 40 days.', `/habits/${id}`],
])('the line of %j, case %#', async (thisWeek, days, sentence, to) => {
  await open(thisWeek, days);
  const link = await screen.findByRole('link');
  // Removes the invisible marks around text that a person typed.
  expect(link.textContent.replace(/[\u2068\u2069]/g, '')).toBe(sentence);
  expect(link).toHaveAttribute('href', to);
  await expectAccessible();
});

test('a week without a result to mention has no line', async () => {
  await open({}, [today]);
  expect(screen.queryByRole('link')).toBeNull();
});
