import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../core/runs.fixture.ts';
import { discarded, patched, paused, resumed, started, stopped, withTimer } from './changes.ts';
import type { TimerFacts, TimerTarget } from './facts.ts';
import { answerWithin, hour, maxLogged, minute } from './limits.ts';
import { activitiesOf } from './logged.ts';
import { refusedAt } from './refusals.ts';
import { retained } from './retained.ts';
import { lengthOf, runningSpans, sessionsOf } from './spans.ts';
import { originOf, type TargetOrigin } from './target.ts';

/**
 * Ten minutes. With such coarse steps, times often coincide with each other, with the limit of 12 hours and with the
 * question "Still on Rust?".
 */
const step = 10 * minute;
const begin = Date.UTC(2026, 9, 24, 18);
/** 20 hours, across two midnights in Berlin and the repeated hour. */
const lastStep = 120;
const days = { timeZone: 'Europe/Berlin', dayStartsAt: 0 } as const;
const ids = ['A', 'B', 'C', 'D', 'E'].map((one) => `01K8000000AAAAAAAAAAAAAAA${one}`);

type Op =
  | {
      readonly kind: 'start';
      readonly id: string;
      readonly at: number;
      /** An index in `targets`. */
      readonly target: number;
    }
  | {
      readonly kind: 'pause' | 'resume' | 'stop' | 'discard';
      readonly id: string;
      readonly at: number;
    }
  | {
      readonly kind: 'patch';
      readonly id: string;
      readonly at: number;
      readonly startedAt?: number;
      readonly target?: number;
    };

const [rust, book, site, run] = ['R', 'B', 'S', 'H'].map(
  (one) => `01K8000000${one.repeat(16)}`,
) as [string, string, string, string];
/** A target in each area. The same source appears with its own skill, another skill and no skill. */
const targets: readonly TimerTarget[] = [
  { area: 'skills', id: rust },
  { area: 'resources', id: book, skill: rust, type: 'Reading' },
  { area: 'resources', id: book, skill: null, type: 'Reading' },
  { area: 'projects', id: site, skill: null, type: 'Project' },
  { area: 'projects', id: site, skill: rust, type: 'Project' },
  { area: 'habits', id: run },
];
const targetAt = (place: number): TimerTarget => {
  const target = targets[place];
  if (!target) throw new Error(`No target ${place}`);
  return target;
};

/** Undefined if the server refuses the call, because the timer's start has not arrived yet or is later. */
function arrived(timers: readonly TimerFacts[], op: Op): readonly TimerFacts[] | undefined {
  const at = begin + op.at * step;
  if (op.kind === 'start') {
    const start = { startedAt: at, target: targetAt(op.target), checkAfter: 240 };
    return started(timers, op.id, start, days);
  }
  const timer = timers.find(({ _id }) => _id === op.id);
  if (!timer || refusedAt(timer, at, at)) return undefined;
  const changed = () => {
    switch (op.kind) {
      case 'pause':
        return paused(timer, at);
      case 'resume':
        return resumed(timer, at);
      case 'stop':
        return stopped(timer, at);
      case 'discard':
        return discarded(timer, at);
      case 'patch': {
        const startedAt = op.startedAt === undefined ? undefined : begin + op.startedAt * step;
        const target = op.target === undefined ? undefined : targetAt(op.target);
        return patched(timer, { startedAt, target }, at);
      }
    }
  };
  return withTimer(timers, changed());
}

/** Sends refused calls again later, like a device that has not sent the start yet. */
function allArrived(ops: readonly Op[]): readonly TimerFacts[] {
  let timers: readonly TimerFacts[] = [];
  let waiting = ops;
  while (waiting.length > 0) {
    const refused: Op[] = [];
    for (const op of waiting) {
      const after = arrived(timers, op);
      if (after) timers = after;
      else refused.push(op);
    }
    if (refused.length === waiting.length) break;
    waiting = refused;
  }
  return timers;
}

const someStep = fc.integer({ min: 0, max: lastStep });
const someTarget = fc.nat(targets.length - 1);

