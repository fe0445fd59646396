import type { ReactNode } from 'react';
import { Mark } from '../theme/Mark.tsx';
import classes from './EmptyState.module.css';

export type EmptyStateProps = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
};

export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={classes.empty} data-empty>
    <Mark size={40} />
    <h2>{title}</h2>
    {text && <p className={classes.text}>{text}</p>}
    {action}
  </div>
);
