import { waitForAll } from '#shared/core/waitForAll.ts';
import { snoozable } from '#shared/reminders/snooze.ts';
import { logger } from '../../logger.ts';
import { reminderMessageOf } from '../../push/reminderMessage.ts';
import { timerMessageOf } from '../../push/timerMessage.ts';
import type { StoredDevice } from '../../reminders/devices.ts';
import { minuteAt } from '../../reminders/minutes.ts';
import { finish, type Look, look } from '../../reminders/person.ts';
import { nextTryOf, type Retry } from '../../reminders/retry.ts';
import { type Lease, postpone, takeLease } from '../../reminders/store.ts';
import { personNotReminded } from './logMessages.ts';
import { mailDigest } from './mailDigest.ts';
import { type Failed, sendToDevices } from './sendToDevices.ts';

/** How many devices a message was accepted for, is to be sent to again, was refused for, and is gone from. */
export type Counts = {
  accepted: number;
  later: number;
  refused: number;
  gone: number;
  /** People at whom looking failed. */
  failed: number;
  /** The day's mails that SES accepted, that are to be sent again, and that it refused for good. */
  mailed: number;
  mailLater: number;
  mailRefused: number;
  /** Seconds after the time of the reminder, the most. */
  delay: number;
};

/** Notifications of the same minute replace each other, on the screen and at the push service. */
const tagOf = (since: string): string => `r${since.replaceAll(/\D/g, '')}`;

type Sending = {
  readonly lease: Lease;
  readonly found: Look;
  readonly devices: readonly StoredDevice[];
  /** The minute from which times are looked at. */
  readonly since: string;
  readonly now: Date;
};

/** Sends the habits that are due to some devices at once, and returns those that must be tried again. */
const sendHabits = async (
  { lease: { userId }, found, devices, since, now }: Sending,
  counts: Counts,
): Promise<readonly Failed[]> => {
  const { due, language, hideNames, dayStartsAt } = found;
  if (due.length === 0) return [];
  const message = reminderMessageOf({
    userId,
    habits: due.map(({ habit: { _id: id, name, kind }, day }) => ({ id, name, kind, day })),
    tag: tagOf(since),
    language: language ?? 'en',
    hideNames,
    dayStartsAt,
    expires: new Date(Math.min(...due.map((one) => one.expires.getTime()))),
    canSnooze: snoozable(due, minuteAt(now), found).length > 0,
  });
  return sendToDevices({ userId, message, at: due.map(({ at }) => at), devices, now }, counts);
};

/** The same for the planned end of a timer. */
const sendTimer = async (
  { lease: { userId }, found, devices, now }: Sending,
  counts: Counts,
): Promise<readonly Failed[]> => {
  const { timer, language, dayStartsAt } = found;
  if (!timer) return [];
  const message = timerMessageOf({ userId, ...timer, language: language ?? 'en', dayStartsAt });
  return sendToDevices({ userId, message, at: [timer.at], devices, now }, counts);
};

/**
 * Looks at a person and sends what is due. Each step may be interrupted: the pointer moves last, so that another worker
 * does all of it again. What was sent before then takes the place of itself. If looking at this person fails, the
 * failure is logged, and each next try comes later.
 */
export const remind = async (userId: string, now: Date): Promise<Counts> => {
  const counts: Counts = {
    ...{ accepted: 0, later: 0, refused: 0, gone: 0, failed: 0 },
    ...{ mailed: 0, mailLater: 0, mailRefused: 0 },
    delay: 0,
  };
  const lease = await takeLease(userId, now);
  if (!lease) return counts;
  try {
    await remindNow(lease, now, counts);
  } catch (error) {
    counts.failed += 1;
    logger.error(personNotReminded, { error: error as Error });
    await postpone(lease, now);
  }
  return counts;
};

const remindNow = async (lease: Lease, now: Date, counts: Counts): Promise<void> => {
  const { at, retry, broken } = lease.state;
  const since = broken?.since ?? at;
  const found = await lookSince(lease, since, now);
  const isRetried = ({ id }: StoredDevice) => retry?.devices.includes(id) ?? false;
  const sendings: readonly Sending[] = [
    { lease, found, devices: found.devices.filter((one) => !isRetried(one)), since, now },
    ...(retry ? [await sendingAgain(lease, found, retry, now)] : []),
  ];
  // At once, since a push service may take ten seconds for each of them, and the worker has thirty for all.
  const ofHabits = await waitForAll(sendings.map((sending) => sendHabits(sending, counts)));
  // A push about a timer does not stand in for the day's mail, which comes after all pushes.
  const accepted = counts.accepted > 0;
  const ofTimer = await waitForAll(sendings.map((sending) => sendTimer(sending, counts)));
  const nextTry = nextTryOf([...ofHabits, ...ofTimer].flat(), { since, retry, now });
  const { outcome, mail } = await mailDigest(startingAt(lease, since), found, accepted, now);
  if (outcome) counts[outcome] += 1;
  await finish(lease, found, now, {
    accepted,
    ...(mail && { mail }),
    ...(nextTry && { nextTry }),
  });
};

/** The same lease, but the look starts at another minute. */
const startingAt = (lease: Lease, since: string): Lease => ({
  ...lease,
  state: { ...lease.state, at: since },
});

const lookSince = (lease: Lease, since: string, now: Date): Promise<Look> =>
  look(startingAt(lease, since), now);

/** To devices whose service was busy: everything since their first failure that is still open. */
const sendingAgain = async (
  lease: Lease,
  found: Look,
  { since, devices }: Retry,
  now: Date,
): Promise<Sending> => ({
  lease,
  found: await lookSince(lease, since, now),
  devices: found.devices.filter(({ id }) => devices.includes(id)),
  since,
  now,
});
