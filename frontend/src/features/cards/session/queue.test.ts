import { describe, expect, test } from 'vitest';
import type { Card } from '#shared/cards/model.ts';
import { aCard } from '../../../domain/cards/card.fixture.ts';
import {
  type Answer,
  answered,
  noAnswers,
  queueOf,
  type Session,
  takenBack,
  withFirst,
} from './queue.ts';

const cardOf = (letter: string, given: Partial<Card> = {}) =>
  aCard({ _id: `01JD000000000000000000000${letter}`, ...given });
const cards = { A: cardOf('A'), B: cardOf('B'), C: cardOf('C') };
const find = (id: string) => Object.values(cards).find(({ _id }) => _id === id);
const shown = (due: readonly Card[], session: Session) =>
  queueOf(due, session, find).map(
    ({ card, isPractice }) => `${card._id.at(-1)}${isPractice ? ' again' : ''}`,
  );
const reviewed = (card: Card): Answer => ({ card, review: `review of ${card._id}` });

describe('the queue', () => {
  test('has the due takeaways, then those that return', () => {
    const session = noAnswers([cards.C._id, cards.B._id]);
    expect(shown([cards.A], session)).toEqual(['A', 'C again', 'B again']);
  });

  test('has a returning takeaway only once if it is due, too', () =>
    expect(shown([cards.A], noAnswers([cards.A._id]))).toEqual(['A']));

  test('leaves out a returning takeaway that is deleted or suspended', () => {
    const suspended = cardOf('D', { suspended: true });
    const session = noAnswers(['01JD000000000000000000000X', suspended._id]);
    expect(queueOf([], session, (id) => (id === suspended._id ? suspended : undefined))).toEqual(
      [],
    );
  });
});

test('a takeaway whose answer was taken back is asked first, also if the queue does not have it yet', () => {
  const queue = queueOf([cards.B], noAnswers(), find);
  const asked = { card: cards.A, isPractice: false };
  expect(withFirst(asked, queue)).toEqual([asked, ...queue]);
  expect(withFirst({ card: cards.B, isPractice: false }, queue)).toBe(queue);
  expect(withFirst(undefined, queue)).toBe(queue);
});

describe('after an answer', () => {
  test('only a takeaway answered with Again returns, at the end', () => {
    const once = answered(noAnswers(), reviewed(cards.A), 1);
    const twice = answered(once, reviewed(cards.B), 1);
    expect(shown([cards.C], twice)).toEqual(['C', 'A again', 'B again']);
    const practised = answered(twice, { card: cards.A }, 1);
    expect(shown([], practised)).toEqual(['B again', 'A again']);
    expect(shown([], answered(practised, { card: cards.B }, 3))).toEqual(['A again']);
    expect(shown([], answered(noAnswers(), reviewed(cards.C), 2))).toEqual([]);
  });

  test('the answers can be taken back one after the other', () => {
    const first = answered(noAnswers(), reviewed(cards.A), 1);
    const second = answered(first, { card: cards.A }, 3);
    expect(takenBack(second)).toEqual(first);
    expect(takenBack(first)).toEqual(noAnswers());
    expect(takenBack(noAnswers())).toEqual(noAnswers());
  });
});
