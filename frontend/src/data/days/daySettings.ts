import { type DaySettings, defaultDaySettings } from '#shared/core/daySettings.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { browserTimeZone } from './browserTimeZone.ts';

/** When the person's days and weeks begin: in the zone of this browser, and else as the profile says. */
export const daySettings = (): DaySettings => {
  const state = sessionStore.state();
  const { dayStartsAt, weekStartsOn } =
    state.status === 'signed-in' ? state.user : defaultDaySettings;
  return { timeZone: browserTimeZone(), dayStartsAt, weekStartsOn };
};
