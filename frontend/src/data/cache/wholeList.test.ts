import { expect, test } from 'vitest';
import { wholeList } from './wholeList.ts';

test('a response without a next page is requested once and returned unchanged', async () => {
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

test('all pages are requested with the same query and joined into one list', async () => {
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

test('the whole list fails if one page fails, because half a list would be wrong', async () => {
  const ask = async ({ query }: { readonly query?: object }) => {
    if (query) throw new Error('no');
    return { data: { habits: [1], next: 'b' } };
  };
  await expect(wholeList(ask, {})).rejects.toThrow('no');
});

test('data that is not an object is returned unchanged', async () => {
  expect(await wholeList(async () => ({ data: null }), {})).toBeNull();
});
