import { type Minute, minuteMs } from '#shared/reminders/occurrences.ts';

/** Returns the minute of an instant: 08:00:59 -> 08:00. */
export const minuteAt = (now: Date): Minute => Math.floor(now.getTime() / minuteMs);

/** Returns a minute in its stored form, which sorts by time: 2026-11-25T08:00Z. */
export const textOfMinute = (minute: Minute): string =>
  `${new Date(minute * minuteMs).toISOString().slice(0, 16)}Z`;

export const minuteOfText = (text: string): Minute => Date.parse(text) / minuteMs;
