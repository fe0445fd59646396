import { describe, expect, test } from 'vitest';
import { aHabit, anAmountHabit } from '../habit.fixture.ts';
import {
  countFor,
  countsAsChoice,
  createBody,
  directionFor,
  formErrors,
  formValues,
  type HabitFormValues,
  isRetargeted,
  kindFor,
  noSkill,
  patchBody,
  perFor,
} from './habitForm.ts';

const today = '2026-11-20';

describe('createBody', () => {
  test('leaves out empty inputs and trims the name', () => {
    expect(createBody({ ...formValues(), name: ' Read ', targetDays: '' })).toEqual({
      name: 'Read',
      frequency: 'daily',
      category: 'Personal',
      difficulty: 'Medium',
      color: '#4caf50',
      timeOfDay: 'any',
      kind: 'check',
      remind: 'open',
    });
  });

  // biome-ignore format: one line a case
  test.each<[Partial<HabitFormValues>, object]>([
    [{ frequency: 'daily', frequencyDays: [1], frequencyCount: 3 }, { frequency: 'daily' }],
    [{ frequency: 'days', frequencyDays: [4, 1], frequencyCount: 3 }, { frequency: 'days', frequencyDays: [1, 4] }],
    [{ frequency: 'per-week', frequencyDays: [1], frequencyCount: 3 }, { frequency: 'per-week', frequencyCount: 3 }],
  ])('sends only the fields that belong to the frequency: %j', (values, body) => {
    const { frequency, frequencyDays, frequencyCount } = createBody({
      ...formValues(),
      name: 'Read',
      ...values,
    });
    expect({ frequency, frequencyDays, frequencyCount }).toEqual(body);
  });
});

describe('the last day', () => {
  const habit = aHabit({ endsOn: '2026-11-18' });
  const values = (endsOn: string) => ({ ...formValues(habit), endsOn });

  test('is sent if it changes, and null clears it', () => {
    expect(createBody({ ...formValues(), name: 'Read', endsOn: today }).endsOn).toBe(today);
    expect(patchBody(habit, values('2026-12-24'), today)).toEqual({ endsOn: '2026-12-24' });
    expect(patchBody(habit, values(''), today)).toEqual({ endsOn: null });
    expect(patchBody(habit, formValues(habit), today)).toEqual({});
  });

  test.each([
    ['2026-11-18', undefined],
    ['', undefined],
    [today, undefined],
    ['2026-11-19', 'A habit can’t end before today. Choose today or a later day.'],
    ['2026-11-01', 'A habit can’t end before its first day, 2 November 2026.'],
    ['2026-11-31', 'Ends on must be a day that exists, as YYYY-MM-DD'],
  ])('%s is checked: %s', (endsOn, message) => {
    expect(formErrors(values(endsOn), habit, today)).toEqual(message ? { endsOn: message } : {});
  });
});

