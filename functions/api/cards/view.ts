import type { Card, DerivedCard } from '#shared/cards/model.ts';
import type { Schedule } from './schedules.ts';

type Texts = Omit<Card, 'suspended' | keyof DerivedCard>;

/** Returns the response for a card: its texts, and what follows from its reviews. */
export const viewCard = (
  texts: Texts,
  { suspended, due, memory, firstReviewedOn, reviewCount }: Schedule,
): Card => ({ ...texts, suspended, due, memory, firstReviewedOn, reviewCount });
