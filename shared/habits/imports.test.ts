import { expect, test } from 'vitest';
import { lastDays } from '../days/days.ts';
import { habitRecord } from './imports.ts';
import { maxImportedPauses, maxSchedules, maxTargets } from './model.ts';

const run = {
  _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  name: 'Run',
  schedules: [{ from: '2025-01-01', frequency: 'daily' }],
  targets: [],
  pauses: [],
  archivedOn: null,
  createdDay: '2025-01-01',
  createdAt: '2025-01-01T08:00:00.000Z',
  updatedAt: '2025-01-01T08:00:00.000Z',
};
const eight = { from: '2025-01-01', target: 8, direction: 'at-least' };
const water = { ...run, kind: 'amount', unit: 'glasses', targets: [eight] };
const weekly = { from: '2025-01-01', frequency: 'weekly' };
const monthly = { from: '2025-01-01', frequency: 'per-month', frequencyCount: 1 };
const limit = { ...eight, direction: 'at-most', quiet: true };

const daily = (from: string) => ({ from, frequency: 'daily' });
const days = (count: number) => lastDays(count, '2025-06-01');
const apart = (count: number) => days(2 * count).filter((_, n) => n % 2 === 0);

test.each<[string, object]>([
  ['only the required fields', run],
  [
    'optional fields of a form',
    { ...run, description: 'x', category: 'Other', reminderTime: null, position: null },
  ],
  [
    'amounts',
    { ...water, targets: [eight, { ...eight, from: '2025-02-01', direction: 'at-most' }] },
  ],
  ['a weekly total', { ...water, schedules: [weekly], targets: [{ ...eight, targetPer: 'week' }] }],
  [
    'a quiet limit of nothing in a month',
    { ...water, schedules: [monthly], targets: [{ ...limit, target: 0, targetPer: 'month' }] },
  ],
  ['a quiet limit for each day', { ...water, targets: [limit] }],
  [
    'a target for each day that becomes a total',
    {
      ...water,
      schedules: [daily('2025-01-01'), { ...weekly, from: '2025-02-01' }],
      targets: [eight, { ...eight, from: '2025-02-01', targetPer: 'week' }],
    },
  ],
  [
    'lists of the maximum length',
    {
      ...water,
      schedules: days(maxSchedules).map(daily),
      targets: days(maxTargets).map((from) => ({ ...eight, from })),
      pauses: apart(maxImportedPauses).map((from) => ({ from, to: from })),
    },
  ],
  // The habit was ticked before the day it was created, and changed on a day in between.
  [
    'a first schedule of a later day',
    { ...run, schedules: [daily('2025-06-01'), daily('2025-05-01')] },
  ],
  [
    'a pause of a day, and one until further notice',
    { ...run, pauses: [{ from: '2025-01-02', to: '2025-01-02' }, { from: '2025-01-04' }] },
  ],
])('accepts %s', (_, record) => {
  expect(habitRecord.parse(record)).toEqual(record);
});

test.each<[string, object, string]>([
  ['no schedule', { ...run, schedules: [] }, 'schedules'],
  ['too many schedules', { ...run, schedules: days(maxSchedules + 1).map(daily) }, 'schedules'],
  [
    'schedules out of order',
    { ...run, schedules: [daily('2025-01-01'), daily('2025-03-01'), daily('2025-02-01')] },
    'schedules',
  ],
  [
    'two schedules from the same day',
    { ...run, schedules: [daily('2025-01-01'), daily('2025-03-01'), daily('2025-03-01')] },
    'schedules',
  ],
  [
    'a schedule without its days',
    { ...run, schedules: [{ from: '2025-01-01', frequency: 'days' }] },
    'schedules.0.frequencyDays',
  ],
  [
    'a schedule with another’s count',
    { ...run, schedules: [{ ...daily('2025-01-01'), frequencyCount: 3 }] },
    'schedules.0.frequencyCount',
  ],
  [
    'an unknown field of a schedule',
    { ...run, schedules: [{ ...daily('2025-01-01'), to: '2025-02-01' }] },
    'schedules.0',
  ],
  ['targets to tick', { ...run, targets: [eight] }, 'targets'],
  ['a unit to tick', { ...run, unit: 'km' }, 'unit'],
  ['amounts without a target', { ...water, targets: [] }, 'targets'],
  ['amounts without a unit', { ...water, unit: null }, 'unit'],
  ['a target of nothing', { ...water, targets: [{ ...eight, target: 0 }] }, 'targets.0.target'],
  [
    'a weekly total that is daily',
    { ...water, targets: [{ ...eight, targetPer: 'week' }] },
    'targets',
  ],
  [
    'a monthly total that is weekly',
    { ...water, schedules: [weekly], targets: [{ ...eight, targetPer: 'month' }] },
    'targets',
  ],
  [
    'a monthly total on several days',
    {
      ...water,
      schedules: [{ ...monthly, frequencyCount: 3 }],
      targets: [{ ...eight, targetPer: 'month' }],
    },
    'targets',
  ],
  [
    'a total that ends after its schedule',
    {
      ...water,
      schedules: [weekly, daily('2025-02-01')],
      targets: [
        { ...eight, targetPer: 'week' },
        { ...eight, from: '2025-02-02' },
      ],
    },
    'targets',
  ],
  [
    'a target for a year',
    { ...water, targets: [{ ...eight, targetPer: 'year' }] },
    'targets.0.targetPer',
  ],
  ['quiet at-least', { ...water, targets: [{ ...eight, quiet: true }] }, 'targets.0.quiet'],
  [
    'a total of nothing',
    {
      ...water,
      schedules: [weekly],
      targets: [{ ...eight, target: 0, targetPer: 'week' }],
    },
    'targets.0.target',
  ],
  [
    'a quiet limit on some days of a week',
    {
      ...water,
      schedules: [{ from: '2025-01-01', frequency: 'per-week', frequencyCount: 3 }],
      targets: [limit],
    },
    'targets',
  ],
  [
    'too many targets',
    { ...water, targets: days(maxTargets + 1).map((from) => ({ ...eight, from })) },
    'targets',
  ],
  [
    'pauses that touch',
    {
      ...run,
      pauses: [
        { from: '2025-01-01', to: '2025-01-02' },
        { from: '2025-01-03', to: '2025-01-04' },
      ],
    },
    'pauses',
  ],
  [
    'a pause that ends before it begins',
    { ...run, pauses: [{ from: '2025-01-02', to: '2025-01-01' }] },
    'pauses',
  ],
  [
    'a pause behind one without an end',
    { ...run, pauses: [{ from: '2025-01-02' }, { from: '2025-02-01' }] },
    'pauses',
  ],
  [
    'too many pauses',
    { ...run, pauses: apart(maxImportedPauses + 1).map((from) => ({ from, to: from })) },
    'pauses',
  ],
  ['a derived field', { ...run, frequency: 'daily' }, ''],
  ['its days', { ...run, completed: ['2025-01-01'] }, ''],
])('%s is refused', (_, record, path) => {
  const { error } = habitRecord.safeParse(record);
  expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
});