describe('the time of a day', () => {
  const skill = '01JD0000000000000000000009';
  const timed = (values: Partial<HabitFormValues>) => {
    const { skill, countsAs } = createBody({ ...formValues(), name: 'Read', ...values });
    return { skill, countsAs };
  };

  // biome-ignore format: one line a case
  test.each<[string, Partial<HabitFormValues>, object]>([
    ['nothing', { minutesEach: '30' }, {}],
    ['minutes of each completed day', { skill, minutesEach: '30' }, { skill, countsAs: { minutesEach: 30 } }],
    ['minutes for no skill', { skill: noSkill }, { countsAs: { minutesEach: 20 } }],
    ['minutes, because a tick has no amount', { skill, countsAs: 'hours' }, { skill, countsAs: { minutesEach: 20 } }],
    ['the amount', { ...kindFor('amount'), unit: 'hours', skill, countsAs: 'hours' }, { skill, countsAs: 'hours' }],
  ])('is %s', (_, values, body) => {
    expect(timed(values)).toEqual(body);
  });

  // biome-ignore format: one line a case
  test.each([['hours', 'hours'], ['h', 'hours'], ['min', 'minutes'], ['Minutes', 'minutes'], ['pages', 'each']])('of an amount in %s is at first: %s', (unit, choice) => {
    expect(countsAsChoice({ ...formValues(), ...kindFor('amount'), unit })).toBe(choice);
  });

  const habit = aHabit({ skill, countsAs: { minutesEach: 20 } });
  // biome-ignore format: one line a case
  test.each<[Partial<HabitFormValues>, object]>([
    [{}, {}],
    [{ minutesEach: '30' }, { countsAs: { minutesEach: 30 }, from: today }],
    [{ skill: noSkill }, { skill: null, from: today }],
    [{ skill: '' }, { skill: null, countsAs: null, from: today }],
    [{ skill: '', since: 'always' }, { skill: null, countsAs: null, from: '2026-11-02' }],
  ])('is sent if it changes: %j', (values, body) => {
    expect(patchBody(habit, { ...formValues(habit), ...values }, today)).toEqual(body);
  });

  test.each(['0', '1441', '', '2.5'])('can’t be %j minutes', (minutesEach) => {
    const { minutesEach: message } = formErrors(
      { ...formValues(), name: 'Read', skill, minutesEach },
      undefined,
      today,
    );
    expect(message).toMatch(/1 to 1,440/);
  });
});

const gym = aHabit({ frequency: 'per-week', frequencyCount: 5 });

test.each([
  ['daily', undefined, ''],
  ['per-week', undefined, '3'],
  ['per-week', gym, '5'],
  ['per-month', gym, '10'],
  ['every-n-days', gym, '2'],
])('the proposed count of the frequency %s', (frequency, habit, expected) => {
  expect(countFor(frequency, habit)).toBe(expected);
});

describe('formErrors of', () => {
  test.each([
    ['a name alone', { name: 'Read' }, {}],
    ['no name', { name: '  ' }, { name: 'Name is required' }],
    ['no frequency', { name: 'Read', frequency: '' }, { frequency: 'Frequency is required' }],
    [
      'no days',
      { name: 'Read', frequency: 'days' },
      { frequencyDays: 'Choose at least one day of the week' },
    ],
    [
      'no count',
      { name: 'Read', frequency: 'per-week' },
      { frequencyCount: 'Days a week must be a whole number from 1 to 7' },
    ],
    [
      'too many days',
      { name: 'Read', targetDays: 3651 },
      { targetDays: 'Target days must be a whole number from 1 to 3,650' },
    ],
    [
      'a count that is no whole number',
      { name: 'Read', frequency: 'per-week', frequencyCount: '2.5' },
      { frequencyCount: 'Days a week must be a whole number from 1 to 7' },
    ],
    [
      'a time as a target',
      { name: 'Read', ...kindFor('amount'), unit: 'hours', target: '1:30' },
      { target: 'Target must be a number' },
    ],
    [
      'a target below zero',
      { name: 'Read', ...kindFor('amount'), unit: 'hours', target: '-1' },
      { target: 'Target must be from 0 to 1,000,000' },
    ],
    [
      'days that are no number',
      { name: 'Read', targetDays: 'abc' },
      { targetDays: 'Target days must be a whole number from 1 to 3,650' },
    ],
    [
      'a colour by its name',
      { name: 'Read', color: 'moss' },
      { color: 'Colour must be a colour like #4caf50' },
    ],
  ])('%s', (_, values, errors) => {
    expect(formErrors({ ...formValues(), ...values }, undefined, today)).toEqual(errors);
  });
});