/** A device's calls for one timer. Their times are not before the start that the device knows. */
const opsOfTimer = (id: string): fc.Arbitrary<Op[]> =>
  fc.tuple(someStep, someTarget).chain(([at, target]) => {
    const later = fc.integer({ min: at, max: lastStep });
    const change = fc.oneof(
      fc.record({
        kind: fc.constantFrom('pause' as const, 'resume' as const, 'stop' as const),
        id: fc.constant(id),
        at: later,
      }),
      fc.record({ kind: fc.constant('discard' as const), id: fc.constant(id), at: later }),
      fc.record({
        kind: fc.constant('patch' as const),
        id: fc.constant(id),
        at: later,
        startedAt: someStep,
      }),
      fc.record({
        kind: fc.constant('patch' as const),
        id: fc.constant(id),
        at: later,
        target: someTarget,
      }),
    );
    return fc
      .array(change, { maxLength: 6 })
      .map((changes): Op[] => [{ kind: 'start', id, at, target }, ...changes]);
  });

/** The calls for up to five timers, in two orders of arrival. Some calls arrive repeatedly. */
const arrivals = fc
  .tuple(...ids.map((id) => fc.option(opsOfTimer(id), { nil: [] as Op[] })))
  .map((all) => all.flat())
  .chain((ops) => {
    const repeated = fc.array(fc.nat(Math.max(0, ops.length - 1)), { maxLength: 8 });
    return repeated.chain((again) => {
      const sent = [...ops, ...again.flatMap((place) => ops[place] ?? [])];
      const shuffled = fc.shuffledSubarray(sent, { minLength: sent.length });
      return fc.record({ ops: fc.constant(ops), first: shuffled, second: shuffled });
    });
  });

/**
 * A second, slow implementation. It replays the person's actions in the order of their times, in steps of ten minutes.
 * It tracks which timer runs, which timers are paused, and how many steps each has run.
 */
function replayed(ops: readonly Op[]): Map<string, Logged> {
  const timers = new Map<string, { start: number; paused: boolean; steps: number }>();
  const begun = ops.filter(({ kind }) => kind === 'start');
  for (const { id, at } of begun) {
    const newStarts = ops
      .flatMap((op) =>
        op.kind === 'patch' && op.id === id && op.startedAt !== undefined ? [op] : [],
      )
      .toSorted((a, b) => a.at - b.at || (a.startedAt ?? 0) - (b.startedAt ?? 0));
    const start = newStarts.at(-1)?.startedAt ?? at;
    timers.set(id, { start, paused: false, steps: 0 });
  }
  const over = new Set<string>();
  const stoppedBefore = new Set<string>();
  const thrownAway = new Set<string>();
  const atSeen = new Map<string, number>();
  let running: string | undefined;
  const end = (id: string) => {
    over.add(id);
    if (running === id) running = undefined;
  };
  /**
   * When the person was seen using a timer. Signs after its end count too. A device that did not know of the end sent
   * them.
   */
  const signsOf = (id: string): number[] => [
    timers.get(id)?.start ?? 0,
    ...ops.flatMap((op) =>
      op.id === id && op.kind !== 'stop' && op.kind !== 'discard' ? [op.at] : [],
    ),
  ];
  const idsThen = (now: number, kind: Op['kind']) =>
    ops.filter((op) => op.at === now && op.kind === kind).map(({ id }) => id);
  for (let now = 0; now <= lastStep; now++) {
    for (const id of idsThen(now, 'stop')) {
      if (!thrownAway.has(id)) stoppedBefore.add(id);
      end(id);
    }
    const startingNow = [...timers].filter(([, { start }]) => start === now).map(([id]) => id);
    for (const id of startingNow.toSorted()) {
      const last = running === undefined ? undefined : timers.get(running);
      const seen = running === undefined ? [] : signsOf(running);
      const isForgotten =
        Math.max(...seen) < now && (now - Math.max(...seen)) * step > 4 * hour + answerWithin;
      if (running !== undefined && last) {
        if (isForgotten) last.steps = atSeen.get(running) ?? 0;
        end(running);
      }
      if (!over.has(id)) running = id;
      else if (running !== undefined) end(running);
    }
    for (const id of idsThen(now, 'discard')) {
      if (!stoppedBefore.has(id)) thrownAway.add(id);
      end(id);
    }
    for (const id of idsThen(now, 'pause')) {
      const timer = timers.get(id);
      if (timer) timer.paused = true;
    }
    for (const id of idsThen(now, 'resume')) {
      const timer = timers.get(id);
      if (timer) timer.paused = false;
    }
    for (const [id, timer] of timers) if (signsOf(id).includes(now)) atSeen.set(id, timer.steps);
    const timer = running === undefined ? undefined : timers.get(running);
    if (timer && !timer.paused && timer.steps * step < maxLogged) timer.steps++;
  }
  for (const [id] of timers) if (running === id) timers.delete(id);
  return new Map(
    [...timers].flatMap(([id, { steps }]) =>
      over.has(id) && !thrownAway.has(id) && steps > 0
        ? [[id, { time: steps * step, ...originOf(lastTargetOf(id, ops)) }]]
        : [],
    ),
  );
}

