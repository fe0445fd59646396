import { afterEach, expect, test, vi } from 'vitest';
import { browserDays } from './browserDays.ts';

afterEach(() => vi.unstubAllGlobals());

test('before a person is known, days start at midnight, and weeks as in the browser’s locale', () => {
  vi.stubGlobal('navigator', { language: 'de-DE' });
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(browserDays()).toEqual({ timeZone, dayStartsAt: 0, weekStartsOn: 1 });
});
