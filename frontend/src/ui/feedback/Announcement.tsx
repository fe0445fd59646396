import classes from './Announcement.module.css';
import { Banner, type BannerProps } from './Banner.tsx';

/** A banner at the bottom of the screen. It stays visible while the page scrolls. */
export const Announcement = (props: BannerProps) => (
  <div className={classes.place}>
    <Banner {...props} />
  </div>
);
