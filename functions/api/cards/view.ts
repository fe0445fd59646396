import type { Card, DerivedCard } from '#shared/cards/model.ts';
import type { Schedule } from './schedules.ts';

type Texts = Omit<Card, 'suspended' | keyof DerivedCard>;

export const viewCard = (
  texts: Texts,
  { suspended, due, memory, firstReviewedOn, reviewCount }: Schedule,
): Card => ({ ...texts, suspended, due, memory, firstReviewedOn, reviewCount });
