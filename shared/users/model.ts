import * as z from 'zod';
import { instant, limits, requiredText } from '../core/fields.ts';

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