describe('patchBody', () => {
  test('clears fields that do not belong to the new frequency', () => {
    const swim = aHabit({ frequency: 'days', frequencyDays: [1] });
    const values = { ...formValues(swim), frequency: 'daily' };
    expect(patchBody(swim, values, today)).toEqual({
      frequency: 'daily',
      frequencyDays: null,
      from: today,
    });
  });

  const habit = aHabit({ description: 'Before bed', reminderTimes: ['07:00', '21:30'] });
  test.each([
    ['no change', {}, {}],
    ['one changed field', { name: 'Read 20 pages' }, { name: 'Read 20 pages' }],
    ['spaces around a text', { name: ' Read 10 pages ' }, {}],
    [
      'emptied fields, which become null',
      { description: '', reminderTimes: ['', ''] },
      { description: null, reminderTimes: null },
    ],
    ['an empty time beside others', { reminderTimes: ['07:00', '21:30', ''] }, {}],
    [
      'times out of order, one of them twice',
      { reminderTimes: ['21:30', '07:00', '12:00', '07:00'] },
      { reminderTimes: ['07:00', '12:00', '21:30'] },
    ],
    ['a last chance', { remind: 'last-chance' }, { remind: 'last-chance' }],
    ['an emptied target, which becomes null', { targetDays: '' }, { targetDays: null }],
    ['the same colour in upper case', { color: '#4CAF50' }, {}],
    ['a changed frequency', { frequency: 'weekly' }, { frequency: 'weekly', from: today }],
    [
      'a frequency from the first day',
      { frequency: 'weekly', since: 'always' },
      { frequency: 'weekly', from: '2026-11-02' },
    ],
    [
      'certain days',
      { frequency: 'days', frequencyDays: [5, 1] },
      { frequency: 'days', frequencyDays: [1, 5], from: today },
    ],
    ['a count and days of another frequency', { frequencyCount: 3, frequencyDays: [1] }, {}],
    ['the first day, without a change', { since: 'always' }, {}],
    [
      'a frequency from next Monday',
      { frequency: 'weekly', since: 'day', sinceDay: '2026-11-23' },
      { frequency: 'weekly', from: '2026-11-23' },
    ],
    ['another day, without a change', { since: 'day', sinceDay: '2026-11-23' }, {}],
  ] as [string, Partial<HabitFormValues>, object][])('with %s', (_, values, body) => {
    expect(patchBody(habit, { ...formValues(habit), ...values }, today)).toEqual(body);
  });
});

// biome-ignore format: one line a case
test.each([
  ['no day', '', 'Choose the first day of the change'],
  ['a day that does not exist', '2026-02-30', 'Choose the first day of the change'],
  ['a day before the habit’s first day', '2026-11-01', '1 November 2026 is before the habit’s first day, 2 November 2026'],
  ['more than a year ahead', '2027-11-22', '22 November 2027 is more than a year ahead. Choose a day up to 21 November 2027.'],
  ['a past day', '2026-11-02', undefined],
  ['a year ahead', '2027-11-21', undefined],
])('the first day of a change: %s', (_, sinceDay, message) => {
  const habit = aHabit();
  const values = { ...formValues(habit), since: 'day' as const, sinceDay };
  expect(formErrors(values, habit, today)).toEqual({});
  const changed = { ...values, frequency: 'weekly' };
  expect(formErrors(changed, habit, today)).toEqual(message ? { sinceDay: message } : {});
});

