import { type Review, reviewFields } from '#shared/reviews/model.ts';
import { reviewIdOf } from '#shared/reviews/reviewIds.ts';
import { reviews } from '#shared/reviews/routes.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import { patched } from '../../data/outbox/patched.ts';
import { reviewRows } from '../rows/reviews.ts';

/** A week's review after the change. */
const afterChange = (
  before: Review | null | undefined,
  { request: { params, body }, madeAt }: ChangeOf<typeof reviews.set>,
): Review => {
  const { weekStart } = params;
  const timestamps = { createdAt: before?.createdAt ?? madeAt, updatedAt: madeAt };
  const blank = { ...reviewFields.unset, _id: reviewIdOf(weekStart), weekStart };
  // The schema trims the answers, like the server does.
  const { data: setting = {} } = reviewFields.setting.safeParse(body);
  return patched({ ...blank, ...before, ...timestamps } as Review, setting, reviewFields.unset);
};

export const setReview = defineMutation(reviews.set, {
  items: ({ params }) => [reviewIdOf(params.weekStart)],
  edit: (rows, change) => {
    const { weekStart } = change.request.params;
    rows.put(reviewRows, afterChange(rows.get(reviewRows, reviewIdOf(weekStart)), change));
    rows.update(reviews.get, (week) =>
      week.weekStart === weekStart ? { ...week, review: afterChange(week.review, change) } : week,
    );
    // Refetched because only the server knows the names of the items in focus.
    rows.refetch(reviews.get);
  },
});
