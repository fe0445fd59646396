import type { About } from '#shared/notes/model.ts';
import { type Key, personKey, personRange, type Range } from '../../table/keys.ts';

/**
 * A card is two items, so that a review writes only the small one:
 *
 * | item                                      | sk              |
 * | ----------------------------------------- | --------------- |
 * | its texts, and what it is about           | CARD#<ulid>     |
 * | its reviews, and the schedule they lead to | SCHEDULE#<ulid> |
 */
export const cardKeys = {
  card: (userId: string, id: string): Key => personKey(userId, `CARD#${id}`),
  schedule: (userId: string, id: string): Key => personKey(userId, `SCHEDULE#${id}`),
};

export const cardRanges = {
  cards: (userId: string): Range => personRange(userId, 'CARD#'),
  schedules: (userId: string): Range => personRange(userId, 'SCHEDULE#'),
};

/** The stored form of the item that a card is about. It is one string, so that it can be compared: `skills#01J…`. */
export const aboutValue = ({ area, id }: About): string => `${area}#${id}`;
