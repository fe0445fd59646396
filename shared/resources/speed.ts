import { decodeTime } from 'ulid';
import type { Day } from '../days/days.ts';
import { GRAINS_A_MINUTE, type Grains } from '../skills/time.ts';
import type { Part, Resource } from './model.ts';
import { remainingMinutes } from './targets.ts';

/** The speed needs at least this many sessions whose page rose. */
export const FEWEST_SESSIONS = 3;
/** The speed uses at most this many sessions, the latest ones. */
export const LATEST_SESSIONS = 10;
/** A time that follows from the speed is rounded to this many minutes. */
const STEP_MINUTES = 10;

/** A session on a resource, as far as the speed depends on it. */
export interface PageSession {
  readonly _id: string;
  readonly date: Day;
  readonly time: Grains;
  /** Null if the session has no page. */
  readonly page: number | null;
  /** Null if the session has no page, or if it was older than another session with a page. */
  readonly pageBefore: number | null;
  readonly createdAt: string;
}

/** The present reading of a resource. `readings` are the earlier readings, which "Again" closed. */
export interface PresentReading {
  readonly startDate: Day | null;
  readonly readings: readonly { readonly _id: string }[];
}

type Order = Pick<PageSession, '_id' | 'date'>;

/** Whether a session is older than another one: by day, then by id. */
export const isOlder = (a: Order, b: Order): boolean =>
  a.date === b.date ? a._id < b._id : a.date < b.date;

/**
 * The sessions of the present reading whose page rose: the latest 10, newest first. Until a reading is closed, all
 * sessions belong to the present one. After that, only later sessions do. A session on the day of Again counts if it
 * was logged after Again.
 */
export function risingSessions<S extends PageSession>(
  sessions: readonly S[],
  reading: PresentReading,
): S[] {
  const start = startOfReading(reading);
  const closedAt = lastClosed(reading);
  const isPresent = ({ date, createdAt }: S): boolean =>
    start === null || date === start ? Date.parse(createdAt) >= closedAt : date > start;
  return sessions
    .filter((one) => one.time > 0 && hasRisen(one) && isPresent(one))
    .toSorted((a, b) => (isOlder(a, b) ? 1 : -1))
    .slice(0, LATEST_SESSIONS);
}

/** The first day on which a session can belong to the present reading. Null if any day is possible. */
export const startOfReading = ({ startDate, readings }: PresentReading): Day | null =>
  readings.length === 0 ? null : startDate;

const hasRisen = ({ page, pageBefore }: PageSession): boolean =>
  page !== null && pageBefore !== null && page > pageBefore;

/** When Again closed the last reading, in milliseconds since 1970. Its id, a ULID, has that instant. */
function lastClosed({ readings }: PresentReading): number {
  const instants = readings.map(({ _id }) => (/^[0-7]/.test(_id) ? decodeTime(_id) : 0));
  return Math.max(0, ...instants);
}

/** The pages read in a time. Example: sessions of 40 pages in 1 h and 70 in 2 h are 110 pages in 3 h. */
interface Speed {
  readonly pages: number;
  readonly time: Grains;
}

/** The speed of some sessions, see `risingSessions`. Undefined for fewer than 3 sessions. */
export function speedOf(rising: readonly PageSession[]): Speed | undefined {
  if (rising.length < FEWEST_SESSIONS) return undefined;
  return {
    pages: rising.reduce((sum, { page, pageBefore }) => sum + (page ?? 0) - (pageBefore ?? 0), 0),
    time: rising.reduce((sum, { time }) => sum + time, 0),
  };
}

/** Pages an hour: whole ones from 10 on, else with one decimal place and at least 0.1. 110 pages in 3 h -> 37. */
export function pagesPerHour({ pages, time }: Speed): number {
  const exact = (pages * 60 * GRAINS_A_MINUTE) / time;
  return exact >= 10 ? Math.round(exact) : Math.max(1, Math.round(exact * 10)) / 10;
}

/** The rest of a resource, and how long it takes. A value that is not known is null. */
export interface TimeLeft {
  /** The pages to the end. Null without pages, and for a completed resource. */
  readonly pagesLeft: number | null;
  readonly minutesLeft: number | null;
  /** The person's speed. Null without pages, for a completed resource, and with fewer than 3 sessions. */
  readonly pagesPerHour: number | null;
}

export type LeftFacts = Readonly<Pick<Resource, 'progress' | 'duration' | 'pages' | 'page'>> & {
  readonly status: string;
  readonly parts: readonly Pick<Part, 'minutes' | 'done'>[];
};

/**
 * How long a resource still takes. With pages and a speed, this is the time for the remaining pages, in steps of 10
 * minutes: 140 pages at 22 an hour -> 380. Otherwise it is the minutes of the open parts, if all parts have minutes.
 * Otherwise it is the remaining part of the duration. All values of a completed resource are null.
 */
export function timeLeft(resource: LeftFacts, rising: readonly PageSession[] = []): TimeLeft {
  const { status, pages, page } = resource;
  if (status === 'Completed') return { pagesLeft: null, minutesLeft: null, pagesPerHour: null };
  const pagesLeft = pages === null ? null : pages - (page ?? 0);
  const speed = speedOf(rising);
  if (pagesLeft === null || !speed) {
    const minutesLeft = minutesOfParts(resource) ?? minutesOfDuration(resource);
    return { pagesLeft, minutesLeft, pagesPerHour: null };
  }
  const minutesLeft = minutesFor(pagesLeft, speed);
  return { pagesLeft, minutesLeft, pagesPerHour: pagesPerHour(speed) };
}

/**
 * How long a resource still takes, without its sessions. `told` is an earlier result of `timeLeft`. If it has a speed,
 * that speed still counts, even if the page has changed. Without a speed, only the resource decides.
 */
export function timeLeftAfter(resource: LeftFacts, told: TimeLeft | undefined): TimeLeft {
  const left = timeLeft(resource);
  if (left.pagesLeft === null || !told || told.pagesPerHour === null) return left;
  const { pagesPerHour, minutesLeft } = told;
  if (left.pagesLeft === told.pagesLeft) return { ...left, pagesPerHour, minutesLeft };
  const speed = { pages: pagesPerHour, time: 60 * GRAINS_A_MINUTE };
  return { ...left, pagesPerHour, minutesLeft: minutesFor(left.pagesLeft, speed) };
}

/** 140 pages at 22 pages an hour take 382 minutes -> 380. The last pages take at least 10 minutes. */
function minutesFor(pagesLeft: number, { pages, time }: Speed): number {
  if (pagesLeft === 0) return 0;
  const minutes = (pagesLeft * time) / (pages * GRAINS_A_MINUTE);
  return Math.max(1, Math.round(minutes / STEP_MINUTES)) * STEP_MINUTES;
}

function minutesOfParts({ parts }: LeftFacts): number | null {
  if (parts.length === 0) return null;
  let left = 0;
  for (const { minutes, done } of parts) {
    if (minutes === null) return null;
    if (!done) left += minutes;
  }
  return left;
}

const minutesOfDuration = (resource: LeftFacts): number | null =>
  resource.duration > 0 ? remainingMinutes(resource) : null;
