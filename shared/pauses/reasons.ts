import { defineReasons } from '../calls/reasons.ts';
import type { Day } from '../days/days.ts';
import { formatDate } from '../language/days.ts';
import { i18n } from '../language/i18n.ts';

export const pauseReasons = defineReasons({
  offEndsBeforeItBegins: ({ from }: { readonly from: Day }) =>
    i18n.t('A pause can’t end before it begins. Choose {date} or a later day.', {
      date: formatDate(from),
    }),
  notAPause: () => i18n.t('Instead must be a pause'),
  tooManyPauses: ({ max }: { readonly max: number }) =>
    i18n.t('There is a limit of {max} pauses. Remove an old one to add another.', { max }),
});
