import { expect, onTestFinished, test } from 'vitest';
import { formatDate, formatDay } from '#shared/language/days.ts';
import { activate } from '#shared/language/i18n.ts';
import {
  describeLast,
  formatAgo,
  formatDateAgo,
  formatLongDay,
  formatMonth,
  formatNearDay,
  formatRelativeDay,
  shortWeekdayName,
  weekdayLetters,
  weekdaysFrom,
} from './days.ts';

test.each([
  [formatDay('2026-11-20'), '20 November'],
  [formatLongDay('2024-02-29'), 'Thursday, 29 February 2024'],
  [formatDate('2024-02-29'), '29 February 2024'],
  [formatNearDay('2026-01-01', '2026-11-20'), '1 January'],
  [formatNearDay('2025-12-31', '2026-01-02'), '31 December 2025'],
  [formatNearDay('2027-01-01', '2026-11-20'), '1 January 2027'],
  [formatRelativeDay('2026-01-01', '2026-01-01'), 'Today'],
  [formatRelativeDay('2025-12-31', '2026-01-01'), 'Yesterday'],
  [formatRelativeDay('2025-12-30', '2026-01-01'), '30 December 2025'],
  [formatRelativeDay('2026-01-01', '2026-03-01'), '1 January'],
  [formatDateAgo('2026-11-08', '2026-11-20'), '8\u00a0November, 12\u00a0days\u00a0ago'],
  [formatDateAgo('2026-11-20', '2026-11-20'), '20\u00a0November, today'],
  [formatDateAgo('2026-11-21', '2026-11-20'), '21\u00a0November'],
  [formatMonth('2027-01'), 'January 2027'],
  [formatAgo(null), 'never'],
  [formatAgo(0), 'today'],
  [formatAgo(1), 'yesterday'],
  [formatAgo(12), '12\u00a0days\u00a0ago'],
  [weekdaysFrom(1).map(shortWeekdayName).join(), 'Mon,Tue,Wed,Thu,Fri,Sat,Sun'],
])('a day or its age is shown as %j', (said, expected) => {
  expect(said).toBe(expected);
});

test.each([
  [null, 'never', ''],
  ['2026-11-21', '21 November', ''],
  ['2026-11-20', 'today', ''],
  ['2026-11-19', 'yesterday', '19 November'],
  ['2026-11-08', '12\u00a0days\u00a0ago', '8 November'],
  ['2026-01-01', '323\u00a0days\u00a0ago', '1 January'],
  ['2025-12-31', '324\u00a0days\u00a0ago', '31 December 2025'],
  ['2027-01-01', '1 January 2027', ''],
])('the last day %s is described as %j and %j', (day, ago, date) => {
  expect(describeLast(day, '2026-11-20')).toEqual([ago, date]);
});

test.each([
  ['en', 'Su,Mo,Tu,We,Th,Fr,Sa'],
  ['de', 'So,Mo,Di,Mi,Do,Fr,Sa'],
  ['pt-BR', 'D,S,T,Q,Q,S,S'],
  ['ar', 'ح,ن,ث,ر,خ,ج,س'],
])('the letters of the weekdays in %s are %s', (locale, letters) => {
  onTestFinished(() => activate({ locale: 'en', messages: {} }));
  activate({ locale, messages: {} });
  expect(weekdaysFrom(0).map(weekdayLetters).join()).toBe(letters);
});
