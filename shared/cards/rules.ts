import { decodeTime } from 'ulid';
import { compare } from '../calls/order.ts';
import { millisecondsADay } from '../core/ids.ts';
import { type Day, daysBetween, epochDay, fromEpochDay, LAST_DAY } from '../days/days.ts';
import { type Card, type CardReview, maxDueCards } from './model.ts';

/** Comparator of reviews: by day, then by id. */
export const inOrder = (
  a: Pick<CardReview, '_id' | 'date'>,
  b: Pick<CardReview, '_id' | 'date'>,
): number => compare(a.date, b.date) || compare(a._id, b._id);

/** An id that begins with 8, 9 or a letter is not a ULID, and `decodeTime` would throw. */
const timeOf = (id: string): number => (id < '8' ? decodeTime(id) : Infinity);

const lastEpochDay = epochDay(LAST_DAY);

/**
 * The first day on which a card may be reviewed: the day before the UTC day of its id. A person in a western zone may
 * still be on that day.
 */
export const firstReviewDay = (cardId: string): Day =>
  fromEpochDay(
    Math.min(lastEpochDay, Math.max(0, Math.floor(timeOf(cardId) / millisecondsADay) - 1)),
  );

export type CardFacts = Pick<Card, '_id' | 'suspended' | 'due' | 'memory' | 'firstReviewedOn'>;

export type DueSettings = {
  /** How many new cards a day brings. */
  readonly newPerDay: number;
  /** Nothing is due on vacation. */
  readonly onVacation: boolean;
};

const byId = (a: Pick<Card, '_id'>, b: Pick<Card, '_id'>): number => compare(a._id, b._id);

/**
 * How far a card is forgotten: the days since its last review, divided by its stability. The higher this number, the
 * lower the probability of recall. So no other formula is needed to compare cards.
 */
const forgotten = ({ memory }: CardFacts, today: Day): number =>
  memory ? daysBetween(memory.reviewedOn, today) / memory.stability : 0;

/**
 * The cards to review today: the due ones, least likely to be recalled first, then new ones, oldest first. `more` is
 * the number of due cards that are not listed. Example: with 80 due cards and 10 others already reviewed today, 40 are
 * listed and `more` is 40. A card that was first reviewed today takes the place of a new card, not of a due card.
 */
export const dueCards = <C extends CardFacts>(
  cards: readonly C[],
  today: Day,
  { newPerDay, onVacation }: DueSettings,
): { readonly cards: C[]; readonly more: number } => {
  if (onVacation) return { cards: [], more: 0 };
  const isFirstToday = ({ firstReviewedOn }: C) => firstReviewedOn === today;
  const begun = cards.filter(isFirstToday).length;
  const reviewed = cards.filter(
    (card) => card.memory?.reviewedOn === today && !isFirstToday(card),
  ).length;
  const active = cards.filter(({ suspended }) => !suspended);
  const due = active
    .filter((card) => card.due !== null && card.due <= today)
    .sort((a, b) => forgotten(b, today) - forgotten(a, today) || byId(a, b));
  const listed = due.slice(0, Math.max(0, maxDueCards - reviewed));
  const fresh = active.filter(({ memory }) => memory === null).sort(byId);
  const added = fresh.slice(0, Math.max(0, newPerDay - begun));
  return { cards: [...listed, ...added], more: due.length - listed.length };
};
