import { type Card, cardFields } from '#shared/cards/model.ts';

export const aCard = (given: Partial<Card> = {}): Card => ({
  _id: '01JD000000000000000000000C',
  front: 'What does & mean in Rust?',
  back: 'A reference: it borrows.',
  ...cardFields.unset,
  due: null,
  memory: null,
  firstReviewedOn: null,
  reviewCount: 0,
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  ...given,
});
