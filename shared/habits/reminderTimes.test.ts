import { expect, test } from 'vitest';
import { type ReminderFields, reminderProblem } from './model.ts';
import { recordedTimes, reminderTimesAfter } from './reminderTimes.ts';

const two = { reminderTime: '07:00', reminderTimes: ['07:00', '21:30'] };
const none = { reminderTime: null, reminderTimes: [] };
const one = { reminderTime: '08:00', reminderTimes: ['08:00'] };

test.each<[ReminderFields, typeof two | typeof none | undefined]>([
  [{}, undefined],
  [{ reminderTime: '08:00' }, one],
  [{ reminderTime: '07:00' }, two],
  [{ reminderTime: null }, none],
  [{ reminderTimes: ['08:00'] }, one],
  [{ reminderTimes: null }, none],
  [{ reminderTimes: [] }, none],
  [{ reminderTime: '08:00', reminderTimes: ['08:00'] }, one],
])('sending %j to a habit with two times gives %j', (sent, after) => {
  expect(reminderTimesAfter(sent, two)).toEqual(after);
});

test('only the reminder fields of a habit are returned', () => {
  const habit = { ...two, name: 'Read' };
  expect(reminderTimesAfter({ reminderTime: '07:00' }, habit)).toEqual(two);
});

test('a new habit has the sent times', () => {
  expect(reminderTimesAfter({ reminderTime: '08:00' })).toEqual(one);
  expect(reminderTimesAfter({})).toBeUndefined();
});

test.each<[ReminderFields, boolean]>([
  [{ reminderTime: '08:00', reminderTimes: ['08:00', '09:00'] }, true],
  [{ reminderTime: null, reminderTimes: null }, true],
  [{ reminderTime: null, reminderTimes: [] }, true],
  [{ reminderTime: '09:00', reminderTimes: ['08:00', '09:00'] }, false],
  [{ reminderTime: null, reminderTimes: ['08:00'] }, false],
  [{ reminderTime: '08:00', reminderTimes: [] }, false],
])('the two fields of %j agree: %s', (sent, agrees) => {
  expect(reminderProblem(sent) === undefined).toBe(agrees);
});

test('an older record keeps its one time, and a newer record keeps all its times', () => {
  expect(recordedTimes({ reminderTime: '08:00', reminderTimes: [] })).toEqual(one);
  expect(recordedTimes(none)).toEqual(none);
  expect(recordedTimes(two)).toEqual(two);
});
