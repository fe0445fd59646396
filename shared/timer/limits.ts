/** Limits of the timer. Times are in milliseconds unless a name says otherwise. */

export const minute = 60_000;
export const hour = 60 * minute;

/** How long ago the start of a timer may be, if it is typed or sent by a device that was offline. */
export const maxStartedAgo = 24 * hour;
/** How far a device's clock may be ahead of the server's. */
export const maxClockAhead = 5 * minute;
/** The most time that one timer logs. */
export const maxLogged = 12 * hour;
/** A shorter time is not logged. */
export const minLogged = 30_000;
/** A day with less time gives its time to the session's longest day. */
export const minOfDay = 5 * minute;
/** A session becomes activities of at most this many days. Only long pauses make more than two. */
export const maxDaysOfSession = 7;
/** How long the question "Still on Rust?" waits for an answer. */
export const answerWithin = 15 * minute;

/** In minutes: how long after the last sign of the person the timer asks. */
export const defaultCheckAfter = 120;
export const minCheckAfter = 30;
export const maxCheckAfter = 480;
/** In minutes. */
export const maxPlannedMinutes = 720;
export const maxTypedMinutes = 720;

export const maxNoteLength = 300;
/** The most pauses and resumptions of one timer. */
export const maxSwitches = 200;
/** The most timers that may still change what another one logs: those of about a day. */
export const maxTimers = 100;
