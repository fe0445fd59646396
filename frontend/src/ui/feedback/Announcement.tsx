import classes from './Announcement.module.css';
import { Banner, type BannerProps } from './Banner.tsx';

/** A banner at the foot of the screen, visible at any scroll position. */
export const Announcement = (props: BannerProps) => (
  <div className={classes.place}>
    <Banner {...props} />
  </div>
);
