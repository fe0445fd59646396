import { type Day, resolveTimeZone } from '#shared/core/days.ts';
import type { Language } from '#shared/core/languages.ts';
import { byPosition } from '#shared/habits/order.ts';
import { comeBetween, nextLook } from '#shared/reminders/due.ts';
import {
  dayAt,
  expiryOf,
  longestDelay,
  type Minute,
  minuteMs,
  occurrencesBetween,
} from '#shared/reminders/occurrences.ts';
import { isOpen, needsAmount } from '#shared/reminders/open.ts';
import { comeAgainBetween, eachOnce, nextSnooze } from '#shared/reminders/snooze.ts';
import { plannedEnd } from '#shared/timer/plannedEnd.ts';
import { getReminderSettings, type ReminderSettings } from '../account/profiles.ts';
import { readAmount } from '../api/habits/amounts.ts';
import { listHabits, type StoredHabit } from '../api/habits/store.ts';
import { listVacations } from '../api/habits/vacations.ts';
import { factsOf } from '../api/habits/view.ts';
import { readTimers } from '../api/timer/item.ts';
import { listDevices, type StoredDevice } from './devices.ts';
import { minuteAt, minuteOfText, textOfMinute } from './minutes.ts';
import type { NextTry, NextTryOfFailure } from './retry.ts';
import { snoozesOf } from './snoozes.ts';
import type { ReminderState } from './state.ts';
import { endLease, type Lease, type Next } from './store.ts';
import { type DueTimer, dueTimer } from './timer.ts';

/** A habit to remind of: its time came, and it is still open on that day. */
export type DueHabit = {
  readonly habit: Pick<StoredHabit, '_id' | 'name' | 'kind'>;
  readonly day: Day;
  /** The instant at which its time came. */
  readonly at: Date;
  /** From then on the notification is not shown. */
  readonly expires: Date;
};

/** The day's mail: every open habit of the day. */
export type Digest = {
  readonly day: Day;
  readonly habits: readonly Pick<StoredHabit, '_id' | 'name'>[];
  /** A push was accepted on this day, so no mail is needed. */
  readonly wasReminded: boolean;
  /** This day's mail was sent already. */
  readonly wasMailed: boolean;
};

/** What a worker finds when it looks at a person. */
export type Look = {
  /** In the person's order. All of them are one notification; none without a device. */
  readonly due: readonly DueHabit[];
  /** The timer whose planned end came; none without a device. */
  readonly timer: DueTimer | undefined;
  /** Only when its time came and something is open. */
  readonly digest: Digest | undefined;
  readonly devices: readonly StoredDevice[];
  /** The person's day now. */
  readonly today: Day;
  readonly timeZone: string;
  readonly dayStartsAt: ReminderSettings['dayStartsAt'];
  /** Undefined if the person chose none. */
  readonly language: Language | undefined;
  readonly hideNames: boolean;
  /** The address at which the person confirmed to read mails; undefined: none. */
  readonly email: string | undefined;
  readonly next: Next;
};

/** What the next look follows from. The reads are consistent. */
const read = async (userId: string) => {
  const [habits, settings, devices, { timers }] = await Promise.all([
    listHabits(userId, true),
    getReminderSettings(userId),
    listDevices(userId),
    readTimers(userId),
  ]);
  const { timeZone, dayStartsAt } = settings;
  return {
    habits,
    settings,
    devices,
    timers,
    days: { timeZone: resolveTimeZone(timeZone), dayStartsAt },
  };
};

const nextOf = (
  { habits, settings: { digest }, devices, timers, days }: Awaited<ReturnType<typeof read>>,
  state: ReminderState,
  now: Minute,
): Next => {
  const hasDevice = devices.length > 0;
  const ring = plannedEnd(timers)?.at;
  const nexts = [
    nextLook(hasDevice ? habits : [], digest, now, days) ?? undefined,
    ...(hasDevice ? [nextSnooze(snoozesOf(state), now), ring] : []),
  ].filter((at) => at !== undefined && at > now) as Minute[];
  return {
    at: nexts.length === 0 ? undefined : textOfMinute(Math.min(...nexts)),
    isOver: devices.length === 0 && digest === null,
  };
};

/** The amount of a day is read only where it decides: for a habit of at most so much. */
const openOn =
  (userId: string, weekStartsOn: ReminderSettings['weekStartsOn']) =>
  async (habit: ReturnType<typeof factsOf<StoredHabit>>, day: Day): Promise<boolean> => {
    if (!isOpen(habit, day, weekStartsOn, false)) return false;
    if (!needsAmount(habit, day)) return true;
    return (await readAmount(userId, habit._id, day)) === undefined;
  };

