import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { TickLines } from './TickGroup.tsx';
import classes from './TodayStrip.module.css';

type Props = ComponentProps<typeof TickLines> & {
  readonly label: string;
  readonly words: ReactNode;
  readonly isUnfolded: boolean;
  readonly onToggle: () => void;
};

/** One line for several habits. A tap shows the habits below the line. */
export const FoldLine = ({ label, words, isUnfolded, onToggle, ...lines }: Props) => (
  <ul className={classes.ticks} aria-label={label}>
    <li className={classes.foldLine} data-line="" tabIndex={-1}>
      <button type="button" className={classes.fold} aria-expanded={isUnfolded} onClick={onToggle}>
        <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        {words}
      </button>
    </li>
    {isUnfolded && <TickLines {...lines} />}
  </ul>
);
