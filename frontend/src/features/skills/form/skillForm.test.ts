import { describe, expect, test } from 'vitest';
import { durationHint } from '../../../forms/fields/duration.ts';
import { aSkill } from '../skill.fixture.ts';
import { createBody, formErrors, formValues, patchBody } from './skillForm.ts';

const noLevels = { 1: '', 2: '', 3: '', 4: '', 5: '' };
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

  test('only the described levels are sent', () => {
    const levels = { ...noLevels, 2: ' ', 5: ' Teaches ' };
    expect(createBody({ ...good, levels }).levels).toEqual({ 5: 'Teaches' });
  });
});

describe('the errors of a form with', () => {
  test.each([
    ['valid values', {}, {}],
    ['no name', { name: '  ' }, { name: 'Name is required' }],
    ['no category', { category: '' }, { category: 'Category is required' }],
    ['no target', { targetHours: '' }, { targetHours: 'Target hours is required' }],
    [
      'half an hour',
      { targetHours: 0.5 },
      { targetHours: 'Target hours must be from 1 to 100,000' },
    ],
    [
      'negative hours',
      { currentHours: -1 },
      { currentHours: 'Current hours must be from 0 to 100,000' },
    ],
    ['no current hours', { currentHours: '' }, {}],
    ['a minus sign', { currentHours: '-1' }, { currentHours: durationHint() }],
    ['words', { targetHours: 'many' }, { targetHours: durationHint() }],
    ['hours and minutes', { currentHours: '1h 30m' }, {}],
    ['levels of several lines', { levels: { ...noLevels, 2: 'Reads\nand writes' } }, {}],
    [
      'a level with a character that nobody sees',
      { levels: { ...noLevels, 2: 'Reads\u0000' } },
      { 'levels.2': 'Level has a character that can’t be shown: please delete it' },
    ],
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
  const skill = aSkill({
    description: 'Every day',
    currentHours: 0.33,
    loggedTime: 100,
    levels: { 1: 'Reads', 3: 'Writes' },
  });
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
    [
      'only the levels that changed',
      { levels: { ...noLevels, 1: 'Reads', 3: ' ', 5: 'Teaches' } },
      { levels: { 3: null, 5: 'Teaches' } },
    ],
    ['cleared levels', { levels: noLevels }, { levels: { 1: null, 3: null } }],
    ['colours in lower case', { color: '#2196F3' }, {}],
  ])('%s', (_, values, body) => {
    expect(patchBody(skill, { ...formValues(skill), ...values })).toEqual(body);
  });
});
