import { beforeEach, expect, test, vi } from 'vitest';
import { drafts } from './drafts.ts';

const ada = { person: 'ada', form: 'habit 1', version: '2026-03-01T08:00:00.000Z' };
const values = { name: 'Walk', targetDays: 30, tags: ['a'], levels: { 1: 'Slow', 2: '' } };
const like = { name: '', targetDays: '', tags: [], levels: { 1: '', 2: '' } };

/** A storage like a browser's: its keys are also its properties. */
const storageWith = (setItem: (name: string, value: string) => void) =>
  Object.defineProperties({} as Record<string, string>, {
    getItem: {
      value(this: Record<string, string>, name: string) {
        return this[name] ?? null;
      },
    },
    setItem: { value: setItem },
    removeItem: {
      value(this: Record<string, string>, name: string) {
        delete this[name];
      },
    },
  });

beforeEach(() => {
  const storage: Record<string, string> = storageWith((name, value) => {
    storage[name] = value;
  });
  vi.stubGlobal('sessionStorage', storage);
});

test.each([
  ['what was written', ada, like, values],
  ['nothing of another person', { ...ada, person: 'grace' }, like, undefined],
  ['nothing of another item', { ...ada, form: 'habit 2' }, like, undefined],
  ['nothing of another version', { ...ada, version: '2026-03-02' }, like, undefined],
  ['nothing of a form with one more field', ada, { ...like, color: '' }, undefined],
  ['nothing of a form whose field has another kind', ada, { ...like, tags: '' }, undefined],
  [
    'nothing of a form whose inner field has another kind',
    ada,
    { ...like, levels: { 1: [] } },
    undefined,
  ],
])('reads %s', (_, key, form, expected) => {
  drafts.write(ada, values);
  expect(drafts.read(key, form)).toEqual(expected);
});

test('an invalid draft is ignored', () => {
  sessionStorage.setItem('draft ada habit 1', '{');
  expect(drafts.read(ada, like)).toBeUndefined();
});

test('removeAll removes all drafts, and nothing else', () => {
  drafts.write(ada, values);
  drafts.write({ person: 'ada', form: 'skill' }, values);
  sessionStorage.setItem('other', '1');
  drafts.removeAll();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test('a full storage causes no error', () => {
  const full = storageWith(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('sessionStorage', full);
  expect(() => drafts.write(ada, values)).not.toThrow();
  expect(drafts.read(ada, like)).toBeUndefined();
});
