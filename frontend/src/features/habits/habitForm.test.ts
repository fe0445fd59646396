import { describe, expect, test } from 'vitest';
import { aHabit } from './habit.fixture.ts';
import { createBody, formErrors, formValues, patchBody } from './habitForm.ts';

describe('createBody', () => {
  test('leaves empty inputs out and trims', () => {
    expect(createBody({ ...formValues(), name: ' Read ', targetDays: '' })).toEqual({
      name: 'Read',
      frequency: 'daily',
      category: 'Personal',
      difficulty: 'Medium',
      color: '#4caf50',
    });
  });
});

describe('what the form refuses', () => {
  test.each([
    ['nothing', { name: 'Read' }, {}],
    ['no name', { name: '  ' }, { name: 'Name is required' }],
    ['no frequency', { name: 'Read', frequency: '' }, { frequency: 'Frequency is required' }],
    [
      'too many days',
      { name: 'Read', targetDays: 3651 },
      { targetDays: 'Target days must be a whole number from 1 to 3,650' },
    ],
    [
      'a colour that is none',
      { name: 'Read', color: 'moss' },
      { color: 'Colour must be a colour like #4caf50' },
    ],
  ])('%s', (_, values, errors) => {
    expect(formErrors({ ...formValues(), ...values })).toEqual(errors);
  });
});

describe('patchBody', () => {
  const habit = aHabit({ description: 'Before bed', reminderTime: '21:30' });
  test.each([
    ['nothing changed', {}, {}],
    ['a changed field alone', { name: 'Read 20 pages' }, { name: 'Read 20 pages' }],
    ['spaces around are no change', { name: ' Read 10 pages ' }, {}],
    [
      'what was emptied is null',
      { description: '', reminderTime: '' },
      { description: null, reminderTime: null },
    ],
    ['an emptied target goes back to its default', { targetDays: '' }, { targetDays: null }],
    ['colours in lower case', { color: '#4CAF50' }, {}],
  ])('%s', (_, values, body) => {
    expect(patchBody(habit, { ...formValues(habit), ...values })).toEqual(body);
  });
});
