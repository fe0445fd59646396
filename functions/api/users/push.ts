import { createHash, createPublicKey } from 'node:crypto';
import type { Device, DeviceFields } from '#shared/reminders/model.ts';
import { reminderReasons } from '#shared/reminders/reasons.ts';
import { withinOwnLimits } from '../../limits/withinLimits.ts';
import { invalid, Problem } from '../../problem.ts';
import type { Recipient } from '../../push/pushOf.ts';
import { sendPush } from '../../push/sendPush.ts';
import { testMessage } from '../../push/testMessage.ts';
import {
  getDevice,
  noteAccepted,
  registerDevice,
  removeDevice,
  type StoredDevice,
} from '../../reminders/devices.ts';

export const viewDevice = ({ id, label, createdAt, lastUsedAt }: StoredDevice): Device => ({
  id,
  label,
  createdAt,
  lastUsedAt,
});

/** Registers a device. Its id is the hash of its endpoint, so a browser that registers again is the same device. */
export const setDevice = async (
  userId: string,
  id: string,
  fields: DeviceFields,
  now: Date,
): Promise<Device> => {
  if (createHash('sha256').update(fields.endpoint).digest('hex') !== id) {
    throw invalid('endpoint', reminderReasons.endpointOfOther());
  }
  if (!isPoint(fields.p256dh)) {
    throw invalid('p256dh', reminderReasons.deviceKey({ bytes: 65 }));
  }
  return viewDevice(await registerDevice(userId, id, fields, now));
};

/** Whether an uncompressed point is on the curve P-256. Nothing could be encrypted for any other point. */
const isPoint = (p256dh: string): boolean => {
  const bytes = Buffer.from(p256dh, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((one) =>
    one.toString('base64url'),
  );
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' } as never);
    return bytes[0] === 4;
  } catch {
    return false;
  }
};

/**
 * A push service keeps a test for this many seconds. More is not needed, because the person is looking at the device.
 */
const testSeconds = 60;

/**
 * Sends a test notification to a device, at most five an hour. Throws `conflict` if its push service does not accept
 * it. If the service no longer knows the device, the device is removed.
 */
export const testDevice = async (
  userId: string,
  id: string,
  { now, ...person }: Omit<Recipient, 'userId'> & { readonly now: Date },
): Promise<void> => {
  const device = await getDevice(userId, id);
  const message = testMessage({ userId, ...person }, now);
  const { result } = await withinOwnLimits('testPushes', { userId, now }, () =>
    sendPush(device, message, { ttlSeconds: testSeconds, topic: 'test' }),
  );
  if (result === 'gone') {
    await removeDevice(userId, id);
    throw new Problem('conflict', reminderReasons.deviceGone());
  }
  if (result !== 'accepted') throw new Problem('conflict', reminderReasons.testNotSent());
  await noteAccepted(userId, device, now);
};
