import classes from './Announcement.module.css';
import { Banner, type BannerProps } from './Banner.tsx';

/** A banner above the foot of the screen, wherever the page is scrolled. */
export const Announcement = (props: BannerProps) => (
  <div className={classes.place}>
    <Banner {...props} />
  </div>
);
