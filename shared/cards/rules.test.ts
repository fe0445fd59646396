import fc from 'fast-check';
import { encodeTime } from 'ulid';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween } from '../days/days.ts';
import { maxNewPerDay } from '../users/model.ts';
import { type CardReview, maxDueCards } from './model.ts';
import { type CardFacts, dueCards, firstReviewDay, inOrder } from './rules.ts';
import { replay } from './schedule.ts';

test('one BatchGetItem can read the texts of a day’s cards', () =>
  expect(maxDueCards + maxNewPerDay).toBeLessThanOrEqual(100));

const TODAY: Day = '2026-03-15';
const usual = { newPerDay: 5, onVacation: false };

const idOf = (n: number) => String(n).padStart(26, '0');

const fresh = (n: number): CardFacts => ({
  _id: idOf(n),
  suspended: false,
  due: null,
  memory: null,
  firstReviewedOn: null,
});

/** A card that was reviewed some days ago, and is due after some days. */
const seen = (
  n: number,
  { ago, stability = 10, dueIn = 0, first = 100 }: Record<string, number> & { ago: number },
): CardFacts => ({
  ...fresh(n),
  due: addDays(TODAY, dueIn),
  memory: { stability, difficulty: 5, reviewedOn: addDays(TODAY, -ago) },
  firstReviewedOn: addDays(TODAY, -Math.max(ago, first)),
});

const listed = (cards: readonly CardFacts[], settings = usual) => {
  const { cards: due, more } = dueCards(cards, TODAY, settings);
  return { ids: due.map(({ _id }) => Number(_id)), more };
};

const range = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('the cards of a day', () => {
  // biome-ignore format: one line a case
  test.each<[string, readonly CardFacts[], readonly number[]]>([
    ['no cards', [], []],
    ['due today and before, not tomorrow', [seen(1, { ago: 9 }), seen(2, { ago: 8, dueIn: -5 }), seen(3, { ago: 9, dueIn: 1 })], [1, 2]],
    ['the least likely to be recalled first', [seen(1, { ago: 10, stability: 20 }), seen(2, { ago: 10, stability: 5 }), seen(3, { ago: 30, stability: 20 })], [2, 3, 1]],
    ['equally likely ones by id', [seen(2, { ago: 4, stability: 2 }), seen(1, { ago: 2, stability: 1 })], [1, 2]],
    ['new ones last, oldest first', [fresh(3), fresh(1), seen(2, { ago: 9 })], [2, 1, 3]],
    ['five new ones', range(9).map(fresh), [0, 1, 2, 3, 4]],
    ['three new ones after two first reviews', [...range(9).map(fresh), seen(20, { ago: 0, dueIn: 3, first: 0 }), seen(21, { ago: 0, dueIn: 1, first: 0 })], [0, 1, 2]],
    ['no suspended ones', [{ ...fresh(1), suspended: true }, { ...seen(2, { ago: 9 }), suspended: true }], []],
  ])('%s', (_, cards, ids) => {
    expect(listed(cards)).toEqual({ ids, more: 0 });
  });

  test('are at most 50 due ones, plus the new ones', () => {
    const due = range(80).map((n) => seen(n, { ago: 9 }));
    const { ids, more } = listed([...due, ...range(9).map((n) => fresh(100 + n))]);
    expect(ids).toEqual([...range(50), 100, 101, 102, 103, 104]);
    expect(more).toBe(30);
  });

  test('are fewer after a review, but not after a first review', () => {
    const due = range(80).map((n) => seen(n, { ago: 9 }));
    const reviewed = range(10).map((n) => seen(100 + n, { ago: 0, dueIn: 9 }));
    const begun = range(3).map((n) => seen(200 + n, { ago: 0, dueIn: 9, first: 0 }));
    expect(listed([...due, ...reviewed, ...begun])).toEqual({ ids: range(40), more: 40 });
  });

  test('are none after 60 reviews, and `more` counts the due ones that are left', () => {
    const due = range(7).map((n) => seen(n, { ago: 9 }));
    const reviewed = range(60).map((n) => seen(100 + n, { ago: 0, dueIn: 9 }));
    expect(listed([...due, ...reviewed])).toEqual({ ids: [], more: 7 });
  });

  test('are none on vacation', () => {
    const due = range(80).map((n) => seen(n, { ago: 9 }));
    expect(listed([...due, fresh(100)], { newPerDay: 5, onVacation: true })).toEqual({
      ids: [],
      more: 0,
    });
  });

  test.each([
    [0, 0],
    [3, 3],
    [50, 9],
  ])('with %i new ones a day, %i of nine are listed', (newPerDay, count) => {
    expect(listed(range(9).map(fresh), { ...usual, newPerDay }).ids).toHaveLength(count);
  });
});

