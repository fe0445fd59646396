import { decodeTime, encodeTime } from 'ulid';
import { describe, expect, test } from 'vitest';
import { millisecondsADay } from '../core/ids.ts';
import { addDays, fromEpochDay } from '../days/days.ts';
import { activityIdOn } from './activityIds.ts';
import { discarded, patched, paused, resumed, started, stopped, withTimer } from './changes.ts';
import type { PersonDays, TimerFacts, TimerTarget } from './facts.ts';
import { asksAt, choicesOf, isForgotten, stopForMinutes } from './forgotten.ts';
import { hour, maxSwitches, maxTimers, minute } from './limits.ts';
import { activitiesOf } from './logged.ts';
import { atBody, startBody, timerPatch } from './model.ts';
import { noRoomForSwitch, noRoomForTimer, refusedAt, refusedStart } from './refusals.ts';
import { retained } from './retained.ts';
import { currentSession, type Session } from './spans.ts';
import { originOf, type TargetOrigin } from './target.ts';
import { viewTimer } from './view.ts';

const first = '01K80000000000000000000001';
const second = '01K80000000000000000000002';
const target = { area: 'skills', id: '01K8000000RRRRRRRRRRRRRRRR' } as const;
const berlin: PersonDays = { timeZone: 'Europe/Berlin', dayStartsAt: 0 };
const at = (text: string): number => Date.parse(text);
const dayOf = (time: number) => fromEpochDay(Math.floor(time / millisecondsADay));

const start = (startedAt: string, days = berlin, id = first): TimerFacts => {
  const [timer] = started([], id, { startedAt: at(startedAt), target }, days);
  if (!timer) throw new Error('No timer was started');
  return timer;
};
const logged = (...timers: TimerFacts[]) =>
  activitiesOf(timers).map(({ date, minutes }) => [date, minutes]);

const sessionOf = (timer: TimerFacts): Session => {
  const session = currentSession([timer]);
  if (!session) throw new Error('The timer has ended');
  return session;
};

describe('a stop logs whole minutes', () => {
  test.each([
    ['a millisecond less than 30 seconds', '2026-07-01T10:00:29.999Z', []],
    ['30 seconds', '2026-07-01T10:00:30Z', [['2026-07-01', 1]]],
    ['25 minutes and 29 seconds', '2026-07-01T10:25:29Z', [['2026-07-01', 25]]],
    ['25 minutes and 30 seconds', '2026-07-01T10:25:30Z', [['2026-07-01', 26]]],
    ['11 hours and 59 minutes', '2026-07-01T21:59:00Z', [['2026-07-01', 719]]],
    ['25 hours, of which 12 count', '2026-07-02T11:00:00Z', [['2026-07-01', 720]]],
    ['an end before the start', '2026-07-01T09:00:00Z', []],
  ])('%s', (_, end, expected) => {
    expect(logged(stopped(start('2026-07-01T10:00:00Z'), at(end)))).toEqual(expected);
  });

  test('and leaves out the pauses', () => {
    const timer = [
      (one: TimerFacts) => paused(one, at('2026-07-01T10:10:00Z')),
      (one: TimerFacts) => paused(one, at('2026-07-01T10:15:00Z')),
      (one: TimerFacts) => resumed(one, at('2026-07-01T11:00:00Z')),
      (one: TimerFacts) => paused(one, at('2026-07-01T11:20:00Z')),
      (one: TimerFacts) => stopped(one, at('2026-07-01T12:00:00Z')),
    ].reduce((one, change) => change(one), start('2026-07-01T10:00:00Z'));
    expect(logged(timer)).toEqual([['2026-07-01', 30]]);
  });
});

