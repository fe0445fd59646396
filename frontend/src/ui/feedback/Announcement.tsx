import classes from './Announcement.module.css';
import { Banner, type BannerProps } from './Banner.tsx';

/** A banner over the foot of the screen, wherever the person is on the page. */
export const Announcement = (props: BannerProps) => (
  <div className={classes.place}>
    <Banner {...props} />
  </div>
);
