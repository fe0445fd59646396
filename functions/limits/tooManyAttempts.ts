import { callReasons } from '#shared/calls/callReasons.ts';
import type { Reason } from '#shared/calls/reasons.ts';
import { Problem } from '../problem.ts';

/** Returns a 429 with a message that says in how many seconds to try again. */
const tooMany = (why: (params: { seconds: number }) => Reason, wait: number): Problem => {
  const seconds = Math.max(1, Math.ceil(wait));
  return new Problem('too_many_requests', why({ seconds }), {
    headers: { 'retry-after': String(seconds) },
  });
};

/** The message reveals nothing about the account. */
export const tooManyAttempts = (wait: number): Problem =>
  tooMany(callReasons.tooManyAttempts, wait);

export const tooManyCalls = (wait: number): Problem => tooMany(callReasons.tooManyTokenCalls, wait);
