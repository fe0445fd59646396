import { type DaySettings, defaultDaySettings } from '#shared/days/daySettings.ts';
import { browserTimeZone } from './browserTimeZone.ts';
import { browserWeekStart } from './browserWeekStart.ts';

/** The day settings of this browser, for requests of a person whose own settings are not known yet. */
export const browserDays = (): DaySettings => ({
  ...defaultDaySettings,
  timeZone: browserTimeZone(),
  weekStartsOn: browserWeekStart(),
});
