import { byPosition } from '#shared/calls/order.ts';
import { type Day, resolveTimeZone } from '#shared/days/days.ts';
import {
  dueBetween,
  lastBetween,
  nextLook,
  type Reminder,
  type Span,
} from '#shared/reminders/due.ts';
import type { Minute } from '#shared/reminders/occurrences.ts';
import { isOpen, needsAmount } from '#shared/reminders/open.ts';
import { isQuietAt } from '#shared/reminders/quiet.ts';
import { plannedEnd, type Ringing, ringMinutes } from '#shared/timer/plannedEnd.ts';
import { readAbsences } from '../../account/absences.ts';
import { getReminderSettings } from '../../account/profiles.ts';
import { readAmount } from '../../api/habits/amounts.ts';
import { listHabits } from '../../api/habits/store.ts';
import { factsOf } from '../../api/habits/view.ts';
import { readTimers } from '../../api/timer/item.ts';
import { listDevices } from '../../reminders/devices.ts';
import { listSnoozes } from '../../reminders/snoozes.ts';

/**
 * Reads the facts behind a person's reminders. All reads are consistent, except those of vacations and days away. The
 * facts are read when a person is checked, and again when a delivery is sent. So a reminder is sent only while it is
 * still due.
 */
export const readPerson = async (userId: string) => {
  const [habits, absences, settings, devices, { timers }, snoozes] = await Promise.all([
    listHabits(userId, true),
    readAbsences(userId),
    getReminderSettings(userId),
    listDevices(userId),
    readTimers(userId),
    listSnoozes(userId),
  ]);
  const { timeZone, dayStartsAt } = settings;
  return {
    userId,
    habits: habits.toSorted(byPosition).map((habit) => factsOf(habit, absences)),
    settings,
    devices,
    timers,
    snoozes,
    days: { timeZone: resolveTimeZone(timeZone), dayStartsAt },
  };
};

export type Person = Awaited<ReturnType<typeof readPerson>>;
type Habit = Person['habits'][number];

/**
 * Whether a habit is open on a day. Reads the amount of the day only for an at-most target. The amount does not matter
 * for any other habit.
 */
const isOpenOn = async ({ userId, settings }: Person, habit: Habit, day: Day): Promise<boolean> => {
  if (!isOpen(habit, day, settings.weekStartsOn, false)) return false;
  if (!needsAmount(habit, day)) return true;
  return (await readAmount(userId, habit._id, day)) === undefined;
};

/**
 * Returns the habits to remind of in a span that ends now, see `dueBetween`. Leaves out habits that are not open on
 * their day.
 */
export const dueHabits = async (person: Person, span: Span): Promise<Reminder<Habit>[]> => {
  const came = dueBetween(person.habits, person.snoozes, span, person.days);
  const areOpen = await Promise.all(came.map(({ habit, day }) => isOpenOn(person, habit, day)));
  return came.filter((_, n) => areOpen[n]);
};

/**
 * Returns the running timer whose planned end was in a span that ends now. Undefined if the end is too long ago.
 * Also undefined in quiet hours. Unlike the time of a habit's reminder, the person did not choose this time of day.
 */
export const dueTimer = (
  { timers, settings: { quiet }, days }: Person,
  [from, now]: Span,
): Ringing | undefined => {
  const ringing = plannedEnd(timers);
  if (!ringing || isQuietAt(now, quiet, days.timeZone)) return undefined;
  const hasCome = Math.max(from, now - ringMinutes + 1) <= ringing.at && ringing.at <= now;
  return hasCome ? ringing : undefined;
};

export type Digest = {
  readonly day: Day;
  readonly at: Minute;
  /** The address that the person confirmed. */
  readonly email: string;
  /** Every habit that is open on that day, in the person's order. */
  readonly habits: readonly Habit[];
};

/**
 * Returns the digest whose time was in a span that ends now. Undefined if nothing is open, if the address is not
 * confirmed, or if a push about habits was accepted that day.
 */
export const dueDigest = async (person: Person, span: Span): Promise<Digest | undefined> => {
  const { digest, confirmedEmail: email, remindedOn } = person.settings;
  const came = digest === null ? undefined : lastBetween(digest, span, person.days);
  if (!came || email === undefined || remindedOn === came.day) return undefined;
  const { day, at } = came;
  const areOpen = await Promise.all(
    person.habits.map((habit) => isOpenOn(person, { ...habit, remind: 'open' }, day)),
  );
  const habits = person.habits.filter((_, n) => areOpen[n]);
  return habits.length > 0 ? { day, at, email, habits } : undefined;
};

/**
 * Returns the next minute at which something may be due. Undefined if there is none. Does not check whether habits are
 * open.
 */
export const nextMinute = (
  { habits, snoozes, timers, devices, settings: { digest }, days }: Person,
  now: Minute,
): Minute | undefined => {
  const hasDevice = devices.length > 0;
  const times = nextLook(hasDevice ? habits : [], digest, now, days);
  const once = [...snoozes.map(({ until }) => until), plannedEnd(timers)?.at];
  const next = [times, ...(hasDevice ? once : [])].filter((at) => at != null && at > now);
  return next.length > 0 ? Math.min(...(next as Minute[])) : undefined;
};