describe('the days of a timer', () => {
  const days = (timeZone: string, dayStartsAt: PersonDays['dayStartsAt'] = 0): PersonDays => ({
    timeZone,
    dayStartsAt,
  });
  test.each([
    [
      'both have at least 5 minutes',
      berlin,
      '2026-07-01T21:30',
      '2026-07-01T22:05',
      [
        ['2026-07-01', 30],
        ['2026-07-02', 5],
      ],
    ],
    [
      'the second has 4 minutes',
      berlin,
      '2026-07-01T21:30',
      '2026-07-01T22:04',
      [['2026-07-01', 34]],
    ],
    [
      'the first has 4 minutes',
      berlin,
      '2026-07-01T21:56',
      '2026-07-01T23:00',
      [['2026-07-02', 64]],
    ],
    ['both have 2 minutes', berlin, '2026-07-01T21:58', '2026-07-01T22:02', [['2026-07-01', 4]]],
    ['it ends at midnight', berlin, '2026-07-01T21:00', '2026-07-01T22:00', [['2026-07-01', 60]]],
    [
      'the day starts at 3',
      days('Europe/Berlin', 3),
      '2026-07-01T21:00',
      '2026-07-02T02:00',
      [
        ['2026-07-01', 240],
        ['2026-07-02', 60],
      ],
    ],
    ['the repeated hour', berlin, '2026-10-25T00:00', '2026-10-25T02:00', [['2026-10-25', 120]]],
    [
      'the hour that is left out',
      berlin,
      '2026-03-29T00:30',
      '2026-03-29T01:30',
      [['2026-03-29', 60]],
    ],
    [
      'the longest day',
      berlin,
      '2026-10-24T21:00',
      '2026-10-25T08:00',
      [
        ['2026-10-24', 60],
        ['2026-10-25', 600],
      ],
    ],
    [
      'a day that Samoa left out',
      days('Pacific/Apia'),
      '2011-12-30T09:00',
      '2011-12-30T11:00',
      [
        ['2011-12-29', 60],
        ['2011-12-31', 60],
      ],
    ],
    [
      'a zone half an hour off UTC',
      days('Asia/Kolkata'),
      '2026-07-01T18:00',
      '2026-07-01T19:00',
      [
        ['2026-07-01', 30],
        ['2026-07-02', 30],
      ],
    ],
  ])('%s', (_, zone, from, to, expected) => {
    const timer = stopped(start(`${from}:00Z`, zone), at(`${to}:00Z`));
    expect(logged(timer)).toEqual(expected);
  });

  test('the running total is rounded, not each day', () => {
    const timer = stopped(start('2026-07-01T21:39:36Z'), at('2026-07-01T22:20:24Z'));
    expect(logged(timer)).toEqual([
      ['2026-07-01', 20],
      ['2026-07-02', 21],
    ]);
  });

  test('a timer with pauses over ten days keeps the seven longest', () => {
    let timer = start('2026-07-01T10:00:00Z');
    for (let day = 1; day <= 10; day++) {
      const morning = at('2026-07-01T10:00:00Z') + (day - 1) * 24 * hour;
      timer = paused(resumed(timer, morning), morning + (5 + day) * minute);
    }
    const minutes = logged(stopped(timer, at('2026-07-12T10:00:00Z')));
    expect(minutes.map(([date]) => date)).toEqual(
      ['04', '05', '06', '07', '08', '09', '10'].map((day) => `2026-07-${day}`),
    );
    expect(minutes.at(-1)).toEqual(['2026-07-10', 15 + 6 + 7 + 8]);
  });
});

describe('the id of an activity', () => {
  const own = dayOf(decodeTime(first));

  test('is the timer’s id on the day in that id', () => {
    expect(activityIdOn(first, own)).toBe(first);
  });

  test('contains its day, and is a millisecond earlier for each day after the timer’s', () => {
    for (const [days, before] of [
      [1, 1],
      [30, 30],
      [-1, -1],
    ] as const) {
      const id = activityIdOn(first, addDays(own, days));
      expect(decodeTime(id)).toBe(decodeTime(first) + days * millisecondsADay - before);
      expect(id.slice(10)).toBe(first.slice(10));
    }
  });

  test.each(['00:00:00.000', '00:00:00.001', '12:00:00.000', '23:59:59.999'])(
    'differs for timers that differ only in the day, at %s',
    (time) => {
      const days = [-3_000, -366, -8, -2, -1, 0, 1, 2, 3, 30, 10_000].map((n) => addDays(own, n));
      for (const day of [own, addDays(own, 1), addDays(own, -400)]) {
        const ids = days.map((timerDay) => {
          const timer = encodeTime(Date.parse(`${timerDay}T${time}Z`), 10) + first.slice(10);
          return activityIdOn(timer, day);
        });
        expect(new Set(ids).size).toBe(days.length);
        expect(new Set(ids.map((id) => dayOf(decodeTime(id))))).toEqual(new Set([day]));
      }
    },
  );
});

