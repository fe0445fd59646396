import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { isReviewTime, reviewOfWeek, weekToReview } from '#shared/reviews/weeks.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { QuietLink } from '../../../ui/page/QuietLink.tsx';
import { formatWeek } from '../view.ts';
import classes from './Today.module.css';

/**
 * Asks for the review on the last day of a week and the first two days of the next, until it is written. At other times
 * it is a small link.
 */
export const ReviewPrompt = () => {
  const calendar = useCalendar();
  const { data } = useRoute(reviews.list, {}, { isOptional: true });
  if (!data) return null;
  const weekStart = weekToReview(calendar);
  const isWritten = reviewOfWeek(data.reviews, weekStart) !== undefined;
  if (isWritten || !isReviewTime(calendar))
    return <QuietLink to={paths.review}>{titles.review()}</QuietLink>;
  return (
    <aside className={classes.prompt} aria-label={i18n.t('Weekly review')} data-chrome>
      <p>
        {i18n.t('Five minutes for your week, {week}?', {
          week: formatWeek(weekStart, calendar.today),
        })}
      </p>
      <Button component={Link} to={paths.reviewOf(weekStart)} variant="default" size="xs">
        {i18n.t('Review the week')}
      </Button>
    </aside>
  );
};
