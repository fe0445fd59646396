import { expect, test } from 'vitest';
import { reschedule } from '#shared/habits/changes/reschedule.ts';
import type { Schedule, Target } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { edited } from '../../domain/habits/changedHabit.ts';
import { aHabit } from './habit.fixture.ts';
import { formatPlanned, plannedOf, plannedSkill } from './planned.ts';

const today = '2026-11-24';
const daily: Schedule = { from: '2026-11-02', frequency: 'daily' };
const gym: Schedule = { from: '2026-11-30', frequency: 'days', frequencyDays: [1, 4] };
const eight: Target = { from: '2026-11-02', target: 8, direction: 'at-least' };
const ten: Target = { from: '2027-01-01', target: 10, direction: 'at-least' };

// biome-ignore format: one line a case
test.each<[string, Schedule[], Target[], string]>([
  ['nothing', [daily], [], ''],
  ['nothing, because the first schedule always applies', [gym], [], ''],
  ['nothing, once the schedule has begun', [daily, { ...gym, from: today }], [], ''],
  ['a schedule', [daily, gym], [], 'On Monday and Thursday from 30 November'],
  ['a schedule of several days a week', [daily, { from: '2026-12-01', frequency: 'per-week', frequencyCount: 3 }], [], 'Three times a week from 1 December'],
  ['a schedule on weekdays', [daily, { from: '2026-11-30', frequency: 'weekdays' }], [], 'On weekdays from 30 November'],
  ['a target', [daily], [eight, ten], 'At least 10 glasses a day from 1 January 2027'],
  ['both', [daily, gym], [eight, ten], 'At least 10 glasses a day from 1 January 2027 · On Monday and Thursday from 30 November'],
])('the planned change is %s', (_, schedules, targets, words) => {
  expect(formatPlanned(aHabit({ schedules, targets, unit: 'glasses' }), today)).toBe(words);
});

test.each<[string, string | null, string]>([
  ['a habit without an end', null, 'On Monday and Thursday from 30 November'],
  ['one that ends today', today, 'On Monday and Thursday from 30 November · Ends on 24 November'],
  ['one that has ended', '2026-11-23', 'On Monday and Thursday from 30 November'],
])('the plan of %s', (_, endsOn, words) => {
  expect(formatPlanned(aHabit({ schedules: [daily, gym], endsOn }), today)).toBe(words);
});

test('a planned change of only the skill names the new skill', () => {
  const twenty = { from: '2026-11-02', skill: 'a', countsAs: { minutesEach: 20 } };
  const habit = aHabit({ counting: [twenty, { ...twenty, from: '2026-11-30', skill: 'b' }] });
  expect(plannedSkill(habit, today)).toBe('b');
  expect(formatPlanned(habit, today, 'Spanish')).toBe(
    '20 min for Spanish each completed day from 30 November',
  );
});

test('a planned schedule has the patches that cancel it and plan it again', () => {
  const before = { ...daily, frequency: 'per-week' as const, frequencyCount: 3 };
  const habit = aHabit({ schedules: [before, gym] });
  const planned = plannedOf(habit, 'schedules', today);
  const after = reschedule(habitFactsOf(habit), planned?.cancelling ?? {}, today);
  expect(after).toEqual([before]);
  if ('problem' in after) throw new Error(after.problem.message);
  const again = { ...habitFactsOf(habit), schedules: after };
  expect(reschedule(again, planned?.planning ?? {}, today)).toEqual([before, gym]);
});

test('a planned target has the patches that cancel it and plan it again', () => {
  const habit = aHabit({ targets: [eight, ten], unit: 'glasses' });
  expect(plannedOf(habit, 'targets', today)).toMatchObject({
    cancelling: { target: 8, direction: 'at-least', from: today },
    planning: { target: 10, direction: 'at-least', from: '2027-01-01' },
  });
});

test('a planned weekly total includes its schedule, and cancelling it keeps today’s schedule', () => {
  const gymDays = { frequency: 'per-week', frequencyCount: 3 } as const;
  const walk = aHabit({
    kind: 'amount',
    unit: 'minutes',
    schedules: [
      { from: '2026-11-02', ...gymDays },
      { from: '2026-11-30', frequency: 'weekly' },
    ],
    targets: [eight, { from: '2026-11-30', target: 120, direction: 'at-least', targetPer: 'week' }],
  });
  expect(formatPlanned(walk, today)).toBe('At least 120 minutes a week from 30 November');
  const { cancelling, planning } = plannedOf(walk, 'targets', today) ?? {};
  expect(cancelling).toMatchObject({ target: 8, targetPer: 'day', ...gymDays, from: today });
  const cancelled = edited(walk, cancelling, today);
  expect(formatPlanned(cancelled, today)).toBe('');
  expect(cancelled.schedules).toEqual([{ from: '2026-11-02', ...gymDays }]);
  expect(edited(cancelled, planning, today)).toMatchObject({
    schedules: walk.schedules,
    targets: walk.targets,
  });
});
