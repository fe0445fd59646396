import { describe, expect, test } from 'vitest';
import { durationHint } from '../../../forms/fields/duration.ts';
import { aSkill } from '../skill.fixture.ts';
import { createBody, formErrors, formValues, patchBody } from './skillForm.ts';

const good = { ...formValues(), name: 'Rust', category: 'Framework' };

describe('createBody', () => {
  test('a new skill has the defaults of the form', () => {
    expect(createBody({ ...good, name: ' Rust ' })).toEqual({
      name: 'Rust',
      category: 'Framework',
      targetHours: 20,
      currentHours: 0,
      targetLevel: 5,
      color: '#2196f3',
    });
  });
});

describe('what the form refuses', () => {
  test.each([
    ['nothing', {}, {}],
    ['no name', { name: '  ' }, { name: 'Name is required' }],
    ['no category', { category: '' }, { category: 'Category is required' }],
    ['no target', { targetHours: '' }, { targetHours: 'Target hours is required' }],
    [
      'half an hour',
      { targetHours: 0.5 },
      { targetHours: 'Target hours must be from 1 to 100,000' },
    ],
    [
      'less than no time',
      { currentHours: -1 },
      { currentHours: 'Current hours must be from 0 to 100,000' },
    ],
    ['no current hours', { currentHours: '' }, {}],
    ['a minus', { currentHours: '-1' }, { currentHours: durationHint() }],
    ['words', { targetHours: 'many' }, { targetHours: durationHint() }],
    ['hours and minutes', { currentHours: '1h 30m' }, {}],
    [
      'seconds',
      { currentHours: 0.001 },
      { currentHours: 'Current hours may have at most two decimal places' },
    ],
  ])('%s', (_, values, errors) => {
    expect(formErrors({ ...good, ...values })).toEqual(errors);
  });
});

describe('patchBody', () => {
  const skill = aSkill({ description: 'Every day', currentHours: 0.33, loggedTime: 100 });
  test.each([
    ['nothing changed', {}, {}],
    ['a changed field alone', { name: 'Rust' }, { name: 'Rust' }],
    ['spaces around are no change', { name: ' TypeScript ' }, {}],
    [
      'a cleared field is null',
      { description: '', currentHours: '' },
      { description: null, currentHours: null, loggedTime: 100 },
    ],
    ['the same hours in other words', { currentHours: '20 min' }, {}],
    [
      'hours and minutes, beside the logged time that was shown',
      { currentHours: '1:30' },
      { currentHours: 1.5, loggedTime: 100 },
    ],
    ['levels are numbers', { targetLevel: '3' }, { targetLevel: 3 }],
    ['colours in lower case', { color: '#2196F3' }, {}],
  ])('%s', (_, values, body) => {
    expect(patchBody(skill, { ...formValues(skill), ...values })).toEqual(body);
  });
});
