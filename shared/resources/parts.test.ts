import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Part, PartInput } from './model.ts';
import {
  addParts,
  mergeParts,
  openParts,
  progressOfParts,
  ticksNewPart,
  togglePart,
} from './parts.ts';

const TODAY = '2026-03-15';
const EARLIER = '2026-02-01';

const part = (id: string, more: Partial<Part> = {}): Part => ({
  _id: id,
  title: id,
  minutes: null,
  url: null,
  done: false,
  doneOn: null,
  ...more,
});
const done = { done: true, doneOn: EARLIER };

let made = 0;
const newId = () => `new${++made}`;
const merge = (existing: Part[], sent: PartInput[], known?: string[]) =>
  mergeParts(existing, sent, newId, TODAY, known && new Set(known));
const idsOf = (parts: readonly Part[]) => parts.map(({ _id }) => _id);

test.each<[string, Part[], number]>([
  ['no parts', [], 0],
  ['1 of 3', [part('a', done), part('b'), part('c')], 33],
  ['2 of 3', [part('a', done), part('b', done), part('c')], 66],
  ['299 of 300', Array.from({ length: 300 }, (_, n) => part(`${n}`, n ? done : {})), 99],
  ['all', [part('a', done)], 100],
  ['45 of 180 minutes', [part('a', { ...done, minutes: 45 }), part('b', { minutes: 135 })], 25],
  [
    '1 of 2, counted in parts because one has no minutes',
    [part('a', { ...done, minutes: 45 }), part('b')],
    50,
  ],
])('the progress of %s', (_, parts, progress) => {
  expect(progressOfParts(parts)).toBe(progress);
});

describe('a sent list', () => {
  test('matches by id, else by title, and keeps ticks', () => {
    const existing = [part('a', done), part('b', { minutes: 5, url: 'https://x.org' })];
    const sent = [{ title: 'b' }, { _id: 'a', title: 'Renamed', done: false, minutes: 9 }];
    expect(merge(existing, sent)).toEqual([
      existing[1],
      part('a', { ...done, title: 'Renamed', minutes: 9 }),
    ]);
  });

  test('null clears minutes and a link', () => {
    const existing = [part('a', { minutes: 5, url: 'https://x.org' })];
    expect(merge(existing, [{ title: 'a', minutes: null, url: null }])).toEqual([part('a')]);
  });

  test('matches equal titles in order, each once', () => {
    const [a, b] = [part('a', { title: 'Quiz' }), part('b', { title: 'Quiz', ...done })];
    const [first, second, third] = merge(
      [a, b],
      [{ title: 'Quiz' }, { title: 'Quiz' }, { title: 'Quiz' }],
    );
    expect([first, second]).toEqual([a, b]);
    expect(third).toMatchObject({ title: 'Quiz', done: false });
    expect(merge([a, b], [{ title: 'Quiz' }])).toEqual([a]);
  });

  test('ticks a new part that is sent as done, and no existing one', () => {
    const after = merge(
      [part('a')],
      [
        { title: 'a', done: true },
        { _id: 'c', title: 'c', done: true },
      ],
    );
    expect(after).toEqual([part('a'), part('c', { done: true, doneOn: TODAY })]);
  });

  test('gives two new parts with the same id different ids', () => {
    const after = merge(
      [],
      [
        { _id: 'c', title: 'c' },
        { _id: 'c', title: 'd' },
      ],
    );
    expect(new Set(idsOf(after)).size).toBe(2);
  });

  test('keeps parts that the sender did not know, and does not restore deleted ones', () => {
    const sent = [
      { _id: 'a', title: 'a' },
      { _id: 'gone', title: 'gone' },
    ];
    expect(idsOf(merge([part('a'), part('b')], sent, ['a', 'gone']))).toEqual(['a', 'b']);
    expect(idsOf(merge([part('a'), part('b')], sent, ['a', 'b', 'gone']))).toEqual(['a']);
  });
});

test('parts are added at the end: each id once, and no id of a deleted part', () => {
  const existing = [part('a', done)];
  const sent = ['a', 'b', 'b', 'c'].map((id) => ({ _id: id, title: id }));
  const after = addParts(existing, sent, TODAY, new Set(['c']));
  expect(after).toEqual([part('a', done), part('b')]);
  expect(addParts(after, sent, TODAY, new Set(['c']))).toEqual(after);
});

test('togglePart sets, flips or keeps one part', () => {
  const parts = [part('a', done), part('b')];
  expect(togglePart(parts, 'a', TODAY, true)).toEqual(parts);
  expect(togglePart(parts, 'b', TODAY)?.[1]).toEqual(part('b', { done: true, doneOn: TODAY }));
  expect(togglePart(parts, 'a', TODAY)?.[0]).toEqual(part('a'));
  expect(togglePart(parts, 'c', TODAY)).toBeNull();
});

test('parts set in any order, with repetitions, end in the same state', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const parts = ids.map((id) => part(id));
  const wanted = fc.tuple(...ids.map(() => fc.boolean()));
  const noise = fc.array(fc.tuple(fc.constantFrom(...ids), fc.boolean()), { maxLength: 20 });
  const orders = fc.tuple(
    ...[1, 2, 3].map(() => fc.shuffledSubarray(ids, { minLength: ids.length })),
  );
  fc.assert(
    fc.property(wanted, noise, orders, (ends, before, shuffled) => {
      const setTo = (id: string) => [id, ends[ids.indexOf(id)] ?? false] as const;
      const sets = [...before, ...shuffled.flat().map(setTo)];
      const after = sets.reduce<Part[]>(
        (all, [id, isDone]) => togglePart(all, id, TODAY, isDone) ?? all,
        parts,
      );
      expect(after).toEqual(
        parts.map((one, n) => (ends[n] ? { ...one, done: true, doneOn: TODAY } : one)),
      );
    }),
  );
});

test('when a resource is read again, all its parts are open again', () => {
  expect(openParts([part('a', done), part('b')])).toEqual([part('a'), part('b')]);
});

test.each<[string, Part[], Part[], boolean]>([
  ['a part that was open', [part('a')], [part('a', done)], true],
  ['a part that was done', [part('a', done)], [part('a', done), part('b')], false],
  ['a new part', [part('a', done)], [part('a', done), part('b', done)], true],
  ['no part', [part('a', done)], [part('a')], false],
])('newly ticked: %s', (_, before, after, expected) => {
  expect(ticksNewPart(before, after)).toBe(expected);
});
