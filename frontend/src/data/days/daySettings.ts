import type { DaySettings } from '#shared/days/daySettings.ts';
import { browserDays } from '../browser/browserDays.ts';
import { browserTimeZone } from '../browser/browserTimeZone.ts';
import { sessionStore } from '../session/sessionStore.ts';

/**
 * The day settings: the zone of this browser, and the other settings from the profile. Before the log-in, weeks start
 * as in the browser's locale.
 */
export const daySettings = (): DaySettings => {
  const state = sessionStore.state();
  if (state.status !== 'signed-in') return browserDays();
  const { dayStartsAt, weekStartsOn } = state.user;
  return { timeZone: browserTimeZone(), dayStartsAt, weekStartsOn };
};
