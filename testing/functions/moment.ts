import { afterEach, beforeEach, vi } from 'vitest';

/** A Wednesday. */
export const today = '2026-03-04';
export const now = new Date(`${today}T12:00:00.000Z`);
/** When the items in the table were written. */
export const earlier = '2026-03-01T08:00:00.000Z';

/** Makes each test of the file run at `now`. */
export const stopTheClock = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
};
