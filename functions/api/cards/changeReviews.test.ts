import fc from 'fast-check';
import { encodeTime } from 'ulid';
import { describe, expect, test } from 'vitest';
import type { CardReview } from '#shared/cards/model.ts';
import { inOrder } from '#shared/cards/rules.ts';
import { afterRating, replay } from '#shared/cards/schedule.ts';
import { runs } from '#shared/core/runs.fixture.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import { withoutReview, withReview } from './changeReviews.ts';
import { packReviews, takenBack, unpackReviews } from './packedReviews.ts';

const today: Day = '2026-03-04';
const write = { id: encodeTime(Date.parse('2025-01-01')) + '0'.repeat(16), today };

const idOf = (n: number) => encodeTime(Date.parse(today) + n) + '0'.repeat(16);

type Stored = readonly CardReview[];

/** Returns the reviews after they were packed and unpacked, as the table does for every change. */
const stored = (reviews: Stored): Stored => unpackReviews(packReviews(reviews));

const add = (reviews: Stored, review: CardReview): Stored =>
  stored(withReview(reviews, review, write) ?? reviews);

const keptOf = (reviews: Stored) => reviews.filter(({ rating }) => rating !== takenBack);

/** Returns the library's result for the first review of each day, computed one day after the other. */
const inTurn = (reviews: Stored) => {
  const days = [...new Set(reviews.map(({ date }) => date))].sort();
  let memory: Parameters<typeof afterRating>[0] = null;
  let due: Day | null = null;
  for (const day of days) {
    const ofDay = reviews.filter(({ date }) => date === day).map(({ _id }) => _id);
    const first = reviews.find(({ _id }) => _id === ofDay.toSorted()[0]);
    ({ memory, due } = afterRating(memory, day, first?.rating ?? 0));
  }
  return { memory, due };
};

/** The reviews of two devices, in the order in which they arrive. Some are sent twice. */
const arrivals = fc
  .array(
    fc.record({
      ago: fc.nat({ max: 60 }),
      rating: fc.integer({ min: 1, max: 4 }),
      at: fc.nat(),
      again: fc.option(fc.nat()),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((sent) =>
    sent
      .flatMap(({ ago, rating, at, again }, n) => {
        const review = { _id: idOf(n), date: addDays(today, -ago), rating };
        return [{ review, at }, ...(again === null ? [] : [{ review, at: again }])];
      })
      .sort((a, b) => a.at - b.at)
      .map(({ review }) => review),
  );

describe('the reviews of a card', () => {
  test('from two devices, in any order and repeated, lead to the same schedule as in order', () => {
    fc.assert(
      fc.property(arrivals, (sent) => {
        const reviews = sent.reduce(add, []);
        expect(reviews).toHaveLength(new Set(sent.map(({ _id }) => _id)).size);
        expect(replay(keptOf(reviews))).toMatchObject(inTurn(reviews));
      }),
      { numRuns: runs(1_000) },
    );
  });

  test('lead to the same schedule as without those that were taken back', () => {
    fc.assert(
      fc.property(arrivals, fc.nat({ max: 5 }), (sent, back) => {
        let reviews = sent.reduce(add, []);
        const gone = new Set<string>();
        for (let n = 0; n < back; n++) {
          const latest = keptOf(reviews).toSorted(inOrder).at(-1);
          if (!latest) break;
          gone.add(latest._id);
          reviews = stored(withoutReview(reviews, latest._id));
          expect(() => withoutReview(reviews, latest._id)).toThrow('This answer does not exist');
          expect(() => add(reviews, latest)).toThrow('This answer does not exist');
        }
        const never = sent.filter(({ _id }) => !gone.has(_id)).reduce(add, []);
        expect(keptOf(reviews)).toEqual(never);
        expect(replay(keptOf(reviews))).toEqual(replay(never));
      }),
      { numRuns: runs(1_000) },
    );
  });

  test('can be taken back only if no later one is left', () => {
    const [early, late] = [
      { _id: idOf(2), date: '2026-03-01', rating: 3 },
      { _id: idOf(1), date: '2026-03-02', rating: 3 },
    ];
    const both = add(add([], late), early);
    expect(() => withoutReview(both, early._id)).toThrow('Only the latest answer');
    expect(keptOf(withoutReview(both, late._id))).toEqual([early]);
  });
});
