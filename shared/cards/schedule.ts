import { type CardInput, createEmptyCard, fsrs, type Grade, State } from 'ts-fsrs';
import { addDays, type Day } from '../days/days.ts';
import type { CardReview, DerivedCard, Memory } from './model.ts';
import { inOrder } from './rules.ts';

/**
 * Parameters, version 1: the default weights of ts-fsrs 5.4.2. They are written here because the defaults of another
 * version would change every schedule.
 */
const weights = [
  ...[0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796],
  ...[1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542],
];

const scheduler = fsrs({
  w: weights,
  request_retention: 0.9,
  enable_short_term: false,
  enable_fuzz: false,
});

/** A card is due at most this many days after a review. */
const longestInterval = 365;

export type Scheduled = {
  readonly memory: Memory;
  readonly due: Day;
};

/** The library parses a civil day as its midnight in UTC. */
const libraryCardOf = (memory: Memory | null, day: Day): CardInput => {
  const card = createEmptyCard(day);
  if (!memory) return card;
  const { stability, difficulty, reviewedOn } = memory;
  return { ...card, state: State.Review, stability, difficulty, last_review: reviewedOn };
};

/**
 * The memory of a card after a review, and when it is due. `memory` is null for a new card. The day must be after the
 * card's last review, and the rating is 1 to 4. Example: if the rating is Good on each due day, the card is due after
 * 3, 14, 57, 196 and 365 days.
 */
export const afterRating = (memory: Memory | null, day: Day, rating: number): Scheduled => {
  const { card } = scheduler.next(libraryCardOf(memory, day), day, rating as Grade);
  const { stability, difficulty, scheduled_days: interval } = card;
  return {
    memory: { stability, difficulty, reviewedOn: day },
    due: addDays(day, Math.min(interval, longestInterval)),
  };
};

/**
 * Derives a card's schedule from its reviews, in any order. Of several reviews on one day, only the first changes the
 * memory.
 */
export const replay = (reviews: readonly CardReview[]): DerivedCard => {
  let state: Pick<DerivedCard, 'memory' | 'due'> = { memory: null, due: null };
  const ordered = reviews.toSorted(inOrder);
  for (const { date, rating } of ordered) {
    if (state.memory?.reviewedOn !== date) state = afterRating(state.memory, date, rating);
  }
  return { ...state, firstReviewedOn: ordered[0]?.date ?? null, reviewCount: reviews.length };
};
