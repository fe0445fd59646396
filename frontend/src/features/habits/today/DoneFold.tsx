import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { Day } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatParts } from '../format/format.ts';
import { isCompletedOn, type ListedHabit } from '../view.ts';
import { TickLines } from './TickGroup.tsx';
import classes from './TodayStrip.module.css';

type Props = ComponentProps<typeof TickLines> & {
  readonly isUnfolded: boolean;
  readonly onToggle: () => void;
};

/**
 * A line for habits that were done earlier: '3 already done'. A tap shows the habits below it, so that they can be
 * unticked.
 */
export const DoneFold = ({ isUnfolded, onToggle, ...lines }: Props) => (
  <ul className={classes.ticks} aria-label={i18n.t('Done')}>
    <li className={classes.foldLine} data-line="" tabIndex={-1}>
      <button type="button" className={classes.fold} aria-expanded={isUnfolded} onClick={onToggle}>
        <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        {describeFolded(lines.shown, lines.day)}
      </button>
    </li>
    {isUnfolded && <TickLines {...lines} />}
  </ul>
);

/** '3 already done'. If the week or month of some habits is met: '2 already done, 1 already complete'. */
function describeFolded(folded: readonly ListedHabit[], day: Day): string {
  const done = folded.filter(({ habit }) => isCompletedOn(habit, day)).length;
  const met = folded.filter(({ habit, isMet }) => isMet && !isCompletedOn(habit, day)).length;
  const parts = [
    ...(done > 0 || met === 0 ? [i18n.t('{count, number} already done', { count: done })] : []),
    ...(met > 0 ? [i18n.t('{count, number} already complete', { count: met })] : []),
  ];
  return formatParts(parts);
}
