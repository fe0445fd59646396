import { decodeTime } from 'ulid';
import { expect, test } from 'vitest';
import { createIdKeeper } from './newIds.ts';

const keeper = () => {
  let made = 0;
  return createIdKeeper(() => `id-${++made}`);
};
const one = { body: { name: 'a' } };

test('a retry of the same request keeps its id', () => {
  const ids = keeper();
  expect([ids.idFor(one), ids.idFor({ ...one })]).toEqual(['id-1', 'id-1']);
});

test('another request has another id, as the server refuses a used one', () => {
  const ids = keeper();
  expect([ids.idFor(one), ids.idFor({ body: { name: 'b' } })]).toEqual(['id-1', 'id-2']);
});

test('once it exists, the same request makes another thing', () => {
  const ids = keeper();
  const first = ids.idFor(one);
  ids.succeeded();
  expect(ids.idFor(one)).not.toBe(first);
});

test('an id is of this moment, or of the day that the request names', () => {
  const { idFor } = createIdKeeper();
  const before = Date.now();
  const now = idFor(one);
  expect(now).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(decodeTime(now)).toBeGreaterThanOrEqual(before);
  const ofDay = new Date(decodeTime(idFor({ body: { date: '2024-02-29' } })));
  expect(ofDay.toISOString()).toMatch(/^2024-02-29T/);
});
