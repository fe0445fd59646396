import { expect, test } from 'vitest';
import { changed, createChanges } from './createChanges.ts';

type Thing = { readonly _id: string; readonly text: string };

const a: Thing = { _id: 'a', text: '' };
const b: Thing = { _id: 'b', text: '' };

const setup = () => {
  const changes = createChanges<Thing>();
  const log: string[] = [];
  const add = (id: string, letter: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const done = changes.run({
      id,
      apply: (thing) => ({ ...thing, text: thing.text + letter }),
      send: () => {
        log.push(letter);
        return promise;
      },
    });
    return { resolve, reject, done };
  };
  return { changes, log, add };
};

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('a change shows at once on its item alone and leaves when it is confirmed', async () => {
  const { changes, add } = setup();
  const one = add('a', 'x');
  expect(changed(a, changes.pending()).text).toBe('x');
  expect(changed(b, changes.pending())).toBe(b);
  one.resolve();
  await one.done;
  expect(changes.pending()).toEqual([]);
});

test('changes of one item are sent in turn, those of another meanwhile', async () => {
  const { changes, log, add } = setup();
  const first = add('a', '1');
  const second = add('a', '2');
  const other = add('b', '3');
  await turn();
  expect(log).toEqual(['1', '3']);
  expect(changed(a, changes.pending()).text).toBe('12');
  first.resolve();
  await first.done;
  await turn();
  expect(log).toEqual(['1', '3', '2']);
  second.resolve();
  other.resolve();
  await Promise.all([second.done, other.done]);
});

test('a refused change is taken back and reported, the next one still goes', async () => {
  const { changes, log, add } = setup();
  const bad = add('a', '1');
  const good = add('a', '2');
  bad.reject(new Error('no'));
  await expect(bad.done).rejects.toThrow('no');
  expect(changed(a, changes.pending()).text).toBe('2');
  await turn();
  expect(log).toEqual(['1', '2']);
  good.resolve();
  await good.done;
});

test('listeners hear of each coming and going until they leave', async () => {
  const { changes, add } = setup();
  let heard = 0;
  const leave = changes.subscribe(() => {
    heard += 1;
  });
  const one = add('a', 'x');
  one.resolve();
  await one.done;
  expect(heard).toBe(2);
  leave();
  add('a', 'y').resolve();
  expect(heard).toBe(2);
});
