import type { ReactNode } from 'react';
import { Bone } from '../feedback/Loading.tsx';
import classes from './PageHeader.module.css';
import { usePageHeading } from './usePageHeading.ts';

export type PageHeaderProps = {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Beside the title, e.g. a StatusBadge. */
  readonly badge?: ReactNode;
  /** The page's main button. */
  readonly action?: ReactNode;
};

export const PageHeader = ({ title, subtitle, badge, action }: PageHeaderProps) => (
  <header className={classes.header}>
    <div className={classes.words}>
      <div className={classes.title}>
        <h1 {...usePageHeading(title)} dir="auto">
          {title}
        </h1>
        {badge}
      </div>
      {subtitle && (
        <p className={classes.subtitle} dir="auto">
          {subtitle}
        </p>
      )}
    </div>
    {action}
  </header>
);

/** The header of a page whose code is loading. Its button is a placeholder. */
export const HeaderLoading = ({ title, hasAction }: { title: string; hasAction: boolean }) => (
  <header className={classes.header}>
    <div className={classes.words}>
      <div className={classes.title}>
        <h1>{title}</h1>
      </div>
    </div>
    {hasAction && <Bone height={36} width={148} />}
  </header>
);
