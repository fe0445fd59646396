import { describe, expect, test } from 'vitest';
import { maxPageBytes, takePage } from './takePage.ts';

type Thing = { readonly _id: string; readonly text: string };

/** Makes items of these sizes in bytes. `taken` lists the items that were taken. */
const things = (...sizes: readonly number[]) => {
  const taken: string[] = [];
  async function* walk(): AsyncGenerator<Thing> {
    for (const [n, size] of sizes.entries()) {
      taken.push(String(n));
      yield { _id: String(n), text: 'x'.repeat(size) };
    }
  }
  return { taken, walk };
};
const textOf = ({ text }: Thing) => text;
const half = maxPageBytes / 2 - 2;

describe('a page', () => {
  test.each<[string, number[], number, string | undefined]>([
    ['of nothing is empty, and the last', [], 0, undefined],
    ['that holds all items has no next', [1, 2, 3], 3, undefined],
    ['may be full to the byte', [half, half], 2, undefined],
    ['ends before an item that would be too much', [half, half, 1], 2, '1'],
    ['has one item at least, however long', [3 * maxPageBytes, 1], 1, '0'],
    ['may be one long item alone', [3 * maxPageBytes], 1, undefined],
  ])('%s', async (_, sizes, count, next) => {
    const page = await takePage(things(...sizes).walk(), textOf);
    expect(page.shown).toHaveLength(count);
    expect(page.next).toBe(next);
    expect('next' in page).toBe(next !== undefined);
  });

  test('takes no more than one item beyond its end', async () => {
    const { taken, walk } = things(half, half, 1, 1, 1);
    await takePage(walk(), textOf);
    expect(taken).toEqual(['0', '1', '2']);
  });

  test('omits hidden items, and continues after them', async () => {
    const all = things(half, 1, half, half).walk();
    const page = await takePage(all, ({ _id, text }) => (_id === '1' ? undefined : text));
    expect(page.shown).toHaveLength(2);
    expect(page.next).toBe('2');
  });

  test('counts bytes after escaping, not characters', async () => {
    const walk = async function* () {
      yield { _id: 'a', text: '\u0001'.repeat(maxPageBytes / 6) };
      yield { _id: 'b', text: '語' };
    };
    expect((await takePage(walk(), textOf)).next).toBe('a');
  });
});