describe('two timers', () => {
  const a = start('2026-07-01T10:00:00Z');
  const b = start('2026-07-01T10:30:00Z', berlin, second);
  test.each([
    ['the next timer ends the first', [a, b], [30]],
    ['the order of arrival does not matter', [b, a], [30]],
    ['a stop after that changes nothing', [stopped(a, at('2026-07-01T12:00:00Z')), b], [30]],
    [
      'a timer that is discarded after the next start logs nothing',
      [discarded(a, at('2026-07-01T12:00:00Z')), b],
      [],
    ],
    ['a discarded timer also ends the first', [a, discarded(b, at('2026-07-01T10:31:00Z'))], [30]],
    ['the first was discarded before', [discarded(a, at('2026-07-01T10:29:00Z')), b], []],
    [
      'the first was forgotten',
      [a, patched(b, { startedAt: at('2026-07-01T15:00:00Z') }, at('2026-07-01T15:00:00Z'))],
      [],
    ],
    [
      'the first asked only 15 minutes before',
      [a, patched(b, { startedAt: at('2026-07-01T12:15:00Z') }, at('2026-07-01T15:00:00Z'))],
      [135],
    ],
  ])('%s', (_, timers, expected) => {
    expect(activitiesOf(timers).map(({ minutes }) => minutes)).toEqual(expected);
  });

  test('the current one is the last that was started', () => {
    expect(currentSession([b, a])?.timer._id).toBe(second);
    expect(currentSession([])).toBeUndefined();
  });

  test('a repeated start changes nothing', () => {
    const changed = patched(a, { note: 'Lifetimes' }, at('2026-07-01T10:05:00Z'));
    expect(started([changed], first, { startedAt: 0, target }, berlin)).toEqual([changed]);
  });
});

test('if a field is changed twice, the later change wins', () => {
  const timer = start('2026-07-01T10:00:00Z');
  const early = { startedAt: at('2026-07-01T09:00:00Z'), note: 'early' };
  const later = patched(timer, { note: 'late' }, at('2026-07-01T10:20:00Z'));
  const both = patched(later, early, at('2026-07-01T10:10:00Z'));
  expect(viewTimer(both)).toMatchObject({
    note: 'late',
    startedAt: '2026-07-01T09:00:00.000Z',
    seenAt: '2026-07-01T10:20:00.000Z',
  });
});

test.each<[string, TimerTarget, TargetOrigin, object]>([
  [
    'a skill',
    target,
    { skill: target.id, source: 'timer', sourceId: null, type: 'Practice' },
    target,
  ],
  [
    'a resource with a skill',
    { area: 'resources', id: first, skill: second, type: 'Reading' },
    { skill: second, source: 'resource', sourceId: first, type: 'Reading' },
    { area: 'resources', id: first, skill: second },
  ],
  [
    'a project without one',
    { area: 'projects', id: first, skill: null, type: 'Project' },
    { skill: null, source: 'project', sourceId: first, type: 'Project' },
    { area: 'projects', id: first, skill: null },
  ],
])('the target of a timer: %s', (_, chosen, origin, shown) => {
  expect(originOf(chosen)).toEqual(origin);
  const timer = patched(start('2026-07-01T10:00:00Z'), { target: chosen }, at('2026-07-01T10:01Z'));
  expect(viewTimer(timer).target).toEqual(shown);
});

test('a timer shows its pauses after its start', () => {
  const pausesOfDay = ['10:10', '11:30'].reduce(
    (one, time) => paused(one, at(`2026-07-01T${time}:00Z`)),
    resumed(start('2026-07-01T10:00:00Z'), at('2026-07-01T10:40:00Z')),
  );
  const moved = patched(
    pausesOfDay,
    { startedAt: at('2026-07-01T10:20:00Z') },
    at('2026-07-01T11:40:00Z'),
  );
  expect(viewTimer(moved).pauses).toEqual([
    { from: '2026-07-01T10:20:00.000Z', to: '2026-07-01T10:40:00.000Z' },
    { from: '2026-07-01T11:30:00.000Z', to: null },
  ]);
});

