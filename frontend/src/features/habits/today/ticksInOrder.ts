import { i18n } from '#shared/language/i18n.ts';
import type { Focus } from '#shared/reviews/model.ts';
import type { DayPart, Divide, ListedHabit } from '../view.ts';

export const focusKey = 'focus';

/** Puts the habits in focus first, in their chosen order. The other habits follow, divided by time of day or by group. */
export const ticksInOrder = (
  due: readonly ListedHabit[],
  focus: readonly Focus[],
  divide: Divide,
): readonly DayPart[] => {
  const inFocus = focus.flatMap(({ area, id }) =>
    area === 'habits' ? due.filter(({ habit }) => habit._id === id) : [],
  );
  if (inFocus.length === 0) return divide(due);
  return [
    { key: focusKey, name: i18n.t('In focus'), isRest: false, due: inFocus },
    ...divide(due.filter((one) => !inFocus.includes(one))),
  ];
};
