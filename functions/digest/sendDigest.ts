import { SESv2ServiceException } from '@aws-sdk/client-sesv2';
import { urlOf } from '#shared/calls/route.ts';
import { digestRoutes } from '#shared/reminders/digest/routes.ts';
import { environment } from '../environment.ts';
import { logger } from '../logger.ts';
import { asHtml } from '../mail/mailBody.ts';
import { sendMail } from '../mail/sendMail.ts';
import { errorWithoutAddresses } from '../withoutAddresses.ts';
import { type DigestContent, digestMailOf } from './digestMail.ts';
import { digestNotSent, digestRefused } from './logMessages.ts';
import { unsubscribeTokenOf } from './unsubscribeToken.ts';

/** SES's reports about a mail name its person by this tag. */
export const personTag = 'person';

export type DigestOutcome = 'accepted' | 'later' | 'refused';

/**
 * Returns the site if this deployment sends digests. A deployment that sends digests needs a sender, and an address to
 * which the mails can link.
 */
export const digestSite = (): string | undefined => {
  const { SENDER_EMAIL, SITE_URL } = environment();
  return SENDER_EMAIL ? SITE_URL : undefined;
};

/** Whether SES will never accept this mail. After any other refusal, SES may accept it later. */
const isForGood = (error: unknown): boolean =>
  error instanceof SESv2ServiceException &&
  (error.name === 'MessageRejected' || error.name === 'BadRequestException');

/**
 * Sends the mail of a day. Its headers let the mail program offer to turn digests off with one click (RFC 8058). Never
 * throws. The outcome `later` means that a retry may succeed. If the call to SES is cut off, the mail may be sent
 * twice.
 */
export const sendDigest = async (
  userId: string,
  to: string,
  content: Omit<DigestContent, 'token'>,
): Promise<DigestOutcome> => {
  const token = unsubscribeTokenOf(userId);
  const mail = digestMailOf({ ...content, token });
  const oneClick = new URL(urlOf(digestRoutes.unsubscribe, { query: { token } }), content.site);
  try {
    await sendMail(to, mail, {
      html: asHtml(mail, content.language),
      headers: {
        'List-Unsubscribe': `<${oneClick.href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      configurationSet: environment().DIGEST_CONFIGURATION_SET,
      tags: { [personTag]: userId },
    });
    return 'accepted';
  } catch (error) {
    const cause = errorWithoutAddresses(error);
    if (isForGood(error)) {
      logger.error(digestRefused, { error: cause });
      return 'refused';
    }
    logger.warn(digestNotSent, { error: cause });
    return 'later';
  }
};
