import { isDeepStrictEqual } from 'node:util';
import type { TimerFacts } from '#shared/timer/facts.ts';
import { plannedEnd } from '#shared/timer/plannedEnd.ts';
import { retained } from '#shared/timer/retained.ts';
import { minuteAt } from '../../reminders/minutes.ts';
import { lookAt } from '../../reminders/pointers.ts';
import { inTurn } from '../../table/inTurn.ts';
import { idIsUsed } from '../../table/lifecycle.ts';
import { getItem } from '../../table/reading.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { type Step, transact } from '../../table/transactions.ts';
import { skillKeys } from '../ledger/keys.ts';
import { readTimers, type TimerState, timerStep } from './item.ts';
import { differencesOf, reconcile } from './reconcile.ts';
import { resourceSteps, withPagesBefore } from './sessions.ts';

type Timers = readonly TimerFacts[];

/** Throws `conflict` if an activity has the id of a new timer. */
export const requireFreeId = async (userId: string, id: string): Promise<void> => {
  if (await getItem(skillKeys.activity(userId, id), true)) throw idIsUsed();
};

/**
 * Changes a person's timers with `revise` and makes their activities match. `revise` may run more than once, even on
 * its own result. Returns the stored state. Throws the errors of `revise`. Throws `conflict` if a timer's activity has
 * the id of another activity. Throws `limit` if a skill, or the time without a skill, has no room.
 */
export const changeTimers = (
  userId: string,
  now: Date,
  revise: (timers: Timers) => Timers | Promise<Timers>,
): Promise<TimerState> =>
  inTurn(userId, async () => {
    const written = await writeNext(userId, now, revise);
    let { state, isReconciled } = written;
    while (!isReconciled)
      ({ state, isReconciled } = await writeNext(userId, now, (timers) => timers));
    return state;
  });

type Written = { readonly state: TimerState; readonly isReconciled: boolean };

/** Writes a change of the timers, together with the first activities that change because of it, see `reconcile`. */
const writeNext = async (
  userId: string,
  now: Date,
  revise: (timers: Timers) => Timers | Promise<Timers>,
): Promise<Written> =>
  retryOnConflict<Written>(async () => {
    const seen = await readTimers(userId);
    const revised = await revise(retained(seen.timers, now.getTime()));
    const { timers, sent } = await withPagesBefore(userId, seen.timers, revised);
    const ids = new Set(timers.map(({ _id }) => _id));
    const kept = seen.logged.filter(({ timer }) => ids.has(timer));
    const differences = differencesOf(timers, kept);
    if (differences.length === 0 && isDeepStrictEqual(timers, seen.timers)) {
      return { state: seen, isReconciled: true };
    }
    const { steps, logged, additions } = await reconcile(userId, differences, kept, now);
    const state = { timers, logged, version: seen.version };
    const known = new Set(kept.map(({ _id }) => _id));
    const added = logged.filter(({ _id }) => !known.has(_id));
    const refusal = await transact([
      timerStep(userId, state, now),
      ...steps,
      ...(await resourceSteps(userId, sent, added, now)),
      ...stepsToRing(userId, seen.timers, timers, now),
    ]);
    if (!refusal) {
      const stored = { ...state, version: seen.version + 1 };
      return { state: stored, isReconciled: differencesOf(timers, logged).length === 0 };
    }
    // The step of the timers did not fail. So the id of an added activity is already used by another one.
    if (refusal.step > 0 && refusal.step <= additions) throw idIsUsed();
    return new Changed(undefined);
  });

/** Makes the worker check the person at a new planned end. Dropping a planned end needs no step. */
const stepsToRing = (userId: string, before: Timers, after: Timers, now: Date): readonly Step[] => {
  const at = plannedEnd(after)?.at;
  const isNew = at !== undefined && at !== plannedEnd(before)?.at && at > minuteAt(now);
  return isNew ? [lookAt(userId, at)] : [];
};
