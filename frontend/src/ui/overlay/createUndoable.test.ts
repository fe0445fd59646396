import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUndoable, UNDO_MS } from './createUndoable.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const setup = () => {
  const undoable = createUndoable<string>();
  const gone: string[] = [];
  const take = (thing: string) => undoable.start(thing, () => gone.push(thing));
  return { undoable, gone, take };
};

test('gone for good when the time is over, not before, and once', () => {
  const { undoable, gone, take } = setup();
  take('a');
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect([undoable.waiting(), gone]).toEqual(['a', []]);
  vi.advanceTimersByTime(1);
  expect([undoable.waiting(), gone]).toEqual([null, ['a']]);
  undoable.flush();
  vi.advanceTimersByTime(UNDO_MS);
  expect(gone).toEqual(['a']);
});

test('brought back, it stays', () => {
  const { undoable, gone, take } = setup();
  take('a');
  undoable.undo();
  vi.advanceTimersByTime(UNDO_MS);
  expect([undoable.waiting(), gone]).toEqual([null, []]);
});

test('the next thing ends the waiting of the one before', () => {
  const { undoable, gone, take } = setup();
  take('a');
  vi.advanceTimersByTime(UNDO_MS - 1);
  take('b');
  expect([undoable.waiting(), gone]).toEqual(['b', ['a']]);
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(gone).toEqual(['a']);
});

test('leaving makes it so at once', () => {
  const { undoable, gone, take } = setup();
  take('a');
  undoable.flush();
  expect([undoable.waiting(), gone]).toEqual([null, ['a']]);
});
