import type { Locator, Page } from '@playwright/test';
import { addDays, type Day, monthOf } from '#shared/days/days.ts';
import { today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { formatNearDay } from '../../frontend/src/ui/format/days.ts';

export const daysAgo = (days: number): Day => addDays(today(), -days);

/** Returns a day's button in the calendar of the shown month. */
export const dayOf = (page: Page, day: Day): Locator => page.locator(`[data-day="${day}"]`);

/** Returns a habit's dot on a day of the calendar. A mouse can press it. */
export const dotOf = (page: Page, habit: string, day: Day): Locator =>
  page
    .getByRole('grid')
    .getByRole('gridcell')
    .filter({ has: dayOf(page, day) })
    .getByTitle(habit, { exact: true });

const inEnglish = (day: Day, parts: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString('en-GB', { ...parts, timeZone: 'UTC' });

/** '2026-11-20' -> '20 November'. */
export const formatDay = (day: Day): string => inEnglish(day, { day: 'numeric', month: 'long' });

/** '2026-11-20' -> '20 November'. The year is added unless it is the current one. */
export const shownDay = (day: Day): string => formatNearDay(day, today());

/** '2026-11-20' -> 'Friday, 20 November 2026'. */
const formatLongDay = (day: Day): string => {
  const date = inEnglish(day, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${inEnglish(day, { weekday: 'long' })}, ${date}`;
};

/** Returns the panel with every habit of one day. It is next to the calendar, or over the page on a narrow screen. */
export const panelOf = (page: Page, day: Day): Locator => {
  const name = formatLongDay(day);
  return page.getByRole('region', { name }).or(page.getByRole('dialog', { name }));
};

export const todayRegion = (page: Page): Locator => page.getByRole('region', { name: 'Today' });

/** Returns a habit's line in today's list. */
export const todaysTick = (page: Page, habit: string): Locator =>
  todayRegion(page).getByTitle(habit, { exact: true });

export const expectDone = (tick: Locator): Promise<void> =>
  expect(tick).toHaveAttribute('aria-label', /: done$/);

export const expectNotDone = (tick: Locator): Promise<void> =>
  expect(tick).toHaveAttribute('aria-label', /: not done$/);

/** Unfolds the habits in today's list that are already done. */
export async function openDone(page: Page): Promise<void> {
  const lines = todayRegion(page).getByRole('button', { name: / already /, expanded: false });
  await lines.first().waitFor();
  while ((await lines.count()) > 0) await lines.first().click();
}

export const cardOf = (page: Page, habit: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: habit }) });

/** Returns the 15th of the month that many months before `today`. Only its own month's grid shows this day. */
export function midOfMonth(today: Day, monthsBack: number): Day {
  const index = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - monthsBack;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-15`;
}

export const calendarUrl = (day: Day): string => `/habits?view=calendar&month=${monthOf(day)}`;
