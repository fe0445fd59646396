import { i18n } from '#shared/language/i18n.ts';
import { Bone, Loading } from '../../../ui/feedback/Loading.tsx';
import classes from './Session.module.css';

/** In px. */
const cardHeight = 304;

export const SessionLoading = () => (
  <Loading label={i18n.t('Loading takeaways...')}>
    <div className={classes.head} />
    <div className={classes.shape}>
      <Bone height={cardHeight} />
    </div>
  </Loading>
);
