import * as z from 'zod/mini';
import {
  email,
  givenPassword,
  language,
  mailedCode,
  newPassword,
  nullReply,
  said,
} from '../calls/fields.ts';
import { defineRoutes } from '../calls/route.ts';
import { deviceId } from '../reminders/model.ts';
import { personName } from '../users/model.ts';
import { sessionSchema } from './model.ts';

/** The language of the sign-in page. It becomes the language of an account that has none. */
const languageOfPage = z.optional(language);

export const auth = defineRoutes({
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Create an account and sign in',
    access: 'public',
    body: z.strictObject({
      name: personName,
      email,
      password: newPassword,
      language: languageOfPage,
    }),
    reply: sessionSchema,
    status: 201,
    refuses: ['conflict'],
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in',
    access: 'public',
    body: z.strictObject({
      email,
      password: givenPassword('Password'),
      language: languageOfPage,
    }),
    reply: sessionSchema,
    refuses: ['unauthenticated', 'password_reset_required'],
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Renew the access token with the refresh cookie',
    access: 'public',
    reply: sessionSchema,
    refuses: ['unauthenticated'],
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'Revoke the refresh token and clear its cookie',
    access: 'public',
    ownPages: true,
    /** The device that stops getting notifications, as the SHA-256 of its endpoint. */
    body: z.strictObject({ device: z.optional(deviceId) }),
    reply: nullReply,
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Send a code to reset a forgotten password',
    access: 'public',
    body: z.strictObject({ email }),
    reply: said,
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a new password with the code; every session ends',
    access: 'public',
    body: z.strictObject({
      email,
      code: mailedCode,
      password: newPassword,
    }),
    reply: said,
  },
});
