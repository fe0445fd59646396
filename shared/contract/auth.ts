import * as z from 'zod';
import { email, givenPassword, mailedCode, newPassword, nothing } from './fields.ts';
import { defineRoutes } from './route.ts';
import { personName, userSchema } from './users.ts';

/** The access token (60 minutes) and who it is for; the refresh token travels in a cookie beside it. */
export const sessionSchema = z.object({ token: z.string(), data: z.object({ user: userSchema }) });

/** How long a session can be renewed before its person must log in again. */
export const sessionDays = 90;

export type Session = z.output<typeof sessionSchema>;

const said = z.object({ data: z.null(), message: z.string() });

export const codeSent =
  'If an account has this email address, a code to reset the password is on its way.';
export const passwordReset = 'Your password has been reset. You can log in with it now.';

export const auth = defineRoutes({
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Create an account and sign in',
    access: 'public',
    body: z.strictObject({ name: personName, email, password: newPassword }),
    reply: sessionSchema,
    status: 201,
    refuses: ['conflict'],
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in',
    access: 'public',
    body: z.strictObject({ email, password: givenPassword('Password') }),
    reply: sessionSchema,
    refuses: ['unauthenticated', 'password_reset_required'],
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Renew the access token by the refresh cookie',
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
    reply: nothing,
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
    summary: 'Set a new password by the code; every session ends',
    access: 'public',
    body: z.strictObject({
      email,
      code: mailedCode,
      password: newPassword,
    }),
    reply: said,
  },
});
