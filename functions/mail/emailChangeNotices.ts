import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { userReasons } from '#shared/users/reasons.ts';
import { environment } from '../environment.ts';
import { logger } from '../logger.ts';
import { Problem } from '../problem.ts';
import { errorWithoutAddresses } from '../withoutAddresses.ts';
import { mailClient } from './client.ts';

/**
 * Mails to an account's address about its replacement. They are sent only if this deployment has its own sender, since
 * Cognito only sends codes.
 */

/** Enough to recognise one's own address: `n…@example.com`. */
const maskEmail = (email: string): string => email.replace(/^(.).*@/, '$1…@');

const send = async (to: string, subject: string, text: string): Promise<void> => {
  const sender = environment().SENDER_EMAIL;
  if (!sender) {
    logger.warn(
      'A change of an e-mail address was not told to the one before: there is no sender.',
    );
    return;
  }
  await mailClient().send(
    new SendEmailCommand({
      FromEmailAddress: `Cairn <${sender}>`,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: { Data: subject, Charset: 'UTF-8' },
          Body: { Text: { Data: text, Charset: 'UTF-8' } },
        },
      },
    }),
  );
};

/** Throws if it can't be sent: then the change must not begin. */
export const notifyChangeRequested = async (current: string, next: string): Promise<void> => {
  try {
    await send(
      current,
      'A new email address for your Cairn account',
      `Somebody who knows your password asked to change the email address of your Cairn account to ${maskEmail(next)}. It changes when they enter the code that was sent there.

If that was you, there is nothing to do.

If it was not you, set a new password now, by “Forgot your password?” on the login page: that signs everybody out. If you can’t log in any more, reply to this mail.`,
    );
  } catch (error) {
    throw new Problem('unavailable', userReasons.noticeNotSent(), {
      cause: errorWithoutAddresses(error),
    });
  }
};

/** The change is done, so a mail that can't be sent is only logged as an error. */
export const notifyChangeDone = async (before: string, current: string): Promise<void> => {
  try {
    await send(
      before,
      'Your Cairn account has a new email address',
      `The email address of your Cairn account is ${maskEmail(current)} now. You log in with it, and nothing goes to this address any more.

If it was not you who changed it, reply to this mail.`,
    );
  } catch (error) {
    logger.error('A changed e-mail address could not be told to the one before.', {
      error: errorWithoutAddresses(error),
    });
  }
};
