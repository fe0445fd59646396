import { type Review, reviewFields } from '#shared/reviews/model.ts';
import { reviewIdOf } from '#shared/reviews/reviewIds.ts';
import { reviews } from '#shared/reviews/routes.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { patched, putItem } from '../../data/outbox/items.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';

/** The review of a change's week with the change's values. */
const afterChange = (
  before: Review | null | undefined,
  { request: { params, body }, madeAt }: ChangeOf<typeof reviews.set>,
): Review => {
  const { weekStart } = params;
  const moments = { createdAt: before?.createdAt ?? madeAt, updatedAt: madeAt };
  const blank = { ...reviewFields.unset, _id: reviewIdOf(weekStart), weekStart };
  // As the server trims the answers.
  const { data: setting = {} } = reviewFields.setting.safeParse(body);
  return patched({ ...blank, ...before, ...moments } as Review, setting, reviewFields.unset);
};

const newestFirst = (a: Review, b: Review): number => (a.weekStart < b.weekStart ? 1 : -1);

export const setReview = defineMutation(reviews.set, {
  items: ({ params }) => [reviewIdOf(params.weekStart)],
  effects: (on) => [
    on(reviews.list, (list, change) => {
      const id = reviewIdOf(change.request.params.weekStart);
      const before = list.reviews.find(({ _id }) => _id === id);
      const after = putItem(list.reviews, afterChange(before, change));
      return { ...list, reviews: after.sort(newestFirst) };
    }),
    on(reviews.get, (week, change) =>
      week.weekStart === change.request.params.weekStart
        ? { ...week, review: afterChange(week.review, change) }
        : week,
    ),
  ],
  // The names of the items in focus.
  refetches: [reviews.get],
});
