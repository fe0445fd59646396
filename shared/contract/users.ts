import * as z from 'zod';
import {
  data,
  email,
  givenPassword,
  instant,
  limits,
  mailedCode,
  newPassword,
  requiredText,
  timeZone,
} from './fields.ts';
import { defineRoutes } from './route.ts';

export const userSchema = z.object({
  /** Cognito's `sub`: shaped like a UUID, but its variant bits are not those of RFC 9562. */
  _id: z.guid(),
  name: z.string(),
  /** Where the person logs in, and where codes to reset the password go. */
  email: z.string(),
  /** The address that is to take its place once the code sent there is confirmed. */
  pendingEmail: z.string().optional(),
  /** IANA name, kept for requests that do not say theirs. */
  timeZone: z.string(),
  createdAt: instant,
});

export type User = z.output<typeof userSchema>;

export const personName = requiredText('Name', limits.name);

export const passwordUpdated = 'Password updated successfully';
/** Where no new session could be begun: the old one ends with its access token. */
export const passwordUpdatedLogIn =
  'Password updated successfully. You will be asked to log in with it.';

export const emailNeedsPassword = 'Enter your current password to change your email address';
export const emailCodeSent = 'A new code is on its way.';
/** A code that went to the address before must reset nothing: it lives as long as this. */
export const emailConfirmed =
  'You log in with your new email address from now on. For the next hour a forgotten password can’t be reset.';

export const users = defineRoutes({
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    summary:
      'Change the name at once; another e-mail address needs the current password, and waits for the code sent there',
    access: 'signed-in',
    body: z.strictObject({
      name: personName,
      email,
      timeZone: timeZone.optional(),
      currentPassword: givenPassword('Current password').optional(),
    }),
    reply: data(userSchema),
    refuses: ['conflict'],
  },
  confirmEmail: {
    method: 'POST',
    path: '/users/email/confirm',
    summary: 'Complete the change of the e-mail address by the code sent to the new one',
    access: 'signed-in',
    body: z.strictObject({ code: mailedCode }),
    reply: z.object({ data: userSchema, message: z.string() }),
    refuses: ['conflict'],
  },
  resendEmailCode: {
    method: 'POST',
    path: '/users/email/resend',
    summary: 'Send another code to the e-mail address that waits to be confirmed',
    access: 'signed-in',
    reply: z.object({ data: z.null(), message: z.string() }),
    refuses: ['conflict'],
  },
  cancelEmailChange: {
    method: 'POST',
    path: '/users/email/cancel',
    summary: 'Keep the e-mail address, and forget the one that waits to be confirmed',
    access: 'signed-in',
    reply: data(userSchema),
  },
  updatePassword: {
    method: 'PUT',
    path: '/users/password',
    summary: 'Change the password; every other session ends',
    access: 'signed-in',
    body: z.strictObject({ currentPassword: givenPassword('Current password'), newPassword }),
    reply: z.object({ data: z.null(), message: z.string() }),
  },
});
