import { reminderMessageOf } from '../../push/reminderMessage.ts';
import { sendPush } from '../../push/sendPush.ts';
import { forgetDevice, noteAccepted, type StoredDevice } from '../../reminders/devices.ts';
import { finish, type Look, look } from '../../reminders/person.ts';
import { nextTryOf, type Retry } from '../../reminders/retry.ts';
import { type Lease, takeLease } from '../../reminders/store.ts';
import { mailDigest } from './mailDigest.ts';

/** How many devices a message was accepted for, is to be sent to again, was refused for, and is gone from. */
export type Counts = {
  accepted: number;
  later: number;
  refused: number;
  gone: number;
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

type Sent = { readonly device: StoredDevice; readonly afterSeconds: number | undefined };

/** Sends what is due to some devices at once, and returns those that must be tried again. */
const send = async (
  { lease: { userId }, found, devices, since, now }: Sending,
  counts: Counts,
): Promise<readonly Sent[]> => {
  const { due, language, hideNames, dayStartsAt } = found;
  if (due.length === 0 || devices.length === 0) return [];
  const expires = new Date(Math.min(...due.map((one) => one.expires.getTime())));
  const tag = tagOf(since);
  const message = reminderMessageOf({
    userId,
    habits: due.map(({ habit: { _id: id, name, kind }, day }) => ({ id, name, kind, day })),
    tag,
    language: language ?? 'en',
    hideNames,
    dayStartsAt,
    expires,
  });
  const ttlSeconds = (expires.getTime() - now.getTime()) / 1_000;
  counts.delay = Math.max(
    counts.delay,
    ...due.map(({ at }) => Math.round((now.getTime() - at.getTime()) / 1_000)),
  );
  const sent = await Promise.all(
    devices.map(async (device) => {
      const outcome = await sendPush(device, message, { ttlSeconds, topic: tag });
      counts[outcome.result] += 1;
      if (outcome.result === 'accepted') await noteAccepted(userId, device, now);
      if (outcome.result === 'gone') await forgetDevice(userId, device.id);
      return outcome.result === 'later' ? [{ device, afterSeconds: outcome.afterSeconds }] : [];
    }),
  );
  return sent.flat();
};

/**
 * Looks at a person and sends what is due. Each step may be interrupted: the pointer moves last, so that another worker
 * does all of it again. What was sent before then takes the place of itself.
 */
export const remind = async (userId: string, now: Date): Promise<Counts> => {
  const counts: Counts = {
    ...{ accepted: 0, later: 0, refused: 0, gone: 0 },
    ...{ mailed: 0, mailLater: 0, mailRefused: 0 },
    delay: 0,
  };
  const lease = await takeLease(userId, now);
  if (!lease) return counts;
  const { at, retry } = lease.state;
  const found = await look(lease, now);
  const isRetried = ({ id }: StoredDevice) => retry?.devices.includes(id) ?? false;
  const failed = [
    ...(await send(
      { lease, found, devices: found.devices.filter((one) => !isRetried(one)), since: at, now },
      counts,
    )),
    ...(retry ? await sendAgain(lease, found, retry, now, counts) : []),
  ];
  const nextTry = nextTryOf(failed, { since: at, retry, now });
  // After the pushes: it is for a day on which none is accepted.
  const { outcome, mail } = await mailDigest(lease, found, counts.accepted > 0, now);
  if (outcome) counts[outcome] += 1;
  await finish(lease, found, now, {
    accepted: counts.accepted > 0,
    ...(mail && { mail }),
    ...(nextTry && { nextTry }),
  });
  return counts;
};

/** To devices whose service was busy: everything since their first failure that is still open. */
const sendAgain = async (
  lease: Lease,
  found: Look,
  { since, devices }: Retry,
  now: Date,
  counts: Counts,
): Promise<readonly Sent[]> => {
  const again = await look({ ...lease, state: { ...lease.state, at: since } }, now);
  return send(
    {
      lease,
      found: again,
      devices: found.devices.filter(({ id }) => devices.includes(id)),
      since,
      now,
    },
    counts,
  );
};
