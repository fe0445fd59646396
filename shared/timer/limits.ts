/** Limits of the timer. Times are in milliseconds unless a name says otherwise. */

export const minute = 60_000;
export const hour = 60 * minute;

/** A timer's start may be at most this long ago. Typed starts and devices that were offline can send such starts. */
export const maxStartedAgo = 24 * hour;
/** A device's clock may be at most this far ahead of the server's. */
export const maxClockAhead = 5 * minute;
/** One timer logs at most this much time. */
export const maxLogged = 12 * hour;
/** A shorter time is not logged. */
export const minLogged = 30_000;
/** A day with less time than this gives it to the session's longest day. */
export const minOfDay = 5 * minute;
/** A session becomes activities on at most this many days. Only long pauses make more than two. */
export const maxDaysOfSession = 7;
/** How long the question "Still on Rust?" waits for an answer. */
export const answerWithin = 15 * minute;

/** In minutes: the timer asks this long after the person was last seen. */
export const defaultCheckAfter = 120;
export const minCheckAfter = 30;
export const maxCheckAfter = 480;
/** In minutes. */
export const maxPlannedMinutes = 720;
export const maxTypedMinutes = 720;

export const maxNoteLength = 300;
/** One timer has at most this many pauses and resumptions. */
export const maxSwitches = 200;
/**
 * At most this many timers of a person are stored. Only timers of about the last day are stored, because their logged
 * time can still change, see `retained.ts`.
 */
export const maxTimers = 100;
