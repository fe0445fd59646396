import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';
import { usePageHeading } from './usePageHeading.ts';

export type PageHeaderProps = {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Shown next to the title, for example a StatusBadge. */
  readonly badge?: ReactNode;
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

/** The header of a page whose code is loading. Its button is disabled. */
export const HeaderLoading = ({ title, action }: { title: string; action?: string }) => (
  <header className={classes.header}>
    <div className={classes.words}>
      <div className={classes.title}>
        <h1>{title}</h1>
      </div>
    </div>
    {action && (
      <Button disabled leftSection={<IconPlus size={16} stroke={2.5} />}>
        {action}
      </Button>
    )}
  </header>
);
