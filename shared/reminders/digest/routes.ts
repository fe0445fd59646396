import * as z from 'zod/mini';
import { issueMessage } from '../../calls/fieldReasons.ts';
import { data, mailedCode, said } from '../../calls/fields.ts';
import { defineRoutes } from '../../calls/route.ts';
import { reminderReasons } from '../reasons.ts';

const digestStatus = z.object({
  /** Whether this deployment sends digests at all. */
  available: z.boolean(),
  /**
   * Whether the person has confirmed that they read the mail sent to their account's address. No digest is sent
   * before that.
   */
  confirmed: z.boolean(),
});

/** The token in the link of a mail: 48 bytes in base64url. */
const byToken = z.strictObject({
  token: z
    .string(issueMessage(reminderReasons.unsubscribeLink()))
    .check(z.regex(/^[A-Za-z0-9_-]{64}$/, issueMessage(reminderReasons.unsubscribeLink()))),
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
    summary: 'Send a code to the person’s address, to confirm the address for the daily e-mail',
    access: 'signed-in',
    reply: said,
    refuses: ['conflict'],
  },
  confirmDigest: {
    method: 'POST',
    path: '/users/digest/confirm',
    summary: 'Confirm the person’s address for the daily e-mail with the code sent there',
    access: 'signed-in',
    body: z.strictObject({ code: mailedCode }),
    reply: data(digestStatus),
  },
  showUnsubscribe: {
    method: 'GET',
    path: '/users/digest/unsubscribe',
    summary: 'Redirect to the page with a button that turns the daily e-mail off; changes nothing',
    access: 'public',
    query: byToken,
    reply: data(z.null()),
    status: 303,
  },
  unsubscribe: {
    method: 'POST',
    path: '/users/digest/unsubscribe',
    summary:
      'Turn the daily e-mail off with the token in it, without a session, whatever the body (RFC 8058)',
    access: 'public',
    query: byToken,
    reply: data(z.null()),
  },
});
