import type { ReactNode } from 'react';
import classes from './Banner.module.css';

export type BannerProps = {
  /** `bad` interrupts screen readers. The other tones don't. */
  readonly tone: 'bad' | 'good' | 'neutral';
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/** A message above the content that it is about, for example the error box of a form. */
export const Banner = ({ tone, children, action }: BannerProps) => (
  <div className={`${classes.banner} tone-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
    <span>{children}</span>
    {action}
  </div>
);
