import { Problem } from '../problem.ts';

/** `59 seconds`, `1 minute`, `16 minutes`: rounded up. */
const formatWait = (seconds: number): string => {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/** 429 with a message that says when to try again, in seconds. */
const tooMany = (what: string, wait: number): Problem => {
  const seconds = Math.max(1, Math.ceil(wait));
  return new Problem(
    'too_many_requests',
    `Too many ${what}. Try again in ${formatWait(seconds)}.`,
    {
      headers: { 'retry-after': String(seconds) },
    },
  );
};

/** Reveals nothing about the account. */
export const tooManyAttempts = (wait: number): Problem => tooMany('attempts', wait);

export const tooManyCalls = (wait: number): Problem =>
  tooMany('calls with this access token', wait);
