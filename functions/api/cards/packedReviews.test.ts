import fc from 'fast-check';
import { encodeTime } from 'ulid';
import { expect, test } from 'vitest';
import { fromEpochDay } from '#shared/days/days.ts';
import { firstAndCount, packReviews, takenBack, unpackReviews } from './packedReviews.ts';

const characters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

const reviews = fc.array(
  fc.record({
    _id: fc
      .tuple(
        fc.nat({ max: 2 ** 48 - 1 }),
        fc.array(fc.constantFrom(...characters), { minLength: 16, maxLength: 16 }),
      )
      .map(([time, random]) => encodeTime(Math.max(1, time)) + random.join('')),
    date: fc.nat({ max: 2_000_000 }).map(fromEpochDay),
    rating: fc.integer({ min: takenBack, max: 4 }),
  }),
  { maxLength: 20 },
);

test('packed reviews take 19 bytes each, and are the same once unpacked', () => {
  fc.assert(
    fc.property(reviews, (given) => {
      const packed = packReviews(given);
      expect(packed).toHaveLength(19 * given.length);
      expect(unpackReviews(packed)).toEqual(given);
      // A document client may return a view into a larger buffer.
      const within = new Uint8Array(packed.length + 9);
      within.set(packed, 5);
      expect(unpackReviews(within.subarray(5, 5 + packed.length))).toEqual(given);
    }),
    { numRuns: 300 },
  );
});

test('the greatest ULID survives', () => {
  const one = { _id: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ', date: '1970-01-01', rating: 4 };
  expect(unpackReviews(packReviews([one]))).toEqual([one]);
});

test('the first day and the number of reviews leave out those that were taken back', () => {
  const review = (n: number, date: string, rating: number) => ({
    _id: encodeTime(n) + '0'.repeat(16),
    date,
    rating,
  });
  const all = [
    review(1, '2026-03-01', takenBack),
    review(2, '2026-03-02', 3),
    review(3, '2026-03-02', takenBack),
    review(4, '2026-03-05', 1),
  ];
  expect(firstAndCount(packReviews(all))).toEqual({
    firstReviewedOn: '2026-03-02',
    reviewCount: 2,
  });
  expect(firstAndCount(packReviews(all.slice(0, 1)))).toEqual({
    firstReviewedOn: null,
    reviewCount: 0,
  });
});
