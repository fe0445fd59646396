import { expect, test } from 'vitest';
import { maxBodyBytes } from '#shared/core/errors.ts';
import { limits } from '#shared/core/fields.ts';
import { maxParts, maxPartUrl } from '#shared/resources/model.ts';
import { partBatches } from './partBatches.ts';

const longest = Array.from({ length: maxParts }, (_, n) => ({
  title: '木'.repeat(limits.name),
  url: `https://a.org/${n}`.padEnd(maxPartUrl, 'x'),
}));

test('usual parts go in one body', () => {
  expect(partBatches(longest.slice(0, 40))).toEqual([longest.slice(0, 40)]);
  expect(partBatches([])).toEqual([[]]);
});

test('the longest parts go in several bodies, in order', () => {
  const other = { notes: '木'.repeat(limits.notes) };
  const batches = partBatches(longest, other);
  expect(batches.length).toBeGreaterThan(1);
  expect(batches.flat()).toEqual(longest);
  const bodies = batches.map((parts, index) => ({ ...(index === 0 && other), parts }));
  for (const body of bodies)
    expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThanOrEqual(maxBodyBytes);
});
