import {
  type Card,
  type CardPatch,
  type CardReview,
  cardFields,
  type DerivedCard,
  type NewCard,
} from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { inOrder } from '#shared/cards/rules.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import { patched } from '../../data/outbox/patched.ts';
import { cardRows, refetchDue } from '../rows/cards.ts';

const isNew = { due: null, memory: null, firstReviewedOn: null, reviewCount: 0 } as const;

const createdCard = ({ request, madeAt }: ChangeOf<typeof cards.create>): Card => {
  // The schema trims the texts, like the server does.
  const { data: body = request.body as NewCard } = cardFields.create.safeParse(request.body);
  return {
    ...cardFields.unset,
    _id: '',
    ...body,
    ...isNew,
    createdAt: madeAt,
    updatedAt: madeAt,
  } as Card;
};

type References = {
  readonly about?: Card['about'] | undefined;
  readonly note?: Card['note'] | undefined;
};

/** The ids of the items that a card refers to. They must be created before it. */
const referencesOf = ({ about, note }: References): string[] => [
  ...(about ? [about.id] : []),
  ...(note ? [note] : []),
];

export const createCard = defineMutation(cards.create, {
  items: ({ body }) => [body._id ?? '', ...referencesOf(body)],
  edit: (rows, change) => {
    rows.put(cardRows, createdCard(change));
    refetchDue(rows);
  },
});

export const updateCard = defineMutation(cards.update, {
  items: ({ params, body }) => [params.id, ...referencesOf(body ?? {})],
  edit: (rows, { request: { params, body } }) => {
    const { data: patch = body as CardPatch } = cardFields.patch.safeParse(body ?? {});
    rows.change(cardRows, params.id, (card) => patched(card, patch, cardFields.unset));
    rows.keep(cards.reviews);
    if (patch?.suspended !== undefined) refetchDue(rows);
  },
});

export const deleteCard = defineMutation(cards.remove, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params } }) => {
    rows.remove(cardRows, params.id);
    refetchDue(rows);
  },
});

/** The schedule after a review. The review session computes it, because the scheduler is not part of every page. */
type AfterReview = Pick<DerivedCard, 'memory' | 'due'>;

export const reviewCard = defineMutation<typeof cards.review, AfterReview>(cards.review, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params, body }, day, about }) => {
    const { _id = '', date = day, rating } = body;
    rows.change(cardRows, params.id, (card) => {
      const { memory, due } = card;
      const last = memory?.reviewedOn ?? '';
      // Only the first review of a day counts. Only the server knows the effect of a review that is older than the last
      // one.
      if (date < last) rows.refetch(cards.list, cards.due);
      const [first] = [card.firstReviewedOn ?? date, date].sort();
      return {
        ...card,
        ...(date > last ? { memory: about.memory, due: about.due } : { memory, due }),
        firstReviewedOn: first ?? date,
        reviewCount: card.reviewCount + 1,
      };
    });
    const review: CardReview = { _id, date, rating };
    rows.update(cards.reviews, (list, request) =>
      request.params.id === params.id ? { reviews: [...list.reviews, review].sort(inOrder) } : list,
    );
  },
});

/** `about` is the card's schedule before its latest review. */
export const removeReview = defineMutation<typeof cards.removeReview, DerivedCard>(
  cards.removeReview,
  {
    items: ({ params }) => [params.id],
    edit: (rows, { request: { params }, about }) => {
      const { due, memory, firstReviewedOn, reviewCount } = about;
      rows.change(cardRows, params.id, (card) => ({
        ...card,
        ...{ due, memory, firstReviewedOn, reviewCount },
      }));
      rows.update(cards.reviews, (list, request) =>
        request.params.id === params.id
          ? { reviews: list.reviews.filter(({ _id }) => _id !== params.reviewId) }
          : list,
      );
      // The response with the day's cards may be newer than the review. Then it lacks the card.
      refetchDue(rows);
    },
  },
);
