import { useMemo, useSyncExternalStore } from 'react';
import { type Calendar, type Day, todayIn, type WeekStart } from '#shared/days/days.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { createListeners } from '../sync/observable.ts';
import { daySettings } from './daySettings.ts';

const CHECK_MS = 20_000;

const readToday = (): Day => {
  const { timeZone, dayStartsAt } = daySettings();
  return todayIn(Date.now(), timeZone, dayStartsAt);
};

/** All cards of a long list share one timer. The session is watched too, because it has the start of the day. */
const { subscribe: onPassingTime } = createListeners((check) => {
  const timer = setInterval(check, CHECK_MS);
  const unsubscribe = sessionStore.subscribe(check);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', check);
  };
});

/** The person's current day. An open page updates when the next day starts. */
export const useToday = (): Day => useSyncExternalStore(onPassingTime, readToday);

const NOON_MS = 12 * 3_600_000;

/** It is morning if the calendar day of twelve hours ago is before the person's current day. */
const readIsMorning = (): boolean =>
  todayIn(Date.now() - NOON_MS, daySettings().timeZone) < readToday();

/**
 * Whether it is before noon by this browser's clock. The hours after midnight count as the previous day's evening
 * until the day starts.
 */
export const useIsMorning = (): boolean => useSyncExternalStore(onPassingTime, readIsMorning);

const readWeekStart = (): WeekStart => daySettings().weekStartsOn;

/** The weekday on which the person's weeks start. */
export const useWeekStart = (): WeekStart =>
  useSyncExternalStore(sessionStore.subscribe, readWeekStart);

/** The calendar for the rules, outside of components. */
export const calendarNow = (): Calendar => ({ today: readToday(), weekStartsOn: readWeekStart() });

/** The calendar for the rules. The object stays the same until something in it changes. */
export const useCalendar = (): Calendar => {
  const today = useToday();
  const weekStartsOn = useWeekStart();
  return useMemo(() => ({ today, weekStartsOn }), [today, weekStartsOn]);
};
