import { decodeTime } from 'ulid';
import { expect, test } from 'vitest';
import { idPattern } from '#shared/calls/fields.ts';
import { idsOf } from './ids.ts';

const time = Date.parse('2026-01-02T03:04:05.678Z');

test('an id follows from format, kind, key and time, and never changes between versions', () => {
  expect(idsOf('Loop Habit Tracker')('habit', 'Meditate', time)).toBe('01KDYAK3SEE375QJ578N8P2392');
});

test('an id is a ULID with the record’s time', () => {
  const id = idsOf('HabitBull')('habit', '', time);
  expect(id).toMatch(idPattern);
  expect(decodeTime(id)).toBe(time);
});

test('records that differ in format, kind, key or order have different ids', () => {
  const [a, b] = [idsOf('HabitBull'), idsOf('Habitica')];
  const ids = [
    a('habit', 'Read', time),
    a('habit', 'Read', time),
    a('habit', 'read', time),
    a('goal', 'Read', time),
    a('habit', '本', time),
    b('habit', 'Read', time),
    b('habit', '__proto__', time),
  ];
  expect(new Set(ids.map((id) => id.slice(10))).size).toBe(ids.length);
});

test('records with the same key get the same ids in another import of the file', () => {
  const twins = () => {
    const idOf = idsOf('Habitica');
    return [idOf('habit', 'Read', time), idOf('habit', 'Read', time)];
  };
  expect(twins()).toEqual(twins());
});