const instantOf = (minute: Minute): Date => new Date(minute * minuteMs);

/**
 * Looks at a person whose lease was taken: which habits' times came since the pointer's minute and are open, and when to
 * look next. What is more than two hours late is left out. It writes nothing.
 */
export const look = async (
  { userId, state }: Pick<Lease, 'userId' | 'state'>,
  now: Date,
): Promise<Look> => {
  const found = await read(userId);
  const { settings, devices, days } = found;
  const minute = minuteAt(now);
  const span = [minuteOfText(state.at), minute] as const;
  const vacations = await listVacations(userId);
  const habits = found.habits.toSorted(byPosition).map((habit) => factsOf(habit, vacations));
  const isOpenOn = openOn(userId, settings.weekStartsOn);

  const came =
    devices.length > 0
      ? eachOnce(
          habits,
          comeBetween(habits, span, days),
          comeAgainBetween(habits, snoozesOf(state), span, days),
        )
      : [];
  const areOpen = await Promise.all(came.map(({ habit, day }) => isOpenOn(habit, day)));
  const due = came
    .filter((_, n) => areOpen[n])
    .map(({ habit: { _id, name, kind }, day, at, expires }) => ({
      ...{ habit: { _id, name, kind }, day },
      ...{ at: instantOf(at), expires: instantOf(expires) },
    }));

  const mailSpan = [minuteOfText(state.mailRetry?.since ?? state.at), minute] as const;
  const digestDay =
    settings.digest === null ? undefined : dayOfDigest(settings.digest, mailSpan, days);
  const today = dayAt(minute, days);
  return {
    due,
    timer: devices.length > 0 ? await dueTimer(userId, found, span) : undefined,
    digest: digestDay === undefined ? undefined : await digestOf(digestDay),
    devices,
    today,
    ...days,
    language: settings.language ?? undefined,
    hideNames: settings.hideNames,
    email: settings.confirmedEmail,
    next: nextOf(found, state, minute),
  };

  async function digestOf(day: Day): Promise<Digest | undefined> {
    const isEach = await Promise.all(
      habits.map((habit) => isOpenOn({ ...habit, remind: 'open' }, day)),
    );
    const open = habits.filter((_, n) => isEach[n]).map(({ _id, name }) => ({ _id, name }));
    if (open.length === 0) return undefined;
    const [wasReminded, wasMailed] = [state.acceptedOn === day, state.mailedOn === day];
    return { day, habits: open, wasReminded, wasMailed };
  }
};

/** The day of the digest whose time came, unless that is too late. */
const dayOfDigest = (
  time: string,
  [since, now]: readonly [Minute, Minute],
  days: Parameters<typeof expiryOf>[1],
): Day | undefined => {
  const span = [Math.max(since, now - longestDelay), now] as const;
  const last = occurrencesBetween([time], span, days).at(-1);
  return last && expiryOf(last, days) > now ? last.day : undefined;
};

/** What became of a digest: the day that needs no other try, or when to try it again. */
export type DigestResult = { readonly handledOn?: Day; readonly nextTry?: NextTryOfFailure };

type Finished = {
  /** A push was accepted now. */
  readonly accepted?: boolean;
  /** When to look again for devices that did not get theirs. */
  readonly nextTry?: NextTry;
  readonly mail?: DigestResult;
};

/**
 * Ends a lease after everything was sent, and moves the pointer to the next minute. Until then the lease expires and
 * another worker looks again, so that each reminder is sent at least once.
 */
export const finish = async (
  lease: Lease,
  { next, today }: Pick<Look, 'next' | 'today'>,
  now: Date,
  {
    accepted = false,
    nextTry,
    mail: { handledOn: mailedOn, nextTry: nextMailTry } = {},
  }: Finished = {},
): Promise<void> => {
  const earliest = (of: Next): Next => noLaterThan(nextMailTry?.at, noLaterThan(nextTry?.at, of));
  const readNext = async (state: ReminderState) =>
    earliest(nextOf(await read(lease.userId), state, minuteAt(now)));
  await endLease(lease, earliest(next), readNext, {
    ...(accepted && { acceptedOn: today }),
    ...(nextTry && { retry: nextTry.retry }),
    ...(mailedOn !== undefined && { mailedOn }),
    ...(nextMailTry && { mailRetry: nextMailTry.failure }),
  });
};

const noLaterThan = (at: string | undefined, next: Next): Next =>
  at === undefined || (next.at !== undefined && next.at < at) ? next : { ...next, at };
