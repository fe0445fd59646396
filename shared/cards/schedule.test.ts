import fc from 'fast-check';
import { createEmptyCard, type FSRSHistory, fsrs, type Grade } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween } from '../days/days.ts';
import type { CardReview } from './model.ts';
import { ratings } from './model.ts';
import { afterRating, replay } from './schedule.ts';

const START: Day = '2026-01-10';

const reviewsOf = (...answers: readonly (readonly [day: number, rating: number])[]): CardReview[] =>
  answers.map(([day, rating], n) => ({
    _id: String(n).padStart(26, '0'),
    date: addDays(START, day),
    rating,
  }));

describe('when a card is due', () => {
  /** The intervals of a card that is always reviewed on its due day. */
  const intervals = (given: readonly number[]): number[] => {
    let day = START;
    let memory: Parameters<typeof afterRating>[0] = null;
    return given.map((rating) => {
      const after = afterRating(memory, day, rating);
      const interval = daysBetween(day, after.due);
      memory = after.memory;
      day = after.due;
      return interval;
    });
  };

  test.each([
    ['always Good', [3, 3, 3, 3, 3, 3], [3, 14, 57, 196, 365, 365]],
    ['first Again', [1, 3, 3], [1, 3, 8]],
    ['first Hard', [2, 3], [2, 7]],
    ['always Easy', [4, 4, 4], [8, 66, 365]],
    ['forgotten after a year', [3, 3, 3, 3, 1], [3, 14, 57, 196, 5]],
  ])('%s', (_, given, expected) => {
    expect(intervals(given)).toEqual(expected);
  });

  test('a better answer never makes a card due sooner, and every card is due within a year', () => {
    fc.assert(
      fc.property(histories, (reviews) => {
        const { memory } = replay(reviews);
        const day = addDays(memory?.reviewedOn ?? START, 200);
        const days = ratings.map((rating) =>
          daysBetween(day, afterRating(memory, day, rating).due),
        );
        expect(days).toEqual(days.toSorted((a, b) => a - b));
        expect(days[0]).toBeGreaterThanOrEqual(1);
        expect(days[3]).toBeLessThanOrEqual(365);
      }),
      { numRuns: 200 },
    );
  });
});

/** Reviews whose ids are not in the order of their days, as several devices may send them. */
const histories = fc
  .array(fc.record({ day: fc.nat({ max: 400 }), rating: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 25,
  })
  .map((all) => reviewsOf(...all.map(({ day, rating }) => [day, rating] as const)));

/** The library's own replay of the first review of each day, oldest first. */
const librarysReplay = (reviews: readonly CardReview[]) => {
  const firsts = new Map<Day, CardReview>();
  for (const review of reviews.toSorted((a, b) => (a._id < b._id ? -1 : 1))) {
    if (!firsts.has(review.date)) firsts.set(review.date, review);
  }
  const history: FSRSHistory[] = [...firsts.values()]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, rating }) => ({
      rating: rating as Grade,
      review: new Date(`${date}T00:00:00.000Z`),
    }));
  const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
  const { collections } = scheduler.reschedule(createEmptyCard(), history);
  return collections.at(-1)?.card;
};

describe('a replay', () => {
  test('of no reviews is a new card', () => {
    expect(replay([])).toEqual({ memory: null, due: null, firstReviewedOn: null, reviewCount: 0 });
  });

  test('of any history, in any order, equals the library’s', () => {
    fc.assert(
      fc.property(histories, fc.infiniteStream(fc.nat()), (reviews, random) => {
        const shuffled = reviews
          .map((review) => ({ review, at: random.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ review }) => review);
        const replayed = replay(shuffled);
        expect(replayed).toEqual(replay(reviews));
        const card = librarysReplay(reviews);
        expect(replayed.memory?.stability).toBe(card?.stability);
        expect(replayed.memory?.difficulty).toBe(card?.difficulty);
        const due =
          card &&
          [
            addDays(replayed.memory?.reviewedOn ?? '', 365),
            card.due.toISOString().slice(0, 10),
          ].sort()[0];
        expect(replayed.due ?? undefined).toBe(due);
      }),
      { numRuns: 1_000 },
    );
  });

  test('uses only the first review of a day, by id', () => {
    const [good, again] = reviewsOf([0, 3], [0, 1]);
    if (!good || !again) throw new Error('There are two');
    const { reviewCount: _, ...both } = replay([again, good]);
    expect(both).toEqual({ ...afterRating(null, START, 3), firstReviewedOn: START });
  });

  test('begins with the earliest day, and ends with the latest', () => {
    const reviews = reviewsOf([30, 3], [2, 4], [9, 1]);
    expect(replay(reviews)).toMatchObject({
      firstReviewedOn: addDays(START, 2),
      memory: { reviewedOn: addDays(START, 30) },
      reviewCount: 3,
    });
  });

  test('from 1970-01-01 on has the same intervals as later', () => {
    const early = replay([
      { _id: '0', date: '1970-01-01', rating: 3 },
      { _id: '1', date: '1970-01-09', rating: 3 },
    ]);
    const later = replay(reviewsOf([0, 3], [8, 3]));
    expect(daysBetween('1970-01-01', early.due ?? '')).toBe(daysBetween(START, later.due ?? ''));
  });
});
