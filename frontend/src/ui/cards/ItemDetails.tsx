import type { ReactNode } from 'react';
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

/** The first three lines of a text on a card; renders nothing for an empty one. */
export const Description = ({ text }: { readonly text: string }) =>
  text ? <p className={classes.description}>{text}</p> : null;
