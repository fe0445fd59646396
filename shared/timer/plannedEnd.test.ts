import { expect, test } from 'vitest';
import { discarded, paused, resumed, started, stopped, withTimer } from './changes.ts';
import type { TimerFacts } from './facts.ts';
import { minute } from './limits.ts';
import { plannedEnd } from './plannedEnd.ts';

const nine = Date.parse('2026-11-25T09:00:20.000Z');
const days = { timeZone: 'UTC', dayStartsAt: 0 } as const;
const target = { area: 'skills', id: '01JD0000000000000000000001' } as const;
const ids = ['01KAWXJ2E0TSV4RRFFQ69G5FAV', '01KAWXJ2E0TSV4RRFFQ69G5FAW'] as const;
const [id, other] = ids;
const at = (minutes: number) => nine + minutes * minute;

/** A timer that started at 9:00:20, with these changes made to it. */
const timers = (plannedMinutes?: number, ...changes: ((timer: TimerFacts) => TimerFacts)[]) =>
  changes.reduce<readonly TimerFacts[]>(
    (all, change) => withTimer(all, change(all[0] as TimerFacts)),
    started([], id, { startedAt: nine, target, plannedMinutes }, days),
  );

test.each([
  ['without a planned end', timers(), undefined],
  ['that started within a minute, rounded up', timers(25), '09:26'],
  [
    'started at a whole minute',
    started([], id, { startedAt: nine - 20_000, target, plannedMinutes: 25 }, days),
    '09:25',
  ],
  ['paused', timers(25, (one) => paused(one, at(5))), undefined],
  ['resumed', timers(25, (one) => resumed(paused(one, at(5)), at(15))), '09:36'],
  ['stopped', timers(25, (one) => stopped(one, at(5))), undefined],
  ['discarded', timers(25, (one) => discarded(one, at(5))), undefined],
  [
    'ended by another timer, whose planned end counts',
    started(timers(25), other, { startedAt: at(10), target, plannedMinutes: 30 }, days),
    '09:41',
  ],
])('the planned end of a timer %s', (_, all, time) => {
  const expected = time && Date.parse(`2026-11-25T${time}Z`) / minute;
  expect(plannedEnd(all)?.at).toBe(expected);
});
