import type { ReminderMessage } from '#shared/reminders/message/model.ts';
import { type PushOutcome, sendPush } from '../../push/sendPush.ts';
import { forgetDevice, noteAccepted, type StoredDevice } from '../../reminders/devices.ts';

/** The number of devices with each outcome, and the longest delay in seconds. */
type Outcomes = Record<PushOutcome['result'] | 'delay', number>;

/** A device that must be sent to again. */
export type Failed = { readonly device: StoredDevice; readonly afterSeconds: number | undefined };

type Sending = {
  readonly userId: string;
  readonly message: ReminderMessage;
  /** When it should have come. */
  readonly at: readonly Date[];
  readonly devices: readonly StoredDevice[];
  readonly now: Date;
};

/** Sends a message to some devices at once, and returns those that must be tried again. */
export const sendToDevices = async (
  { userId, message, at, devices, now }: Sending,
  counts: Outcomes,
): Promise<readonly Failed[]> => {
  if (devices.length === 0) return [];
  const ttlSeconds = (message.expires - now.getTime()) / 1_000;
  const topic = message.notification.tag;
  counts.delay = Math.max(
    counts.delay,
    ...at.map((one) => Math.round((now.getTime() - one.getTime()) / 1_000)),
  );
  const sent = await Promise.all(
    devices.map(async (device) => {
      const outcome = await sendPush(device, message, { ttlSeconds, topic });
      counts[outcome.result] += 1;
      if (outcome.result === 'accepted') await noteAccepted(userId, device, now);
      if (outcome.result === 'gone') await forgetDevice(userId, device.id);
      return outcome.result === 'later' ? [{ device, afterSeconds: outcome.afterSeconds }] : [];
    }),
  );
  return sent.flat();
};
