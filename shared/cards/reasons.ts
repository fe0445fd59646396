import { defineReasons } from '../calls/reasons.ts';
import { i18n } from '../language/i18n.ts';

export const cardReasons = /* @__PURE__ */ defineReasons({
  reviewsParameter: () => i18n.t('{name} must be true', { name: 'reviews' }),
  reviewBeforeCard: ({ day }: { readonly day: string }) =>
    i18n.t('{day} is before this takeaway was made.', { day }),
  notTheLatest: () => i18n.t('Only the latest answer can be taken back.'),
  tooManyReviews: ({ max }: { readonly max: number }) =>
    i18n.t('A takeaway keeps at most {max, number} answers.', { max }),
});
