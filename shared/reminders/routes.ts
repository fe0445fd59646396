import * as z from 'zod/mini';
import { data, instant, nothing } from '../core/fields.ts';
import { defineRoutes } from '../core/route.ts';
import { deviceFields, deviceId, deviceSchema, reminderId, snoozeFields } from './model.ts';

const byId = z.strictObject({ id: deviceId });

/** The devices that get a person's notifications, and what these do. Only a session may call these, no access token. */
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
      'Register a browser for notifications by the SHA-256 of its endpoint; one of another person moves to this one',
    access: 'signed-in',
    params: byId,
    body: deviceFields,
    reply: data(z.object({ device: deviceSchema })),
    refuses: ['limit'],
  },
  removeDevice: {
    method: 'DELETE',
    path: '/users/push/{id}',
    summary: 'Send a device no more notifications',
    access: 'signed-in',
    params: byId,
    reply: nothing,
  },
  testDevice: {
    method: 'POST',
    path: '/users/push/{id}/test',
    summary: 'Send a device a notification, to see whether it comes',
    access: 'signed-in',
    params: byId,
    reply: nothing,
    refuses: ['conflict'],
  },
  snooze: {
    method: 'PUT',
    path: '/users/snoozes/{reminder}',
    summary: 'Remind again in an hour of the habits of a reminder that are still open then',
    access: 'signed-in',
    params: z.strictObject({ reminder: reminderId }),
    body: snoozeFields,
    reply: data(z.object({ until: instant })),
    refuses: ['conflict'],
  },
});
