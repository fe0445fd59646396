import { type DaySettings, defaultDaySettings } from '#shared/days/daySettings.ts';
import { browserTimeZone } from '../browser/browserTimeZone.ts';
import { browserWeekStart } from '../browser/browserWeekStart.ts';
import { sessionStore } from '../session/sessionStore.ts';

/**
 * The day settings: the zone of this browser, and the other settings from the profile. Before the log-in, weeks start
 * as in the browser's locale.
 */
export const daySettings = (): DaySettings => {
  const state = sessionStore.state();
  const { dayStartsAt, weekStartsOn } =
    state.status === 'signed-in'
      ? state.user
      : { ...defaultDaySettings, weekStartsOn: browserWeekStart() };
  return { timeZone: browserTimeZone(), dayStartsAt, weekStartsOn };
};
