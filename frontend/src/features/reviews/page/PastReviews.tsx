import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Day } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Review } from '#shared/reviews/model.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { MoreItems } from '../../../ui/details/MoreButton.tsx';
import { excerptOf, formatWeek } from '../view.ts';
import classes from './Review.module.css';

const SHOWN = 8;

type Props = { readonly reviews: readonly Review[]; readonly today: Day };

/** Lists the written reviews, newest week first. Renders nothing if no review was written. */
export const PastReviews = ({ reviews, today }: Props) => {
  const [isOpen, setOpen] = useState(false);
  if (reviews.length === 0) return null;
  const title = i18n.t('Your reviews');
  return (
    <Card title={title}>
      <ul className={classes.past}>
        {reviews.slice(0, isOpen ? undefined : SHOWN).map((review) => (
          <li key={review._id}>
            <Link to={paths.reviewOf(review.weekStart)}>{formatWeek(review.weekStart, today)}</Link>
            <span className={classes.excerpt} dir="auto">
              {excerptOf(review)}
            </span>
          </li>
        ))}
      </ul>
      <MoreItems
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        more={reviews.length - SHOWN}
        list={title}
      />
    </Card>
  );
};
