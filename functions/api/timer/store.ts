import { isDeepStrictEqual } from 'node:util';
import type { TimerFacts } from '#shared/timer/facts.ts';
import { plannedEnd } from '#shared/timer/plannedEnd.ts';
import { retained } from '#shared/timer/retained.ts';
import { minuteAt } from '../../reminders/minutes.ts';
import { lookAt } from '../../reminders/pointers.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { type Step, transact } from '../../table/transactions.ts';
import { unassignedFull } from '../skills/unassigned.ts';
import { readTimers, type TimerState, timerStep } from './item.ts';
import { asGone, firstDifference, type Reconciliation, reconcile } from './reconcile.ts';

type Timers = readonly TimerFacts[];

/**
 * Changes a person's timers by a rule and brings their activities in line. `revise` may run more than once, also on its
 * own result. Returns what is stored then. Throws what `revise` throws, and `limit` if a skill, or the time without
 * one, has no room.
 */
export const changeTimers = async (
  userId: string,
  now: Date,
  revise: (timers: Timers) => Timers | Promise<Timers>,
): Promise<TimerState> => {
  const written = await writeNext(userId, now, revise);
  let { state, isReconciled } = written;
  while (!isReconciled)
    ({ state, isReconciled } = await writeNext(userId, now, (timers) => timers));
  return state;
};

type Written = { readonly state: TimerState; readonly isReconciled: boolean };

/** Writes the change with the first activity that it makes different. */
const writeNext = async (
  userId: string,
  now: Date,
  revise: (timers: Timers) => Timers | Promise<Timers>,
): Promise<Written> =>
  retryOnConflict<Written, TimerState>(
    async (seen) => {
      const timers = await revise(retained(seen.timers, now.getTime()));
      const ids = new Set(timers.map(({ _id }) => _id));
      const kept = seen.logged.filter(({ timer }) => ids.has(timer));
      const difference = firstDifference(timers, kept);
      if (!difference && isDeepStrictEqual(timers, seen.timers)) {
        return { state: seen, isReconciled: true };
      }
      const { steps, logged, isUnassigned }: Reconciliation = difference
        ? await reconcile(userId, difference, kept, now)
        : { steps: [], logged: kept };
      const state = { timers, logged, version: seen.version };
      const refusal = await transact([
        timerStep(userId, state, now),
        ...steps,
        ...stepsToRing(userId, seen.timers, timers, now),
      ]);
      if (!refusal) {
        const stored = { ...state, version: seen.version + 1 };
        return { state: stored, isReconciled: !firstDifference(timers, logged) };
      }
      if (difference?.kind !== 'add' || refusal.items.has(0)) {
        return new Changed(await readTimers(userId));
      }
      const { activity } = difference;
      if (activity.source === 'habit') return new Changed(await readTimers(userId));
      const isIdUsed = refusal.items.has(1);
      if (isIdUsed) return new Changed({ ...seen, logged: asGone(kept, activity, 'activity') });
      if (isUnassigned) throw unassignedFull();
      return new Changed(await readTimers(userId));
    },
    await readTimers(userId),
  );

/** Lets the worker look at the person at a planned end that is new. One that no longer comes changes nothing. */
const stepsToRing = (userId: string, before: Timers, after: Timers, now: Date): readonly Step[] => {
  const at = plannedEnd(after)?.at;
  const isNew = at !== undefined && at !== plannedEnd(before)?.at && at > minuteAt(now);
  return isNew ? [lookAt(userId, at)] : [];
};
