import type { Card } from '#shared/cards/model.ts';
import type { Schedule } from './schedules.ts';
import type { StoredCard } from './store.ts';

/** Returns the response for a card: its texts, and what follows from its reviews. */
export const viewCard = (
  card: StoredCard,
  { suspended, due, memory, firstReviewedOn, reviewCount }: Schedule,
): Card => ({ ...card, suspended, due, memory, firstReviewedOn, reviewCount });
