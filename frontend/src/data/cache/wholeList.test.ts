import { expect, test } from 'vitest';
import { wholeList } from './wholeList.ts';

test('a page that says no next is as it came, and asked for once', async () => {
  const data = { habits: [1, 2], other: true };
  const asked: unknown[] = [];
  const whole = await wholeList(
    async (request) => {
      asked.push(request);
      return { data };
    },
    { query: { from: '2026-01-01' } },
  );
  expect(whole).toBe(data);
  expect(asked).toEqual([{ query: { from: '2026-01-01' } }]);
});

test('pages are followed to the last, with the same query, and are one list', async () => {
  const pages: Readonly<Record<string, unknown>> = {
    none: { habits: [1, 2], next: 'b' },
    b: { habits: [3], next: 'c' },
    c: { habits: [4, 5] },
  };
  const asked: unknown[] = [];
  const whole = await wholeList(
    async ({ query = {} }) => {
      asked.push(query);
      return { data: pages[String(query.cursor ?? 'none')] };
    },
    { query: { from: '2026-01-01' } },
  );
  expect(whole).toEqual({ habits: [1, 2, 3, 4, 5] });
  expect(asked).toEqual([
    { from: '2026-01-01' },
    { from: '2026-01-01', cursor: 'b' },
    { from: '2026-01-01', cursor: 'c' },
  ]);
});

test('a page that fails fails the list: half of it would be a wrong one', async () => {
  const ask = async ({ query }: { readonly query?: object }) => {
    if (query) throw new Error('no');
    return { data: { habits: [1], next: 'b' } };
  };
  await expect(wholeList(ask, {})).rejects.toThrow('no');
});

test('what is no object is left as it is', async () => {
  expect(await wholeList(async () => ({ data: null }), {})).toBeNull();
});
