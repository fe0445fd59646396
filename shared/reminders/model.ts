import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import {
  day,
  idPattern,
  instant,
  limitedList,
  requiredLine,
  timeOfDay,
  trueOrFalse,
} from '../calls/fields.ts';
import { isPushService, maxEndpoint, pushServicePattern } from './pushServices.ts';
import { reminderReasons } from './reasons.ts';

/** At most this many devices of a person get notifications. */
export const maxDevices = 10;

const maxDeviceName = 80;

/** Whether notifications leave out the names of habits. */
export const hideNames = trueOrFalse('Hide names');

/**
 * Between these times, the person gets no notifications, except at times that they chose. The quiet hours may span
 * midnight. Null means never quiet.
 */
export const quietHours = z.nullable(
  z.strictObject(
    { from: timeOfDay('From'), to: timeOfDay('To') },
    { error: issueMessage(fieldReasons.object({ label: 'Quiet hours' })) },
  ),
);

/** When the daily mail with open habits is sent. Null means never. */
export const digestTime = z.nullable(timeOfDay('Digest'));

/** The SHA-256 of a device's endpoint, in hex. */
export const deviceId = z
  .string(issueMessage(reminderReasons.deviceId()))
  .check(z.regex(/^[0-9a-f]{64}$/, issueMessage(reminderReasons.deviceId())));

/** A key of this many bytes in base64url without padding, as browsers provide it (RFC 8291, 2). */
const keyOf = (bytes: number) => {
  const wrong = issueMessage(reminderReasons.deviceKey({ bytes }));
  const length = Math.ceil((bytes * 4) / 3);
  return z.string(wrong).check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), wrong));
};

/** A browser's push subscription, and the person's name for the device. */
export const deviceFields = z.strictObject({
  endpoint: z
    .string(issueMessage(reminderReasons.endpoint()))
    .check(
      z.maxLength(maxEndpoint, { error: issueMessage(reminderReasons.endpoint()), abort: true }),
      z.refine(isPushService, issueMessage(reminderReasons.endpoint())),
      z.meta({ pattern: pushServicePattern }),
    ),
  /** A point of P-256, uncompressed. */
  p256dh: keyOf(65),
  auth: keyOf(16),
  label: requiredLine('Device name', maxDeviceName),
});

/** The tag of a reminder's notification: its minute in UTC. 2026-11-25T08:30Z -> r202611250830. */
export const reminderId = z
  .string(issueMessage(reminderReasons.reminderId()))
  .check(z.regex(/^r\d{12}$/, issueMessage(reminderReasons.reminderId())));

/** A snoozed reminder has at most this many habits. */
export const maxSnoozedHabits = 50;

/** The habits of a snoozed reminder, each with the person's day that the reminder was about. */
export const snoozeFields = z.strictObject({
  habits: limitedList(
    'Habits',
    z.strictObject(
      {
        id: z
          .string(issueMessage(fieldReasons.id()))
          .check(z.regex(idPattern, issueMessage(fieldReasons.id()))),
        day: day('Day'),
      },
      {
        error: ({ code }) =>
          code === 'invalid_type'
            ? issueMessage(fieldReasons.object({ label: 'Habit' }))
            : undefined,
      },
    ),
    maxSnoozedHabits,
  ).check(z.minLength(1, issueMessage(fieldReasons.required({ label: 'Habits' })))),
});

/** A device in a response, without its endpoint and keys, which are secret. */
export const deviceSchema = z.object({
  id: deviceId,
  label: z.string(),
  createdAt: instant,
  /**
   * When the browser last registered the device, or a push was last accepted. Pushes update it at most once a day.
   */
  lastUsedAt: instant,
});

export type DeviceFields = z.output<typeof deviceFields>;
export type Device = z.output<typeof deviceSchema>;
