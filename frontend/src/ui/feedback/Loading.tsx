import type { ReactNode } from 'react';
import classes from './Loading.module.css';

/** A still grey placeholder of `height` px. */
export const Bone = ({ height, width }: { height: number; width?: number | string }) => (
  <div className={classes.bone} style={{ height, width }} />
);

/** Says 'Loading …' to screen readers and shows placeholders. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status">
    <span className="visually-hidden">{label}</span>
    <div aria-hidden="true">{children}</div>
  </div>
);