/** The target that was chosen last. If two were chosen at the same instant, the one with the greater text wins. */
function lastTargetOf(id: string, ops: readonly Op[]): TimerTarget {
  let [chosenAt, target] = [-1, targetAt(0)];
  for (const op of ops) {
    if (op.id !== id || (op.kind !== 'start' && op.kind !== 'patch')) continue;
    if (op.target === undefined) continue;
    const said = targetAt(op.target);
    const at = op.kind === 'start' ? -1 : op.at;
    const isGreater = JSON.stringify(said) > JSON.stringify(target);
    if (op.kind === 'patch' && (at < chosenAt || (at === chosenAt && !isGreater))) continue;
    [chosenAt, target] = [at, said];
  }
  return target;
}

/** The time of a timer, with the skill and the source that get it. */
type Logged = TargetOrigin & { readonly time: number };

const loggedByTimer = (timers: readonly TimerFacts[]): Map<string, Logged> => {
  const logged = new Map<string, Logged>();
  for (const { timer, minutes, target } of activitiesOf(timers)) {
    const time = (logged.get(timer)?.time ?? 0) + minutes * minute;
    logged.set(timer, { time, ...originOf(target) });
  }
  return logged;
};

const byName = (times: ReadonlyMap<string, Logged>) => Object.fromEntries([...times].toSorted());

test('any order of arrival, with any repetition, gives the same timers and activities', () => {
  fc.assert(
    fc.property(arrivals, ({ first, second }) => {
      const [one, other] = [allArrived(first), allArrived(second)];
      expect(sessionsOf(one)).toEqual(sessionsOf(other));
      expect(activitiesOf(one)).toEqual(activitiesOf(other));
    }),
    { numRuns: runs(1_000) },
  );
});

test('the logged time equals that of a replay in the order of time', () => {
  fc.assert(
    fc.property(arrivals, ({ ops, first }) => {
      expect(byName(loggedByTimer(allArrived(first)))).toEqual(byName(replayed(ops)));
    }),
    { numRuns: runs(1_000) },
  );
});

test('no two timers overlap after any arrival, and no time is logged twice', () => {
  fc.assert(
    fc.property(arrivals, ({ first }) => {
      let timers: readonly TimerFacts[] = [];
      for (const op of first) {
        timers = arrived(timers, op) ?? timers;
        const spans = sessionsOf(timers).flatMap((one) =>
          runningSpans(one, begin + lastStep * step),
        );
        const sorted = spans.toSorted(([a], [b]) => a - b);
        for (const [place, [from]] of sorted.entries())
          expect(from).toBeGreaterThanOrEqual(sorted[place - 1]?.[1] ?? from);
        const minutes = activitiesOf(timers).reduce((sum, one) => sum + one.minutes, 0);
        expect(minutes * minute).toBeLessThanOrEqual(lengthOf(spans));
      }
    }),
    { numRuns: runs(1_000) },
  );
});

test('no two activities have the same id', () => {
  fc.assert(
    fc.property(arrivals, ({ first }) => {
      const activities = activitiesOf(allArrived(first));
      expect(new Set(activities.map(({ _id }) => _id)).size).toBe(activities.length);
    }),
    { numRuns: runs(1_000) },
  );
});

test('dropping timers that are no longer stored changes no logged time', () => {
  fc.assert(
    fc.property(arrivals, fc.integer({ min: 0, max: 48 }), ({ first }, hours) => {
      const timers = allArrived(first);
      const kept = retained(timers, begin + lastStep * step + hours * hour);
      const ids = new Set(kept.map(({ _id }) => _id));
      const ofKept = activitiesOf(timers).filter(({ timer }) => ids.has(timer));
      expect(activitiesOf(kept)).toEqual(ofKept);
      expect(sessionsOf(kept).at(-1)?.endedAt === null).toBe(
        sessionsOf(timers).at(-1)?.endedAt === null,
      );
    }),
    { numRuns: runs(1_000) },
  );
});
