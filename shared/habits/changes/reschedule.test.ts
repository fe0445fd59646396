import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daySetOf } from '../../days/daySet.ts';
import { addDays, type Day } from '../../days/days.ts';
import type { Schedule } from '../model.ts';
import { reschedule } from './reschedule.ts';

const today = '2026-03-05';
const daily: Schedule = { from: '2026-01-01', frequency: 'daily' };
const gym: Schedule = { from: '2026-02-01', frequency: 'days', frequencyDays: [1, 4] };
const weekly: Schedule = { from: '2026-03-01', frequency: 'weekly' };

const planned: Schedule = { from: '2026-03-09', frequency: 'weekly' };

const habit = (schedules: Schedule[], createdDay: Day = '2026-01-01', done: Day[] = []) => ({
  schedules,
  createdDay,
  completed: daySetOf(done),
});

// biome-ignore format: one line a case
test.each<[string, ReturnType<typeof habit>, Parameters<typeof reschedule>[1], Schedule[]]>([
  ['from today', habit([daily]), { frequency: 'weekly' }, [daily, { from: today, frequency: 'weekly' }]],
  ['from a day', habit([daily]), { frequency: 'weekly', from: '2026-03-01' }, [daily, weekly]],
  ['from the first day, as if always so', habit([daily]), { frequency: 'weekly', from: '2026-01-01' }, [{ from: '2026-01-01', frequency: 'weekly' }]],
  ['the first day is the first completed one', habit([daily], '2026-01-01', ['2025-12-30']), { frequency: 'weekly', from: '2025-12-30' }, [{ from: '2025-12-30', frequency: 'weekly' }]],
  ['a later schedule is dropped', habit([daily, gym, weekly]), { frequency: 'weekends', from: '2026-02-20' }, [daily, gym, { from: '2026-02-20', frequency: 'weekends' }]],
  ['a schedule from the same day is dropped too', habit([daily, gym]), { frequency: 'weekends', from: '2026-02-01' }, [daily, { from: '2026-02-01', frequency: 'weekends' }]],
  ['the same schedule changes nothing', habit([daily, gym]), { frequency: 'days', frequencyDays: [4, 1] }, [daily, gym]],
  ['the same schedule from a day on which it applied changes nothing', habit([daily, gym, weekly]), { frequency: 'days', frequencyDays: [1, 4], from: '2026-02-10' }, [daily, gym]],
  ['back to the earlier schedule', habit([daily, gym]), { frequency: 'daily', from: '2026-02-01' }, [daily]],
  ['only other days of the week', habit([daily, gym]), { frequencyDays: [2] }, [daily, gym, { ...gym, from: today, frequencyDays: [2] }]],
  ['a cleared field of the old frequency is dropped', habit([gym]), { frequency: 'daily', frequencyDays: null }, [gym, { ...daily, from: today }]],
  ['a field of the old frequency that is not sent is dropped too', habit([gym]), { frequency: 'daily' }, [gym, { ...daily, from: today }]],
  ['a frequency with a count', habit([daily]), { frequency: 'per-week', frequencyCount: 3 }, [daily, { from: today, frequency: 'per-week', frequencyCount: 3 }]],
  ['on the day on which the habit was created', habit([{ ...daily, from: today }], today), { frequency: 'weekly' }, [{ from: today, frequency: 'weekly' }]],
  ['from next Monday', habit([daily]), { frequency: 'weekly', from: '2026-03-09' }, [daily, { from: '2026-03-09', frequency: 'weekly' }]],
  ['from a year ahead', habit([daily]), { frequency: 'weekly', from: '2027-03-06' }, [daily, { from: '2027-03-06', frequency: 'weekly' }]],
  ['a later plan replaces the planned one', habit([daily, planned]), { frequency: 'weekends', from: '2026-03-16' }, [daily, { from: '2026-03-16', frequency: 'weekends' }]],
  ['an earlier plan replaces the planned one', habit([daily, planned]), { frequency: 'weekends', from: '2026-03-07' }, [daily, { from: '2026-03-07', frequency: 'weekends' }]],
  ['a change from today replaces the planned one', habit([daily, planned]), { frequency: 'weekends' }, [daily, { from: today, frequency: 'weekends' }]],
  ['sending the schedule of today cancels the plan', habit([daily, gym, planned]), { frequency: 'days', frequencyDays: [1, 4], frequencyCount: null, from: today }, [daily, gym]],
  ['a field that is not sent keeps its value of today', habit([daily, gym, planned]), { frequencyDays: [2], from: '2026-03-09' }, [daily, gym, { ...gym, from: '2026-03-09', frequencyDays: [2] }]],
  ['a habit created on a later day, before travelling west', habit([{ ...daily, from: '2026-03-06' }], '2026-03-06'), { frequency: 'weekly', from: today }, [{ from: today, frequency: 'weekly' }]],
])('a change of the schedule: %s', (_, before, change, after) => {
  expect(reschedule(before, change, today)).toEqual(after);
});

