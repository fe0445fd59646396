import type { TimerFacts, TimerTarget } from './facts.ts';
import type { Timer } from './model.ts';
import { lastSeen } from './spans.ts';

const instantOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const viewTimer = (timer: TimerFacts): Timer => ({
  _id: timer._id,
  startedAt: instantOf(timer.startedAt.value),
  target: viewTarget(timer.target.value),
  note: timer.note.value,
  pauses: pausesOf(timer).map(({ from, to }) => ({
    from: instantOf(from),
    to: to === null ? null : instantOf(to),
  })),
  seenAt: instantOf(lastSeen(timer)),
  plannedMinutes: timer.plannedMinutes,
  checkAfter: timer.checkAfter,
});

const viewTarget = ({ type: _, ...target }: TimerTarget): Timer['target'] => target;

type Pause = { readonly from: number; readonly to: number | null };

/** The pauses after the start. If the start was moved into a pause, that pause begins at the start. */
function pausesOf({ startedAt, switches }: TimerFacts): Pause[] {
  const start = startedAt.value;
  const pauses: Pause[] = [];
  let from: number | null = null;
  for (const { at, to } of switches) {
    if (to === 'paused') from ??= at;
    else if (from !== null) {
      if (at > start && at > from) pauses.push({ from: Math.max(from, start), to: at });
      from = null;
    }
  }
  return from === null ? pauses : [...pauses, { from: Math.max(from, start), to: null }];
}
