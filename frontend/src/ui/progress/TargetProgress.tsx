import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { ProgressBar } from './ProgressBar.tsx';
import classes from './TargetProgress.module.css';

type Props = {
  /** '12 h of 20 h' */
  readonly children: ReactNode;
  /** At most 100. */
  readonly percent: number;
  /** A small text after the children: '2 h beyond the target'. */
  readonly extra: string | undefined;
};

/** The progress towards a target, its percentage, and a bar that is full at the target. */
export const TargetProgress = ({ children, percent, extra }: Props) => (
  <div className={classes.target}>
    <div className={classes.line}>
      <span>
        {children}
        {extra && <small className={classes.extra}>{extra}</small>}
      </span>
      <span className={classes.percent}>{i18n.t('{percent}%', { percent })}</span>
    </div>
    <ProgressBar percent={percent} />
  </div>
);
