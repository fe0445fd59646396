import { type DaySettings, dayStarts, defaultDaySettings } from '#shared/days/daySettings.ts';
import {
  type Day,
  isDay,
  isTimeZone,
  resolveTimeZone,
  todayIn,
  weekStarts,
} from '#shared/days/days.ts';
import { getDaySettings } from '../account/profiles.ts';
import type { CallDays } from './call.ts';
import { type ApiEvent, header } from './event.ts';

/**
 * Takes each setting from the request, else from the profile, else from its default. An invalid value is ignored
 * without an error. The profile is read only if the request lacks a setting.
 */
export const readCallDays = async (
  event: ApiEvent,
  userId: string | undefined,
  now: Date,
): Promise<CallDays> => {
  const given = {
    timeZone: zoneOf(event),
    dayStartsAt: numberOf(event, 'x-day-starts-at', dayStarts),
    weekStartsOn: numberOf(event, 'x-week-starts-on', weekStarts),
  };
  const stored =
    (userId && !isWhole(given) && (await getDaySettings(userId))) || defaultDaySettings;
  const timeZone = given.timeZone ?? resolveTimeZone(stored.timeZone);
  const dayStartsAt = given.dayStartsAt ?? stored.dayStartsAt;
  const weekStartsOn = given.weekStartsOn ?? stored.weekStartsOn;
  const arrivedOn = todayIn(now, timeZone, dayStartsAt);
  const today = dayOf(event, arrivedOn);
  const calendar = { today, weekStartsOn };
  const sent = { sentTimeZone: given.timeZone, sentWeekStart: given.weekStartsOn };
  return { ...sent, timeZone, dayStartsAt, today, arrivedOn, calendar };
};

const isWhole = (given: { readonly [K in keyof DaySettings]: DaySettings[K] | undefined }) =>
  Object.values(given).every((value) => value !== undefined);

const zoneOf = (event: ApiEvent): string | undefined => {
  const given = header(event, 'x-time-zone');
  return given && isTimeZone(given) ? given : undefined;
};

/** '3' becomes 3 if 3 is a choice. '03', '3.0' and '7' become undefined. */
const numberOf = <N extends number>(
  event: ApiEvent,
  name: string,
  choices: readonly N[],
): N | undefined => {
  const given = header(event, name);
  return choices.find((choice) => String(choice) === given);
};

/**
 * Returns the day of a change. A change may be sent later, for example by a phone that was offline. So the day in its
 * `X-Today` counts, unless it is after the current day. An invalid value is ignored.
 */
const dayOf = (event: ApiEvent, today: Day): Day => {
  const given = header(event, 'x-today');
  return given && isDay(given) && given < today ? given : today;
};
