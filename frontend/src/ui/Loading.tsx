import type { ReactNode } from 'react';
import classes from './Loading.module.css';

/** A still grey shape of `height` px in the place of what is coming. */
export const Bone = ({ height, width }: { height: number; width?: number | string }) => (
  <div className={classes.bone} style={{ height, width }} />
);

/** Says 'Loading …' to screen readers and shows the shapes to the others. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status">
    <span className="visually-hidden">{label}</span>
    <div aria-hidden="true">{children}</div>
  </div>
);
