import { randomUUID } from 'node:crypto';
import type { Span } from '#shared/reminders/due.ts';
import { logger } from '../../logger.ts';
import { type Delivery, queueDelivery } from '../../queue/deliveries.ts';
import type { Pointer } from '../../reminders/keys.ts';
import { minuteAt } from '../../reminders/minutes.ts';
import { movePointer, versionOf } from '../../reminders/pointers.ts';
import { personNotReminded } from './logMessages.ts';
import { pauseAfter } from './pause.ts';
import { dueDigest, dueHabits, dueTimer, nextMinute, type Person, readPerson } from './person.ts';

/**
 * Checks a person: queues everything that is due, and then moves the pointer to the person's next minute. If the check
 * is interrupted before the move, it runs a second time. Its duplicates then replace each other at the push service and
 * on the screen. A failure is logged. Each further try waits longer, so that other people have their turn.
 */
export const lookAtPerson = async (pointer: Pointer, now: Date): Promise<void> => {
  const version = await versionOf(pointer);
  if (version === undefined) return;
  const { userId, since } = pointer;
  // This machine's clock may be behind the clock of the machine that found the pointer.
  const minute = Math.max(minuteAt(now), pointer.at);
  try {
    const person = await readPerson(userId);
    await Promise.all(
      (await deliveriesOf(person, [since, minute])).map(([one, delay]) =>
        queueDelivery(one, delay),
      ),
    );
    const at = nextMinute(person, minute);
    await movePointer(pointer, version, at === undefined ? undefined : { userId, at, since: at });
  } catch (error) {
    logger.error(personNotReminded, { error: error as Error });
    const at = minute + pauseAfter(minute - since);
    await movePointer(pointer, version, { userId, at, since });
  }
};

/**
 * A digest waits this many seconds for the pushes of the same check. If a push about habits is accepted, the digest is
 * not sent.
 */
const waitForPushes = 30;

type Queued = readonly [delivery: Delivery, delaySeconds: number];

/**
 * Returns all due deliveries: pushes to each device, for each minute with open habits and for the timer, and the
 * daily mail.
 */
const deliveriesOf = async (person: Person, span: Span): Promise<readonly Queued[]> => {
  const { userId, devices } = person;
  const minutes = new Set((await dueHabits(person, span)).map(({ at }) => at));
  const timer = dueTimer(person, span);
  const due = [
    ...[...minutes].map((at) => ({ about: 'habits', at }) as const),
    ...(timer ? [{ about: 'timer', at: timer.at } as const] : []),
  ];
  const pushes = due.flatMap((one) =>
    devices.map(({ id: device }): Queued => [{ ...one, userId, device }, 0]),
  );
  const digest = await dueDigest(person, span);
  if (!digest) return pushes;
  const mail = { about: 'digest', id: randomUUID(), userId, at: digest.at } as const;
  return [...pushes, [mail, pushes.length > 0 ? waitForPushes : 0]];
};
