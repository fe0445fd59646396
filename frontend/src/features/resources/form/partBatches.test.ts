import { expect, test } from 'vitest';
import { maxBodyBytes } from '#shared/calls/errors.ts';
import { limits } from '#shared/calls/fields.ts';
import { maxParts, maxPartUrl } from '#shared/resources/model.ts';
import { aPart, aResource } from '../resource.fixture.ts';
import { partBatches, patchBatches } from './partBatches.ts';

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

test('a patch with too many new parts at its end is divided, any other stays whole', () => {
  const kept = { _id: aPart('A')._id, title: 'A' };
  const lines = Array.from({ length: 300 }, (_, n) => ({
    _id: `new ${n}`,
    title: `${n} ${'a'.repeat(400)}`,
  }));
  const before = aResource({ parts: [aPart('A')] });
  const patch = { title: 'Rust', parts: [kept, ...lines] };
  const [first, ...others] = patchBatches(before, patch);
  expect(first).toMatchObject({ title: 'Rust' });
  expect(others).toHaveLength(1);
  expect([...(first.parts ?? []), ...others.flat()]).toEqual(patch.parts);
  const keptLast = { parts: [...lines, kept] };
  expect(patchBatches(before, keptLast)).toEqual([keptLast]);
  const short = { parts: [kept] };
  expect(patchBatches(before, short)).toEqual([short]);
  expect(patchBatches(before, { title: 'Rust' })).toEqual([{ title: 'Rust' }]);
});
