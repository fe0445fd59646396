import type { ReactNode } from 'react';
import classes from './Figure.module.css';

type Props = {
  readonly title: string;
  /** Below the title, small. */
  readonly meta?: ReactNode;
  readonly children?: ReactNode;
};

/** A chart or numbers with a title. It stands on the page without a frame. */
export const Figure = ({ title, meta, children }: Props) => (
  <section className={classes.figure}>
    <h2 className={classes.title} dir="auto">
      {title}
    </h2>
    {meta && <p className={classes.meta}>{meta}</p>}
    {children}
  </section>
);