describe('a target', () => {
  const calendar = { today, weekStartsOn: 0 } as const;
  const amount = { ...kindFor('amount'), unit: 'minutes' };
  const created = (values: Partial<HabitFormValues>) => {
    const { kind, target, direction, targetPer, quiet, frequency, frequencyCount } = createBody({
      ...formValues(),
      name: 'Walk',
      ...amount,
      ...values,
    });
    return { kind, target, direction, targetPer, quiet, frequency, frequencyCount };
  };
  const limit = directionFor('at-most');

  // biome-ignore format: one line a case
  test.each<[string, Partial<HabitFormValues>, object]>([
    ['for a day', {}, { targetPer: 'day', quiet: false, frequency: 'daily' }],
    ['for a week', { targetPer: 'week' }, { targetPer: 'week', frequency: 'weekly' }],
    ['for a month', { targetPer: 'month' }, { targetPer: 'month', frequency: 'per-month', frequencyCount: 1 }],
    ['for a week, after another frequency', { targetPer: 'week', frequency: 'days', frequencyDays: [1] }, { frequency: 'weekly' }],
    ['of a new limit, so it is quiet', limit, { direction: 'at-most', quiet: true }],
    ['of a limit that is not quiet', { ...limit, quiet: false }, { quiet: false }],
    ['of a limit on weekdays', { ...limit, frequency: 'weekdays' }, { quiet: true }],
    ['of a limit on some days of a week, so it needs records', { ...limit, frequency: 'per-week', frequencyCount: 3 }, { quiet: false }],
    ['of a limit for a month', { ...limit, targetPer: 'month' }, { quiet: true, frequency: 'per-month' }],
    ['of at least, so it is never quiet', { quiet: true }, { direction: 'at-least', quiet: false }],
    ['of something to avoid', kindFor('avoid'), { kind: 'amount', target: 0, direction: 'at-most', targetPer: 'day', quiet: true, frequency: 'daily' }],
  ])('%s', (_, values, body) => {
    expect(created(values)).toMatchObject(body);
  });

  // biome-ignore format: one line a case
  test.each<[string, Partial<HabitFormValues>, object]>([
    ['of at least 0', { ...amount, target: '0' }, { target: 'Target must be from 0.01 to 1,000,000' }],
    ['of at most 0', { ...amount, ...limit, target: '0' }, {}],
    ['of something to avoid once a week', { ...kindFor('avoid'), frequency: 'weekly' }, { frequency: 'A limit that is kept quietly needs a schedule in days, or a total' }],
  ])('%s', (_, values, errors) => {
    expect(formErrors({ ...formValues(), name: 'Walk', ...values }, undefined, today)).toEqual(errors);
  });

  const aDay = anAmountHabit({ target: 30, direction: 'at-least' }, {}, calendar);
  const aWeek = anAmountHabit(
    { target: 120, direction: 'at-least', targetPer: 'week' },
    {},
    calendar,
  );
  const aMonth = anAmountHabit(
    { target: 500, direction: 'at-least', targetPer: 'month' },
    {},
    calendar,
  );
  const coffee = anAmountHabit({ target: 2, direction: 'at-most', quiet: true }, {}, calendar);
  // biome-ignore format: one line a case
  test.each<[string, typeof aDay, Partial<HabitFormValues>, object]>([
    ['no change of a total', aWeek, {}, {}],
    ['only the name of a total', aMonth, { name: 'Walk' }, { name: 'Walk' }],
    ['a weekly total instead of a target per day', aDay, { target: '120', ...perFor('week', aDay) }, { target: 120, targetPer: 'week', frequency: 'weekly', from: today }],
    ['a month instead of a week', aWeek, perFor('month', aWeek), { targetPer: 'month', frequency: 'per-month', frequencyCount: 1, from: today }],
    ['a day instead of a month', aMonth, perFor('day', aMonth), { targetPer: 'day', frequency: 'daily', frequencyDays: null, frequencyCount: null, from: today }],
    ['a day instead of a week, once a week', aWeek, { ...perFor('day', aWeek), frequency: 'weekly' }, { targetPer: 'day', frequency: 'weekly', frequencyDays: null, frequencyCount: null, from: today }],
    ['a week, and a day again', aDay, { ...perFor('week', aDay), ...perFor('day', aDay) }, {}],
    ['a record for each day', coffee, { quiet: false }, { quiet: false, from: today }],
    ['at least instead of a quiet limit', coffee, directionFor('at-least', coffee), { direction: 'at-least', quiet: false, from: today }],
    ['a limit that needs records, because of its frequency', coffee, { frequency: 'weekly' }, { frequency: 'weekly', quiet: false, from: today }],
  ])('in a patch: %s', (_, habit, values, body) => {
    const after = { ...formValues(habit), ...values };
    expect(patchBody(habit, after, today)).toEqual(body);
    expect(isRetargeted(habit, after)).toBe('from' in body);
  });
});
