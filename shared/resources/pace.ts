import type { Calendar } from '../core/days.ts';
import type { Reason } from '../core/reasons.ts';
import { type Pace, type PaceFacts, paceOf } from '../skills/pace.ts';
import { grainsOfMinutes } from '../skills/time.ts';
import type { Resource } from './model.ts';
import { resourceReasons } from './reasons.ts';
import { remainingMinutes } from './targets.ts';

type Left = Pick<Resource, 'status' | 'progress' | 'duration'>;

/**
 * The pace at which a resource is worked on, and when its remaining duration is done at that pace. 600 minutes at
 * 25% leave 450 minutes. At 30 minutes a week over 13 weeks, they take 15 weeks. The other rules are those for the
 * pace of a skill.
 */
export function paceOfResource(
  resource: Left,
  times: Omit<PaceFacts, 'remaining'>,
  calendar: Calendar,
): Pace {
  const remaining = grainsOfMinutes(remainingMinutes(resource));
  const pace = paceOf({ ...times, remaining }, calendar);
  return remaining > 0 ? pace : { ...pace, reason: whyNothingLeft(resource) };
}

function whyNothingLeft({ status, duration }: Left): Reason {
  if (status === 'Completed') return resourceReasons.resourceCompleted();
  return duration === 0 ? resourceReasons.noDuration() : resourceReasons.nothingLeft();
}
