import * as z from 'zod/mini';
import { say } from '../../core/fieldReasons.ts';
import { data, mailedCode, said } from '../../core/fields.ts';
import { defineRoutes } from '../../core/route.ts';
import { reminderReasons } from '../reasons.ts';

const digestStatus = z.object({
  /** Whether this deployment sends digests at all. */
  available: z.boolean(),
  /** Whether the person has shown that they read the address of their account. Only then is one sent. */
  confirmed: z.boolean(),
});

/** As in the link of a mail: 48 bytes in base64url. */
const byToken = z.strictObject({
  token: z
    .string(say(reminderReasons.unsubscribeLink()))
    .check(z.regex(/^[A-Za-z0-9_-]{64}$/, say(reminderReasons.unsubscribeLink()))),
});

/** The daily mail with open habits. Its time is in the profile. */
export const digestRoutes = defineRoutes({
  readDigest: {
    method: 'GET',
    path: '/users/digest',
    summary: 'Whether the daily e-mail can be sent to the person’s address',
    access: 'signed-in',
    reply: data(digestStatus),
  },
  sendDigestCode: {
    method: 'POST',
    path: '/users/digest/code',
    summary: 'Send a code to the person’s address, to confirm it for the daily e-mail',
    access: 'signed-in',
    reply: said,
    refuses: ['conflict'],
  },
  confirmDigest: {
    method: 'POST',
    path: '/users/digest/confirm',
    summary: 'Confirm the person’s address for the daily e-mail by the code sent there',
    access: 'signed-in',
    body: z.strictObject({ code: mailedCode }),
    reply: data(digestStatus),
  },
  showUnsubscribe: {
    method: 'GET',
    path: '/users/digest/unsubscribe',
    summary: 'Redirect to the page that turns the daily e-mail off by a button; changes nothing',
    access: 'public',
    query: byToken,
    reply: data(z.null()),
    status: 303,
  },
  unsubscribe: {
    method: 'POST',
    path: '/users/digest/unsubscribe',
    summary:
      'Turn the daily e-mail off by the token in it, without a session (RFC 8058); whatever the body is',
    access: 'public',
    query: byToken,
    reply: data(z.null()),
  },
});
