import { type DaySettings, dayStarts, defaultDaySettings } from '#shared/core/daySettings.ts';
import {
  type Day,
  isDay,
  isTimeZone,
  resolveTimeZone,
  todayIn,
  weekStarts,
} from '#shared/core/days.ts';
import { getDaySettings } from '../table/profiles.ts';
import type { PersonDays } from './call.ts';
import { type ApiEvent, header } from './event.ts';

/**
 * Each setting is the request's, else the profile's, else its default: what is not valid is ignored, and fails nothing.
 * The profile is read only where the request leaves something out.
 */
export const readPersonDays = async (
  event: ApiEvent,
  userId: string | undefined,
  now: Date,
): Promise<PersonDays> => {
  const said = {
    timeZone: zoneSaid(event),
    dayStartsAt: numberSaid(event, 'x-day-starts-at', dayStarts),
    weekStartsOn: numberSaid(event, 'x-week-starts-on', weekStarts),
  };
  const kept = (userId && !isWhole(said) && (await getDaySettings(userId))) || defaultDaySettings;
  const timeZone = said.timeZone ?? resolveTimeZone(kept.timeZone);
  const dayStartsAt = said.dayStartsAt ?? kept.dayStartsAt;
  const weekStartsOn = said.weekStartsOn ?? kept.weekStartsOn;
  const today = dayMade(event, todayIn(now, timeZone, dayStartsAt));
  return { saidTimeZone: said.timeZone, timeZone, today, calendar: { today, weekStartsOn } };
};

const isWhole = (said: { readonly [K in keyof DaySettings]: DaySettings[K] | undefined }) =>
  Object.values(said).every((value) => value !== undefined);

const zoneSaid = (event: ApiEvent): string | undefined => {
  const said = header(event, 'x-time-zone');
  return said && isTimeZone(said) ? said : undefined;
};

/** '3' -> 3 where that is one of the choices; '03', '3.0' and '7' are none. */
const numberSaid = <N extends number>(
  event: ApiEvent,
  name: string,
  choices: readonly N[],
): N | undefined => {
  const said = header(event, name);
  return choices.find((choice) => String(choice) === said);
};

/**
 * The day on which the person made a change that is sent later, as a phone does that was offline: `X-Today`, if it is
 * not after the current day. Whatever is no such day is ignored.
 */
const dayMade = (event: ApiEvent, today: Day): Day => {
  const said = header(event, 'x-today');
  return said && isDay(said) && said < today ? said : today;
};
