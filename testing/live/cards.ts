import type { Card, NewCard } from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import type { Person } from './people.ts';

/** Makes a card as if on an earlier day, so that it can have reviews since then. */
export const makeCard = async (
  by: Person,
  more: Partial<NewCard> = {},
  madeOn?: Day,
): Promise<Card> => {
  const body = { _id: idOn(madeOn), front: 'What is a cairn?', back: 'A pile of stones', ...more };
  return (await by.call(cards.create, { body })).data.card;
};

export const reviewCard = async (
  by: Person,
  id: string,
  body: { readonly _id?: string; readonly date?: Day; readonly rating: number },
): Promise<Card> => (await by.call(cards.review, { params: { id }, body })).data.card;

export const reviewsOfCard = async (by: Person, id: string) =>
  (await by.call(cards.reviews, { params: { id } })).data.reviews;

export const listCards = async (by: Person): Promise<Card[]> =>
  (await by.call(cards.list, { query: {} })).data.cards;

export const dueOf = async (by: Person) => (await by.call(cards.due, {})).data;

/** Makes a card that is due: it was made and reviewed some days ago. */
export const makeDue = async (by: Person, today: Day, ago: number, rating = 3): Promise<Card> => {
  const day = addDays(today, -ago);
  const { _id } = await makeCard(by, {}, day);
  return reviewCard(by, _id, { date: day, rating });
};
