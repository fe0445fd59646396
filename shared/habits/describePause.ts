import type { Reason } from '../calls/reasons.ts';
import type { Day } from '../days/days.ts';
import { type Pause, pauseOn } from '../pauses/pauses.ts';
import { habitReasons } from './reasons.ts';

const isSame = (a: Pause, b: Pause): boolean => a.from === b.from && a.to === b.to;

/**
 * Describes the result of setting a pause or a vacation: 'Paused from 1 December 2026 to 9 December 2026.' If it was
 * merged with others, a second sentence says so. `before` and `after` are the complete lists of pauses before and
 * after the change.
 */
export function describePause(
  thing: 'pause' | 'vacation',
  pause: Pause,
  before: readonly Pause[],
  after: readonly Pause[],
): Reason {
  const whole = pauseOn(after, pause.from) ?? pause;
  const days: { from: Day; to: Day | '' } = { from: whole.from, to: whole.to ?? '' };
  const isJoined = before.some(
    (one) => pauseOn(after, one.from)?.from === whole.from && !isSame(one, pause),
  );
  return isJoined
    ? habitReasons.daysOffJoined({ thing, ...days })
    : habitReasons.daysOff({ thing, ...days });
}
