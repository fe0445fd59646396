import { defineReasons } from '../calls/reasons.ts';
import type { Day } from '../days/days.ts';
import { formatDate } from '../language/days.ts';
import { i18n } from '../language/i18n.ts';

export const reviewReasons = /* @__PURE__ */ defineReasons({
  noWeekStart: ({ day, start }: { readonly day: Day; readonly start: Day }) =>
    i18n.t('{day} is not the first day of a week. Its week starts on {start}.', {
      day: formatDate(day),
      start: formatDate(start),
    }),
  weekInFuture: ({ day }: { readonly day: Day }) =>
    i18n.t('The week of {day} is in the future. Choose this week or an earlier one.', {
      day: formatDate(day),
    }),
  reviewClosed: ({ day }: { readonly day: Day }) =>
    i18n.t('This review could be changed until {day}.', { day: formatDate(day) }),
  idOfOtherWeek: () => i18n.t('The {id} of a review must be that of its week', { id: '_id' }),
  focusTwice: () => i18n.t('Focus may have each thing once'),
});
