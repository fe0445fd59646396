import { afterEach, expect, test, vi } from 'vitest';
import { browserWeekStart } from './browserWeekStart.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['de', 1],
  ['ar-EG', 6],
  // Weeks start on Friday in the Maldives, but Cairn does not support that.
  ['dv-MV', 0],
  ['no locale', 0],
])('weeks in %s start on %i', (locale, day) => {
  expect(browserWeekStart(locale)).toBe(day);
});

const weeks = Intl.Locale.prototype as { getWeekInfo?: unknown; weekInfo?: unknown };
const { getWeekInfo } = weeks;

afterEach(() => {
  weeks.getWeekInfo = getWeekInfo;
  delete weeks.weekInfo;
});

test('week data is read from a property if the browser has no method for it', () => {
  delete weeks.getWeekInfo;
  Object.defineProperty(weeks, 'weekInfo', { value: { firstDay: 1 }, configurable: true });
  expect(browserWeekStart('de')).toBe(1);
});

test('weeks start on Sunday if the browser has no week data', () => {
  delete weeks.getWeekInfo;
  expect(browserWeekStart('de')).toBe(0);
});
