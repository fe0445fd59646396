import type { Reason } from '../calls/reasons.ts';
import type { Calendar } from '../days/days.ts';
import { type Pace, type PaceFacts, paceOf } from '../skills/pace.ts';
import { grainsOfMinutes } from '../skills/time.ts';
import { resourceReasons } from './reasons.ts';
import {
  FEWEST_SESSIONS,
  type LeftFacts,
  type PageSession,
  type TimeLeft,
  timeLeft,
} from './speed.ts';

/** The activities of the resource. `rising` are the sessions that decide the speed, see `risingSessions`. */
type ResourceTimes = Omit<PaceFacts, 'remaining'> & {
  readonly rising: readonly PageSession[];
};

/**
 * The pace of a resource, and the day on which it is finished at that pace. The remaining time is that of `timeLeft`.
 * Example: 600 minutes at 25% leave 450 minutes. At 30 minutes a week, they take 15 weeks. All other rules are the same
 * as for a skill, see `paceOf`.
 */
export function paceOfResource(
  resource: LeftFacts,
  { rising, ...times }: ResourceTimes,
  calendar: Calendar,
): Pace {
  const left = timeLeft(resource, rising);
  const remaining = grainsOfMinutes(left.minutesLeft ?? 0);
  const pace = paceOf({ ...times, remaining }, calendar);
  return remaining > 0 ? pace : { ...pace, reason: whyNothingLeft(resource, left, rising.length) };
}

function whyNothingLeft(
  { status }: LeftFacts,
  { minutesLeft, pagesLeft }: TimeLeft,
  sessions: number,
): Reason {
  if (status === 'Completed') return resourceReasons.resourceCompleted();
  if (minutesLeft !== null) return resourceReasons.nothingLeft();
  return pagesLeft === null
    ? resourceReasons.noDuration()
    : resourceReasons.fewSessions({ needed: FEWEST_SESSIONS, sessions });
}
