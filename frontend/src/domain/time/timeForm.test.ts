import { describe, expect, test } from 'vitest';
import { noSkill, presetSkill } from './presetSkill.ts';
import {
  emptyTime,
  isWorthKeeping,
  type TimeSource,
  type TimeValues,
  timeBodyOf,
  timeErrors,
} from './timeForm.ts';

const today = '2026-11-20';
const rust = { _id: '01JD0000000000000000000001', name: 'Rust' };
const go = { _id: '01JD0000000000000000000002', name: 'Go' };
const book = {
  area: 'resources' as const,
  _id: '01JD00000000000000000000B1',
  name: 'The Book',
  relatedSkills: [rust, go],
  updatedAt: '2026-11-01T09:00:00.000Z',
};
const values = (given: Partial<TimeValues> = {}, source: Partial<TimeSource> = {}) => ({
  ...emptyTime({ ...book, ...source }, today, ''),
  ...given,
});

test.each([
  ['the first', [rust, go], '', rust._id],
  ['the one chosen last', [rust, go], go._id, go._id],
  ['none, if that was chosen last', [rust, go], noSkill, noSkill],
  ['the first, if the last one is not related any more', [rust], go._id, rust._id],
  ['the only one, whatever was chosen', [rust], noSkill, rust._id],
  ['none, if there are no skills', [], '', noSkill],
  ['none, if there are no skills, whatever was chosen', [], go._id, noSkill],
])('the preset skill is %s', (_, skills, chosenLast, expected) => {
  expect(presetSkill(skills, chosenLast)).toBe(expected);
});

test.each([
  ['45', 45],
  ['1h 30m', 90],
  ['1:30', 90],
  ['1,5 h', 90],
])('%s are %d minutes', (minutes, expected) => {
  const body = timeBodyOf(values({ minutes }), book);
  expect(body).toEqual({ minutes: expected, date: today, skill: rust._id });
  expect(timeErrors(body, today, book)).toEqual({});
});

test('the body leaves out “No skill” and an unchanged progress, and has a trimmed note', () => {
  const source = { ...book, progress: 20 };
  const body = (given: Partial<TimeValues>) =>
    timeBodyOf(values({ minutes: '5', ...given }, source), source);
  expect(body({ skill: noSkill })).toEqual({ minutes: 5, date: today });
  expect(body({ note: ' Two chapters ' })).toMatchObject({ note: 'Two chapters' });
  expect(body({ progress: '20' })).not.toHaveProperty('progress');
  expect(body({ progress: '35' })).toMatchObject({ progress: 35 });
  expect(timeBodyOf(values({ minutes: '5', progress: '35' }), book)).not.toHaveProperty('progress');
});

test.each<[Partial<TimeValues>, string, RegExp]>([
  [{ minutes: '' }, 'minutes', /whole number from 1 to 1,440/],
  [{ minutes: '0' }, 'minutes', /whole number from 1 to 1,440/],
  [{ minutes: '25 h' }, 'minutes', /whole number from 1 to 1,440/],
  [{ minutes: 'long' }, 'minutes', /^Use 1:30/],
  [{ minutes: '5', date: '' }, 'date', /^Choose a day$/],
  [{ minutes: '5', date: '2026-11-21' }, 'date', /^Choose today or an earlier day$/],
  [{ minutes: '5', progress: '101' }, 'progress', /0 to 100/],
  [{ minutes: '5', progress: 'x' }, 'progress', /0 to 100/],
])('%j is refused at the field %s', (given, field, message) => {
  const source = { ...book, progress: 20 };
  const errors = timeErrors(timeBodyOf(values(given, source), source), today, source);
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors[field]).toMatch(message);
});

describe('the page', () => {
  const paged = { ...book, progress: 20, place: { page: 64, pages: 320 } };

  test.each([
    ['64', {}],
    ['', {}],
    [' 70 ', { page: 70 }],
    ['10', { page: 10 }],
    ['0', { page: 0 }],
  ])('typed as %j is sent as %j, without a progress', (page, expected) => {
    const body = timeBodyOf(values({ minutes: '5', page, progress: '90' }, paged), paged);
    expect(body).toEqual({ minutes: 5, date: today, skill: rust._id, ...expected });
    expect(timeErrors(body, today, paged)).toEqual({});
  });

  test.each(['321', '-1', '1.5', 'x'])('%j is refused', (page) => {
    const body = timeBodyOf(values({ minutes: '5', page }, paged), paged);
    expect(timeErrors(body, today, paged)).toEqual({
      page: 'Page must be a whole number from 0 to 320',
    });
  });
});

test('choices alone do not count as typed input', () => {
  expect(isWorthKeeping(values({ skill: go._id, date: '2026-11-19' }))).toBe(false);
  expect(isWorthKeeping(values({ minutes: '5' }))).toBe(true);
  expect(isWorthKeeping(values({ note: 'x' }))).toBe(true);
});
