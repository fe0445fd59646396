import type { Language } from '#shared/language/languages.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { logger } from '../logger.ts';
import { Problem } from '../problem.ts';
import { errorWithoutAddresses } from '../withoutAddresses.ts';
import { hasSender, sendMail } from './sendMail.ts';
import type { Mail } from './texts.ts';
import { mailTexts } from './texts.ts';

/**
 * Mails to an address that may be replaced, or was replaced. Cognito sends only codes, so these mails need a sender of
 * this deployment.
 */

/** Leaves enough of an address for its owner to recognise it: `n…@example.com`. */
const maskEmail = (email: string): string => email.replace(/^(.).*@/, '$1…@');

const send = async (to: string, mail: Mail): Promise<void> => {
  if (!hasSender()) {
    logger.warn('The old e-mail address was not notified of its change: there is no sender.');
    return;
  }
  await sendMail(to, mail);
};

/** Throws if the mail can't be sent. So the change does not begin. */
export const notifyChangeRequested = async (
  current: string,
  next: string,
  language: Language,
): Promise<void> => {
  try {
    await send(current, mailTexts(language).changeRequested(maskEmail(next)));
  } catch (error) {
    throw new Problem('unavailable', userReasons.noticeNotSent(), {
      cause: errorWithoutAddresses(error),
    });
  }
};

/** The change is already made, so a mail that can't be sent is only logged as an error. */
export const notifyChangeDone = async (
  before: string,
  current: string,
  language: Language,
): Promise<void> => {
  try {
    await send(before, mailTexts(language).changeDone(maskEmail(current)));
  } catch (error) {
    logger.error('The old e-mail address could not be notified of its change.', {
      error: errorWithoutAddresses(error),
    });
  }
};
