import { type DigestOutcome, digestSite, sendDigest } from '../../digest/sendDigest.ts';
import type { DigestResult, Look } from '../../reminders/person.ts';
import { nextTryAfter } from '../../reminders/retry.ts';
import type { Lease } from '../../reminders/store.ts';

type Mailed = {
  /** Undefined if no mail was due. */
  readonly outcome?: DigestOutcome;
  /** What to note about it. */
  readonly mail?: DigestResult;
};

/**
 * Sends the day's mail if its time came, something is open, the address is confirmed and no push was accepted that day.
 * `accepted`: whether one was just accepted.
 */
export const mailDigest = async (
  { userId, state }: Lease,
  { digest, email, today, hideNames, language = 'en' }: Look,
  accepted: boolean,
  now: Date,
): Promise<Mailed> => {
  const site = digestSite();
  if (!digest || email === undefined || site === undefined) return {};
  const isReminded = digest.wasReminded || (accepted && digest.day === today);
  if (isReminded || digest.wasMailed) return {};
  const { habits, day } = digest;
  const content = { habits, hideNames, language, site };
  const outcome = await sendDigest(userId, email, content);
  if (outcome !== 'mailLater') return { outcome, mail: { handledOn: day } };
  const nextTry = nextTryAfter(state.mailRetry, state.at, now);
  return { outcome, mail: { nextTry } };
};
