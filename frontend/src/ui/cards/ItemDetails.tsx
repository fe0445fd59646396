import type { ReactNode } from 'react';
import { Description } from './Description.tsx';
import classes from './ItemDetails.module.css';
import { ProgressBar } from './ProgressBar.tsx';

type Props = {
  readonly description: string;
  /** In percent. */
  readonly progress: number;
  readonly children: ReactNode;
};

/** The content of a card with a progress: description, progress, then the children. */
export const ItemDetails = ({ description, progress, children }: Props) => (
  <div className={classes.details}>
    <Description text={description} />
    <div>
      <p className={classes.progress}>
        <span>Progress</span>
        <span>{progress}%</span>
      </p>
      <ProgressBar percent={progress} />
    </div>
    {children}
  </div>
);
