import * as z from 'zod';
import {
  data,
  email,
  givenPassword,
  instant,
  limits,
  newPassword,
  requiredText,
  timeZone,
} from './fields.ts';
import { defineRoutes } from './route.ts';

export const userSchema = z.object({
  /** Cognito's `sub`: shaped like a UUID, but its variant bits are not those of RFC 9562. */
  _id: z.guid(),
  name: z.string(),
  email: z.string(),
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

export const users = defineRoutes({
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    summary: 'Change the name and the e-mail address one signs in with',
    access: 'signed-in',
    body: z.strictObject({ name: personName, email, timeZone: timeZone.optional() }),
    reply: data(userSchema),
    refuses: ['conflict'],
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