describe('a timer', () => {
  const timer = start('2026-07-01T10:00:00Z');
  const noon = '2026-07-01T12:00:00Z';

  test.each([
    ['two hours after the start', timer, noon],
    ['two hours after an answer', patched(timer, {}, at(noon)), '2026-07-01T14:00:00Z'],
    ['not while paused', paused(timer, at('2026-07-01T10:10:00Z')), undefined],
    [
      'two hours after it was resumed',
      resumed(paused(timer, at('2026-07-01T10:10:00Z')), at(noon)),
      '2026-07-01T14:00:00Z',
    ],
  ])('asks "Still on Rust?" %s', (_, one, expected) => {
    expect(asksAt(sessionOf(one))).toBe(expected && at(expected));
  });

  test('counts as forgotten after 15 minutes without an answer', () => {
    expect(isForgotten(sessionOf(timer), at('2026-07-01T12:15:00Z'))).toBe(false);
    expect(isForgotten(sessionOf(timer), at('2026-07-01T12:15:01Z'))).toBe(true);
    const left = paused(timer, at('2026-07-01T10:10:00Z'));
    expect(isForgotten(sessionOf(left), at('2026-07-09T12:00:00Z'))).toBe(false);
  });

  test('offers to log until the person was last seen, or until now', () => {
    const seen = patched(timer, {}, at('2026-07-01T10:40:00Z'));
    expect(choicesOf(sessionOf(seen), at('2026-07-02T09:00:00Z'))).toEqual({
      untilSeen: { at: at('2026-07-01T10:40:00Z'), length: 40 * minute },
      all: { at: at('2026-07-02T09:00:00Z'), length: 12 * hour },
    });
  });

  test.each([
    [30, '2026-07-01T11:20:00Z'],
    [10, '2026-07-01T10:10:00Z'],
    [70, '2026-07-01T12:00:00Z'],
    [71, undefined],
    [0, undefined],
    [Number.NaN, undefined],
  ])('that logs %d typed minutes stops at the right time', (minutes, expected) => {
    const withPause = resumed(
      paused(timer, at('2026-07-01T10:10:00Z')),
      at('2026-07-01T11:00:00Z'),
    );
    const end = stopForMinutes(sessionOf(withPause), minutes, at(noon));
    expect(end).toBe(expected && at(expected));
    if (end !== undefined)
      expect(logged(stopped(withPause, end))).toEqual([['2026-07-01', minutes]]);
  });
});

