import { assessmentReasons } from './assessments/reasons.ts';
import { callReasons } from './calls/callReasons.ts';
import { fieldReasons } from './calls/fieldReasons.ts';
import type { Params, ParamsOf, Reason } from './calls/reasons.ts';
import { cardReasons } from './cards/reasons.ts';
import { habitReasons } from './habits/reasons.ts';
import { noteReasons } from './notes/reasons.ts';
import { pauseReasons } from './pauses/reasons.ts';
import { projectReasons } from './projects/reasons.ts';
import { reminderReasons } from './reminders/reasons.ts';
import { resourceReasons } from './resources/reasons.ts';
import { reviewReasons } from './reviews/reasons.ts';
import { skillReasons } from './skills/reasons.ts';
import { timerReasons } from './timer/reasons.ts';
import { userReasons } from './users/reasons.ts';

/** Every reason that the API gives. */
export const reasons = {
  ...fieldReasons,
  ...callReasons,
  ...userReasons,
  ...habitReasons,
  ...pauseReasons,
  ...projectReasons,
  ...resourceReasons,
  ...assessmentReasons,
  ...noteReasons,
  ...cardReasons,
  ...reviewReasons,
  ...skillReasons,
  ...timerReasons,
  ...reminderReasons,
};

type Reasons = ParamsOf<typeof reasons>;

/** A message of the server or of a rule, with its reason if it has one. */
export type Explained = Pick<Reason, 'message'> & {
  readonly reason?: string | undefined;
  readonly params?: Params | undefined;
};

const isKnown = (reason: string): reason is keyof Reasons => Object.hasOwn(reasons, reason);

/**
 * Returns the sentence in the current language. A newer server may send a reason or a parameter that this app
 * doesn't know. The sentence is then the server's, in English.
 */
export const sentenceOf = ({ message, reason = '', params = {} }: Explained): string => {
  if (!isKnown(reason)) return message;
  try {
    return reasons[reason](params as never).message;
  } catch {
    return message;
  }
};
