import { formatDate } from '../core/dayNames.ts';
import type { Day } from '../core/days.ts';
import { defineReasons } from '../core/reasons.ts';

/** Why a call of the reviews is refused. */
export const reviewReasons = /* @__PURE__ */ defineReasons({
  noWeekStart: ({ day, start }: { readonly day: Day; readonly start: Day }) =>
    `${formatDate(day)} is not the first day of a week. Its week starts on ${formatDate(start)}.`,
  weekInFuture: ({ day }: { readonly day: Day }) =>
    `The week of ${formatDate(day)} is in the future. Choose this week or an earlier one.`,
  reviewClosed: ({ day }: { readonly day: Day }) =>
    `This review could be changed until ${formatDate(day)}.`,
  idOfOtherWeek: () => 'The _id of a review must be that of its week',
  focusTwice: () => 'Focus may have each thing once',
});
