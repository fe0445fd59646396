import type { ComponentProps } from 'react';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatParts } from '../format/format.ts';
import { isCompletedOn, type ListedHabit } from '../view.ts';
import { FoldLine } from './FoldLine.tsx';

type Props = Omit<ComponentProps<typeof FoldLine>, 'label' | 'words'>;

/**
 * A line for habits that are already done: '3 already done'. A tap opens the line. The habits in it can be unticked.
 */
export const DoneFold = (props: Props) => (
  <FoldLine label={i18n.t('Done')} words={describeFolded(props.shown, props.day)} {...props} />
);

/** '3 already done'. If other days met the week or month of a habit: '2 already done, 1 already complete'. */
function describeFolded(folded: readonly ListedHabit[], day: Day): string {
  const done = folded.filter(({ habit }) => isCompletedOn(habit, day)).length;
  const met = folded.filter(({ habit, isMet }) => isMet && !isCompletedOn(habit, day)).length;
  const parts = [
    ...(done > 0 || met === 0 ? [i18n.t('{count, number} already done', { count: done })] : []),
    ...(met > 0 ? [i18n.t('{count, number} already complete', { count: met })] : []),
  ];
  return formatParts(parts);
}
