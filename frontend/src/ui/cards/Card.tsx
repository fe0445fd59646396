import type { ReactNode } from 'react';
import classes from './Card.module.css';

export type CardProps = {
  readonly title: ReactNode;
  /** Beside the title, at the right: a StatusBadge. */
  readonly badge?: ReactNode;
  /** Below the title, small: category, frequency … */
  readonly meta?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** `article` for one item of a list, `section` (default) for a part of a page. */
  readonly as?: 'article' | 'section';
};

export const Card = ({ title, badge, meta, children, actions, as: Tag = 'section' }: CardProps) => (
  <Tag className={classes.card}>
    <header className={classes.head}>
      <div className={classes.words}>
        <h2 className={classes.title} dir="auto">
          {title}
        </h2>
        {meta && <div className={classes.meta}>{meta}</div>}
      </div>
      {badge}
    </header>
    {children && <div className={classes.body}>{children}</div>}
    {actions && <footer className={classes.actions}>{actions}</footer>}
  </Tag>
);
