import type { ReactNode } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import classes from './ItemPage.module.css';

type TopProps = {
  readonly percent: number;
  /** The person's position in the item: 'page 140 of 320', or '2 of 5 goals'. */
  readonly position: ReactNode;
  /** An ItemSentence, then ItemActions. */
  readonly children: ReactNode;
};

/** The top of an item's page: the bar, the position, and the next step. */
export const ItemTop = ({ percent, position, children }: TopProps) => (
  <section className={classes.top} aria-label={i18n.t('Progress')}>
    <ProgressBar percent={percent} />
    <div className={classes.position}>{position}</div>
    {children}
  </section>
);

/** The percentage, at the end of the position's line. */
export const ItemPercent = ({ percent }: { readonly percent: number }) => (
  <span className={classes.percent}>{i18n.t('{percent}%', { percent })}</span>
);

type SentenceProps = {
  /** Whether to reserve room for a second line, because more text arrives later. */
  readonly hasRoom?: boolean;
  readonly children: ReactNode;
};

export const ItemSentence = ({ hasRoom, children }: SentenceProps) => (
  <p className={classes.sentence} data-room={hasRoom || undefined} dir="auto">
    {children}
  </p>
);

type ActionsProps = {
  /** The main action. On a phone, it stays above the navigation. */
  readonly main: ReactNode;
  readonly children: ReactNode;
};

export const ItemActions = ({ main, children }: ActionsProps) => (
  <div className={classes.actions}>
    <div className={classes.main} data-bottom-action>
      {main}
    </div>
    {children}
  </div>
);

type SectionProps = {
  readonly title: string;
  /** Shown at the end of the title's line. */
  readonly badge?: ReactNode;
  /** Whether the section is a list on a sheet. */
  readonly isSheet?: boolean;
  readonly children: ReactNode;
};

export const ItemSection = ({ title, badge, isSheet = false, children }: SectionProps) => (
  <section className={classes.section} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {badge}
    </header>
    <div className={isSheet ? classes.sheet : undefined}>{children}</div>
  </section>
);
