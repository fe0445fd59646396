import { Link } from 'react-router-dom';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Review } from '#shared/reviews/model.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { useFirstItems } from '../../../ui/details/useFirstItems.tsx';
import { excerptOf, formatWeek } from '../view.ts';
import classes from './Review.module.css';

const SHOWN = 8;

type Props = { readonly reviews: readonly Review[]; readonly today: Day };

/** Lists the written reviews, newest week first. Renders nothing if no review was written. */
export const PastReviews = ({ reviews, today }: Props) => {
  const title = i18n.t('Your reviews');
  const { shown, moreButton } = useFirstItems(reviews, SHOWN, title);
  if (reviews.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={classes.past}>
        {shown.map((review) => (
          <li key={review._id}>
            <Link to={paths.reviewOf(review.weekStart)}>{formatWeek(review.weekStart, today)}</Link>
            <span className={classes.excerpt} dir="auto">
              {excerptOf(review)}
            </span>
          </li>
        ))}
      </ul>
      {moreButton}
    </Card>
  );
};
