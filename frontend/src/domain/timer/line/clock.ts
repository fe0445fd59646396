import { inLanguage, numberFormat } from '#shared/language/intl.ts';
import type { TimerFacts } from '#shared/timer/facts.ts';
import { minute } from '#shared/timer/limits.ts';
import { lengthOf, runningSpans, type Session } from '#shared/timer/spans.ts';

/** How long the timer has run so far, in ms. */
export const elapsedOf = (session: Session, now: number): number =>
  lengthOf(runningSpans(session, now));

const two = numberFormat({ minimumIntegerDigits: 2, useGrouping: false });
const whole = numberFormat({ useGrouping: false });

/** 754,000 ms -> '12:34', 3,723,000 ms -> '1:02:03'. */
export const formatClock = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${whole(hours)}:${two(minutes)}:${rest}` : `${whole(minutes)}:${rest}`;
};

const planned = ({ plannedMinutes }: TimerFacts): number | undefined =>
  plannedMinutes === null ? undefined : plannedMinutes * minute;

/**
 * The time on the clock, in ms: the remaining time of a countdown, or else the elapsed time. After its planned end, a
 * countdown shows the elapsed time.
 */
export const shownTime = (session: Session, now: number): number => {
  const elapsed = elapsedOf(session, now);
  const length = planned(session.timer);
  return length !== undefined && elapsed < length ? length - elapsed : elapsed;
};

const timeFormat = inLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }),
);
const weekdayAndTime = inLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', hour: '2-digit', minute: '2-digit' }),
);

/** A moment in this browser's zone: '21:30' today, 'Tuesday 21:30' on another day. */
export const formatInstant = (instant: number, now: number): string => {
  const isToday = new Date(instant).toDateString() === new Date(now).toDateString();
  return (isToday ? timeFormat() : weekdayAndTime()).format(instant);
};
