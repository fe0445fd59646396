import { i18n } from '#shared/language/i18n.ts';
import type { Focus } from '#shared/reviews/model.ts';
import { timeLabel } from '../format/format.ts';
import { byTimeOfDay, type ListedHabit, type TimeGroup } from '../view.ts';

/** Habits that are shown together: those in focus, or of one time of day. */
export type TickedGroup = {
  readonly time: TimeGroup['time'] | 'focus';
  readonly due: readonly ListedHabit[];
};

/** Habits in focus first, in their chosen order. The others follow by time of day. */
export const ticksInOrder = (
  due: readonly ListedHabit[],
  focus: readonly Focus[],
): readonly TickedGroup[] => {
  const inFocus = focus.flatMap(({ area, id }) =>
    area === 'habits' ? due.filter(({ habit }) => habit._id === id) : [],
  );
  if (inFocus.length === 0) return byTimeOfDay(due);
  return [
    { time: 'focus', due: inFocus },
    ...byTimeOfDay(due.filter((one) => !inFocus.includes(one))),
  ];
};

export const groupName = (time: TickedGroup['time']): string =>
  time === 'focus' ? i18n.t('In focus') : timeLabel(time);
