import { type CSSProperties, type ReactNode, use } from 'react';
import { NotSent, useIsNotSent } from '../badges/NotSent.tsx';
import { MovingContext } from '../sortable/cardPlace.ts';
import classes from './Card.module.css';

export type CardProps = {
  readonly title: ReactNode;
  /** An icon to the left of the title. While the list can be sorted, the handle that moves the card replaces it. */
  readonly mark?: ReactNode;
  /** A StatusBadge to the right of the title. */
  readonly badge?: ReactNode;
  /** Small text below the title: category, frequency … */
  readonly meta?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** `article` for one item of a list, `section` (default) for a part of a page. */
  readonly as?: 'article' | 'section';
  /** A theme colour for the left edge, the same as the badge's: 'var(--cairn-done)'. */
  readonly edge?: string | undefined;
};

export const Card = (props: CardProps) => {
  const { title, mark, badge, meta, children, actions, as: Tag = 'section', edge } = props;
  const isNotSent = useIsNotSent();
  const grip = use(MovingContext)?.grip;
  return (
    <Tag
      className={classes.card}
      data-edge={edge && true}
      style={{ '--edge': edge } as CSSProperties}
    >
      <header className={classes.head}>
        {grip ? (
          <span className={classes.grip}>{grip}</span>
        ) : (
          mark && <span className={classes.mark}>{mark}</span>
        )}
        <h2 className={classes.title} dir="auto">
          {title}
        </h2>
        {badge}
      </header>
      {meta && <div className={classes.meta}>{meta}</div>}
      {isNotSent && <NotSent />}
      {children && <div className={classes.body}>{children}</div>}
      {actions && <footer className={classes.actions}>{actions}</footer>}
    </Tag>
  );
};