const anyCard = fc.record({
  suspended: fc.boolean(),
  isNew: fc.boolean(),
  ago: fc.nat({ max: 4 }),
  stability: fc.integer({ min: 1, max: 4 }),
  dueIn: fc.integer({ min: -2, max: 1 }),
  first: fc.nat({ max: 2 }),
});

const anyCards = fc.array(anyCard, { maxLength: 120 }).map((all) =>
  all.map(({ isNew, suspended, ...one }, n): CardFacts => {
    // A card that was reviewed today is due on a later day.
    const dueIn = one.ago === 0 ? 1 : one.dueIn;
    return { ...(isNew ? fresh(n) : seen(n, { ...one, dueIn })), suspended };
  }),
);

/** The rules once more, taking one card after the other. */
const naive = (cards: readonly CardFacts[], newPerDay: number) => {
  let places = maxDueCards;
  let beginnings = newPerDay;
  for (const { memory, firstReviewedOn } of cards) {
    if (firstReviewedOn === TODAY) beginnings -= 1;
    else if (memory?.reviewedOn === TODAY) places -= 1;
  }
  const left = new Set(cards.filter(({ suspended }) => !suspended));
  const taken: CardFacts[] = [];
  const isDue = ({ due }: CardFacts) => due !== null && due <= TODAY;
  const isWorse = (a: CardFacts, b: CardFacts): boolean => {
    if (!a.memory || !b.memory) return a._id < b._id;
    const [x, y] = [a.memory, b.memory].map((one, n, all) => {
      const other = all[1 - n];
      return daysBetween(one.reviewedOn, TODAY) * (other?.stability ?? 0);
    });
    return x === y ? a._id < b._id : (x ?? 0) > (y ?? 0);
  };
  const takeWorst = (which: (card: CardFacts) => boolean): boolean => {
    let worst: CardFacts | undefined;
    for (const card of left) if (which(card) && (!worst || isWorse(card, worst))) worst = card;
    if (!worst) return false;
    left.delete(worst);
    taken.push(worst);
    return true;
  };
  while (places > 0 && takeWorst(isDue)) places -= 1;
  const more = [...left].filter(isDue).length;
  while (beginnings > 0 && takeWorst(({ memory }) => memory === null)) beginnings -= 1;
  return { cards: taken, more };
};

describe('the cards of a day, for any cards', () => {
  test('are the same as if they were chosen one by one', () => {
    fc.assert(
      fc.property(anyCards, fc.nat({ max: 50 }), (cards, newPerDay) => {
        expect(dueCards(cards, TODAY, { newPerDay, onVacation: false })).toEqual(
          naive(cards, newPerDay),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('are the same on two devices that received the reviews in different orders', () => {
    const review = fc.record({
      card: fc.nat({ max: 30 }),
      ago: fc.nat({ max: 40 }),
      rating: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(review, { maxLength: 60 }), (all) => {
        const reviews = all.map(({ card, ago, rating }, n) => ({
          card,
          review: { _id: idOf(n), date: addDays(TODAY, -ago), rating },
        }));
        const listOf = (known: typeof reviews) => {
          const cards = range(31).map((n): CardFacts => {
            const own = known.filter(({ card }) => card === n).map(({ review }) => review);
            return { ...fresh(n), ...replay(own) };
          });
          return listed(cards);
        };
        expect(listOf(reviews.toReversed())).toEqual(listOf(reviews));
      }),
      { numRuns: 200 },
    );
  });
});

describe('reviews', () => {
  const review = (n: number, date: Day): CardReview => ({ _id: idOf(n), date, rating: 3 });
  const [late, early, first] = [
    review(2, '2026-03-02'),
    review(3, '2026-03-01'),
    review(1, '2026-03-02'),
  ];

  test('are in the order of days, then of ids', () => {
    expect([late, early, first].sort(inOrder)).toEqual([early, first, late]);
    expect(inOrder(late, { ...late })).toBe(0);
  });

  test.each([
    ['2026-03-15T00:00:00.000Z', '2026-03-14'],
    ['2026-03-15T23:59:59.999Z', '2026-03-14'],
    ['2026-03-01T12:00:00.000Z', '2026-02-28'],
    ['1970-01-01T12:00:00.000Z', '1970-01-01'],
  ])('of a card made at %s begin on %s', (madeAt, day) => {
    expect(firstReviewDay(encodeTime(Date.parse(madeAt)) + '0'.repeat(16))).toBe(day);
  });

  test.each(['7Z', '8Z', 'ZZ'])(
    'of a card whose id begins with %s begin on the last day',
    (start) => {
      expect(firstReviewDay(start.padEnd(26, 'Z'))).toBe('9999-12-31');
    },
  );
});