describe('what is refused', () => {
  const now = at('2026-07-02T10:00:00Z');
  test.each([
    ['24 hours ago', '2026-07-01T10:00:00Z', undefined],
    ['25 hours ago', '2026-07-01T09:00:00Z', 'startedTooLongAgo'],
    ['a clock that is 5 minutes ahead', '2026-07-02T10:05:00Z', undefined],
    ['a clock that is hours ahead', '2026-07-02T13:00:00Z', 'instantInFuture'],
  ])('a start: %s', (_, startedAt, reason) => {
    expect(refusedStart(at(startedAt), now)?.reason).toBe(reason);
  });

  test.each([
    ['late', '2026-07-01T11:00:00Z', undefined],
    ['at the start', '2026-07-01T10:00:00Z', undefined],
    ['before the start', '2026-07-01T09:59:59Z', 'beforeTimerStart'],
    ['in the future', '2026-07-02T10:06:00Z', 'instantInFuture'],
  ])('a change: %s', (_, then, reason) => {
    expect(refusedAt(start('2026-07-01T10:00:00Z'), at(then), now)?.reason).toBe(reason);
  });

  test('a change before the start, unless an earlier start was sent before', () => {
    const moved = patched(
      start('2026-07-02T08:00:00Z'),
      { startedAt: at('2026-07-02T09:00:00Z') },
      now,
    );
    expect(refusedAt(moved, at('2026-07-02T08:30:00Z'), now)).toBeUndefined();
  });

  test('too many timers, and too many pauses', () => {
    const timer = start('2026-07-01T10:00:00Z');
    expect(noRoomForTimer(Array.from({ length: maxTimers - 1 }, () => timer))).toBeUndefined();
    expect(noRoomForTimer(Array.from({ length: maxTimers }, () => timer))?.reason).toBe(
      'tooManyTimers',
    );
    const switches = Array.from(
      { length: maxSwitches },
      (_, n) => ({ at: n, to: 'paused' }) as const,
    );
    expect(noRoomForSwitch({ ...timer, switches })).toBeUndefined();
    expect(noRoomForSwitch(paused({ ...timer, switches }, now))?.reason).toBe('tooManyTimerPauses');
  });

  const whole = { startedAt: '2026-07-01T10:00:00.000Z', target };
  test.each([
    ['a start', startBody, whole, true],
    ['the longest check', startBody, { ...whole, checkAfter: 480 }, true],
    ['a check after 29 minutes', startBody, { ...whole, checkAfter: 29 }, false],
    ['a check after 481 minutes', startBody, { ...whole, checkAfter: 481 }, false],
    ['a plan of more than 12 hours', startBody, { ...whole, plannedMinutes: 721 }, false],
    ['a note of 301 characters', startBody, { ...whole, note: 'x'.repeat(301) }, false],
    ['another area', startBody, { ...whole, target: { area: 'reviews', id: target.id } }, false],
    ['a habit', startBody, { ...whole, target: { area: 'habits', id: target.id } }, true],
    [
      'a habit with a skill',
      startBody,
      { ...whole, target: { area: 'habits', id: target.id, skill: first } },
      false,
    ],
    ['a resource', startBody, { ...whole, target: { ...target, area: 'resources' } }, true],
    [
      'a project without a skill',
      startBody,
      { ...whole, target: { ...target, area: 'projects', skill: null } },
      true,
    ],
    [
      'a resource with a skill',
      startBody,
      { ...whole, target: { ...target, area: 'resources', skill: first } },
      true,
    ],
    [
      'a resource with something else than a skill',
      startBody,
      { ...whole, target: { ...target, area: 'resources', skill: 'Rust' } },
      false,
    ],
    [
      'a skill with another one',
      startBody,
      { ...whole, target: { ...target, skill: first } },
      false,
    ],
    ['no target', startBody, { startedAt: whole.startedAt }, false],
    ['a local time', atBody, { at: '2026-07-01T10:00:00' }, false],
    ['a stop without a time', atBody, {}, false],
    ['a patch without fields', timerPatch, { at: whole.startedAt }, true],
  ])('a body is valid or not: %s', (_, schema, body, isValid) => {
    expect(schema.safeParse(body).success).toBe(isValid);
  });
});

describe('the timers that stay stored', () => {
  const now = at('2026-07-03T10:00:00Z');
  const over = stopped(start('2026-07-02T08:00:00Z'), at('2026-07-02T09:00:00Z'));
  test.each([
    ['ended more than a day ago', [over], []],
    [
      'ended a day ago',
      [stopped(start('2026-07-02T08:00:00Z'), at('2026-07-02T10:00:00Z'))],
      [first],
    ],
    [
      'paused for a month',
      [paused(start('2026-06-01T08:00:00Z'), at('2026-06-01T09:00:00Z'))],
      [first],
    ],
    [
      'ended by the current one, a month ago',
      [start('2026-06-01T08:00:00Z'), start('2026-06-01T09:00:00Z', berlin, second)],
      [second],
    ],
    [
      'ended after a timer that was seen later',
      [patched(start('2026-07-02T07:00:00Z'), {}, now), { ...over, _id: second }],
      [first, second],
    ],
  ])('%s', (_, timers, expected) => {
    expect(retained(timers, now).map(({ _id }) => _id)).toEqual(expected);
  });
});

test('withTimer replaces only the changed timer', () => {
  const timers = [start('2026-07-01T10:00:00Z'), start('2026-07-01T11:00:00Z', berlin, second)];
  const changed = stopped(start('2026-07-01T10:00:00Z'), at('2026-07-01T10:30:00Z'));
  expect(withTimer(timers, changed)).toEqual([changed, timers[1]]);
});
