import { dayAt, type Minute } from '#shared/reminders/occurrences.ts';
import { noteReminded } from '../../account/profiles.ts';
import { type PushOutcome, sendPush } from '../../push/sendPush.ts';
import { type Delivery, queueDelivery } from '../../queue/deliveries.ts';
import { forgetDevice, noteAccepted } from '../../reminders/devices.ts';
import { minuteAt } from '../../reminders/minutes.ts';
import { pauseAfter } from '../reminders/pause.ts';
import { type Person, readPerson } from '../reminders/person.ts';
import { mailDigest } from './mailDigest.ts';
import { messageOf } from './messages.ts';

/** The result of a delivery. `over` means that nothing was sent, because nothing in the delivery is due any more. */
export type Delivered = (PushOutcome | { readonly result: 'over' }) & {
  readonly pushService?: string;
};

/**
 * Sends the part of a delivery that is still due. If the push service or SES is busy or down, the same delivery is
 * queued again, until it is too late.
 */
export const deliver = async (delivery: Delivery, now: Date): Promise<Delivered> => {
  const person = await readPerson(delivery.userId);
  // This machine's clock may be behind the clock of the machine that queued the delivery.
  const minute = Math.max(minuteAt(now), delivery.at);
  const delivered: Delivered =
    delivery.about === 'digest'
      ? await mailDigest(person, delivery, minute)
      : await push(person, delivery, minute, now);
  if (delivered.result === 'later') {
    const pause = pauseAfter(minute - delivery.at, delivered.afterSeconds);
    await queueDelivery({ ...delivery, isRetry: true }, pause * 60);
  }
  return delivered;
};

type Push = Exclude<Delivery, { readonly about: 'digest' }>;

const push = async (
  person: Person,
  delivery: Push,
  minute: Minute,
  now: Date,
): Promise<Delivered> => {
  const device = person.devices.find(({ id }) => id === delivery.device);
  const message = device && (await messageOf(person, delivery, minute));
  if (!message) return { result: 'over' };
  const outcome = await sendPush(device, message, {
    ttlSeconds: (message.expires - now.getTime()) / 1_000,
    topic: message.notification.tag,
  });
  if (outcome.result === 'gone') await forgetDevice(person.userId, device.id);
  if (outcome.result === 'accepted') {
    await noteAccepted(person.userId, device, now);
    // A push about a timer does not replace the daily mail.
    const today = dayAt(minute, person.days);
    if (delivery.about === 'habits' && person.settings.remindedOn !== today)
      await noteReminded(person.userId, today);
  }
  return { ...outcome, pushService: new URL(device.endpoint).hostname };
};
