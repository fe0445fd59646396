import type { ReactNode } from 'react';
import classes from './Figure.module.css';

type Props = {
  readonly title: string;
  /** Small text below the title. */
  readonly meta?: ReactNode;
  readonly children?: ReactNode;
};

/** A chart or numbers with a title, without a frame. */
export const Figure = ({ title, meta, children }: Props) => (
  <section className={classes.figure}>
    <h2 className={classes.title} dir="auto">
      {title}
    </h2>
    {meta && <p className={classes.meta}>{meta}</p>}
    {children}
  </section>
);