// biome-ignore format: one line a case
test.each<[Parameters<typeof reschedule>[1], string, string]>([
  [{ frequency: 'days' }, 'frequencyDays', 'Choose at least one day of the week'],
  [{ frequency: 'days', frequencyDays: null }, 'frequencyDays', 'Choose at least one day of the week'],
  [{ frequencyDays: [1] }, 'frequencyDays', 'Days of the week are for the frequency days'],
  [{ frequency: 'per-week' }, 'frequencyCount', 'Days a week must be a whole number from 1 to 7'],
  [{ frequency: 'per-week', frequencyCount: 8 }, 'frequencyCount', 'Days a week must be a whole number from 1 to 7'],
  [{ frequency: 'per-month', frequencyCount: 32 }, 'frequencyCount', 'Days a month must be a whole number from 1 to 31'],
  [{ frequency: 'every-n-days', frequencyCount: 1 }, 'frequencyCount', 'Number of days must be a whole number from 2 to 365'],
  [{ frequency: 'weekly', frequencyCount: 2 }, 'frequencyCount', 'The frequency weekly has no count'],
  [{ frequency: 'weekly', from: '2025-12-31' }, 'from', '31 December 2025 is before the habit’s first day, 1 January 2026'],
  [{ frequency: 'weekly', from: '2027-03-07' }, 'from', '7 March 2027 is more than a year ahead. Choose a day up to 6 March 2027.'],
  [{ from: '2026-02-01' }, 'from', 'From is the first day of a changed frequency or target, or of what the days count as'],
])('%j is refused', (change, field, message) => {
  expect(reschedule(habit([daily]), change, today)).toMatchObject({ problem: { field, message } });
});

const rule = fc.oneof(
  fc.constantFrom('daily' as const, 'weekdays' as const, 'weekly' as const).map((frequency) => ({
    frequency,
    frequencyDays: null,
    frequencyCount: null,
  })),
  fc.integer({ min: 1, max: 7 }).map((frequencyCount) => ({
    frequency: 'per-week' as const,
    frequencyDays: null,
    frequencyCount,
  })),
);

/** The schedules of a habit that changed on some past days. */
const rescheduled = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 60 }), rule), { maxLength: 5 })
  .map((changes) =>
    changes
      .toSorted(([a], [b]) => b - a)
      .reduce(
        (schedules, [ago, change]) => {
          const next = reschedule(habit(schedules), change, addDays(today, -ago));
          return 'problem' in next ? schedules : next;
        },
        [daily],
      ),
  );

test('a planned change and the same change made on its day give the same schedules', () => {
  fc.assert(
    fc.property(rescheduled, rule, fc.integer({ min: 1, max: 366 }), (schedules, change, days) => {
      const from = addDays(today, days);
      const planned = reschedule(habit(schedules), { ...change, from }, today);
      expect(planned).toEqual(reschedule(habit(schedules), change, from));
    }),
  );
});

test('a cancelled planned change leaves nothing, and of two planned changes the second applies', () => {
  fc.assert(
    fc.property(rescheduled, rule, rule, (schedules, first, second) => {
      const monday = '2026-03-09';
      const planned = reschedule(habit(schedules), { ...first, from: '2026-03-07' }, today);
      if ('problem' in planned) throw new Error(planned.problem.message);
      const {
        from: _,
        frequencyDays = null,
        frequencyCount = null,
        ...rest
      } = schedules.at(-1) ?? daily;
      const present = { ...rest, frequencyDays, frequencyCount, from: today };
      expect(reschedule(habit(planned), present, today)).toEqual(schedules);
      expect(reschedule(habit(planned), { ...second, from: monday }, today)).toEqual(
        reschedule(habit(schedules), { ...second, from: monday }, today),
      );
    }),
  );
});
