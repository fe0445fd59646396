import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { turnOffDigest } from '../../account/profiles.ts';
import { personTag } from '../../digest/sendDigest.ts';
import { logged, logger } from '../../logger.ts';
import { measured } from '../../table/usage.ts';

/** The tags that `sendDigest` put on the mail. SES gives the values of each tag as a list. */
const mail = z.object({ tags: z.object({ [personTag]: z.tuple([z.guid()]) }) });
const recipients = z.array(z.object({ emailAddress: z.string() }));

/**
 * An event of SES in EventBridge. `detail` has the format that SES uses for SNS, see "Contents of event data that
 * Amazon SES publishes to Amazon SNS" in the developer guide.
 */
const event = z.object({
  detail: z.union([
    z.object({
      eventType: z.literal('Bounce'),
      bounce: z.object({
        bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']),
        bouncedRecipients: recipients,
      }),
      mail,
    }),
    z.object({
      eventType: z.literal('Complaint'),
      complaint: z.object({ complainedRecipients: recipients }),
      mail,
    }),
  ]),
});

/** Returns the kind of a report, its addresses, and whether these addresses have no reader. */
const reportOf = (detail: z.output<typeof event>['detail']) =>
  detail.eventType === 'Bounce'
    ? {
        kind: detail.bounce.bounceType,
        about: detail.bounce.bouncedRecipients,
        isUnreadable: true,
      }
    : { kind: 'Complaint', about: detail.complaint.complainedRecipients, isUnreadable: false };

/**
 * Turns the digest off if its mail bounced, or if its reader reported it as spam. A transient bounce, such as a full
 * mailbox or an absence note, changes nothing. Throws if the table fails. Then Lambda tries twice more. If all tries
 * fail, the digest stays on, and SES reports the next mail in the same way.
 */
export const handler = (given: unknown, context: Context): Promise<void> =>
  logged({ requestId: context.awsRequestId, route: 'mail feedback' }, async () => {
    const { detail } = event.parse(given);
    const { kind, about, isUnreadable } = reportOf(detail);
    const [userId] = detail.mail.tags[personTag];
    const addresses = about.map(({ emailAddress }) => emailAddress);
    await measured(async (usage) => {
      if (kind !== 'Transient') await turnOffDigest(userId, { addresses, isUnreadable });
      logger.info('mail feedback', { userId, kind, ...usage });
    });
  });
