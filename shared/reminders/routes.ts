import * as z from 'zod/mini';
import { data, instant, nullReply } from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import { deviceFields, deviceId, deviceSchema, reminderId, snoozeFields } from './model.ts';

const byId = z.strictObject({ id: deviceId });

/** The calls for devices that get a person's notifications. They need a session; an access token is not enough. */
export const pushRoutes = defineRoutes({
  listDevices: {
    method: 'GET',
    path: '/users/push',
    summary:
      'The devices that get notifications, oldest first, and the public key to subscribe with',
    access: 'signed-in',
    reply: data(z.object({ publicKey: z.string(), devices: z.array(deviceSchema) })),
  },
  setDevice: {
    method: 'PUT',
    path: '/users/push/{id}',
    summary:
      'Register a browser for notifications by the SHA-256 of its endpoint; a browser registered for another person moves to this one',
    access: 'signed-in',
    params: byId,
    body: deviceFields,
    reply: data(z.object({ device: deviceSchema })),
    refuses: ['limit'],
  },
  removeDevice: {
    method: 'DELETE',
    path: '/users/push/{id}',
    summary: 'Stop sending notifications to a device',
    access: 'signed-in',
    params: byId,
    reply: nullReply,
  },
  testDevice: {
    method: 'POST',
    path: '/users/push/{id}/test',
    summary: 'Send a test notification to a device',
    access: 'signed-in',
    params: byId,
    reply: nullReply,
    refuses: ['conflict'],
  },
  snooze: {
    method: 'PUT',
    path: '/users/snoozes/{reminder}',
    summary: 'Snooze a reminder for an hour; it then names the habits that are still open',
    access: 'signed-in',
    params: z.strictObject({ reminder: reminderId }),
    body: snoozeFields,
    reply: data(z.object({ until: instant })),
    refuses: ['conflict'],
  },
});
