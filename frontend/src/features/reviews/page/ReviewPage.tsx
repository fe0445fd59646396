import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { type Calendar, type Day, isDay } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';
import type { Review } from '#shared/reviews/model.ts';
import { reviews as routes } from '#shared/reviews/routes.ts';
import {
  isEditable,
  lastEditDay,
  reviewOfWeek,
  weekProblem,
  weekStartAfter,
  weekToReview,
} from '#shared/reviews/weeks.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading, LoadingStats } from '../../../ui/feedback/Loading.tsx';
import { formatNearDay } from '../../../ui/format/days.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ReviewForm } from '../form/ReviewForm.tsx';
import { formatWeekSoFar, isEmptyWeek } from '../view.ts';
import { FailingHabits, type Offers } from './FailingHabits.tsx';
import { PastReviews } from './PastReviews.tsx';
import classes from './Review.module.css';
import { useWeek } from './useWeek.ts';
import { WeekCards, WeekNumbers } from './WeekCards.tsx';
import { WrittenReview } from './WrittenReview.tsx';

type Props = { readonly offers: Offers };

/** Shows the review of the week in the URL. Without a week in the URL, shows the week to review now. */
export const ReviewPage = ({ offers }: Props) => {
  const calendar = useCalendar();
  const { weekStart: named = weekToReview(calendar) } = useParams();
  const { data, error, retry } = useRoute(routes.list, {});
  const written = data?.reviews ?? [];
  const review = isDay(named) ? reviewOfWeek(written, named) : undefined;
  const weekStart = review?.weekStart ?? named;
  const problem = isDay(weekStart)
    ? weekProblem(weekStart, review !== undefined, calendar)
    : { message: i18n.t('There is no such week.') };
  if (problem && (data || error)) {
    return (
      <>
        <PageHeader title={titles.review()} />
        <EmptyState
          title={sentenceOf(problem)}
          action={
            <Button component={Link} to={paths.review}>
              {i18n.t('To the current review')}
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={titles.review()}
        subtitle={problem ? '\u00a0' : formatWeekSoFar(weekStart, calendar.today)}
        action={problem ? undefined : <WeekLinks weekStart={weekStart} calendar={calendar} />}
      />
      {error && !data && (
        <ErrorBanner
          error={error}
          fallback={i18n.t('Failed to load your reviews')}
          notLoaded={i18n.t(
            'Your earlier reviews have not been loaded on this device yet. Go online to load them.',
          )}
          onRetry={retry}
        />
      )}
      {data || error ? (
        <OneWeek
          key={weekStart}
          weekStart={weekStart}
          today={calendar.today}
          review={review}
          offers={offers}
        />
      ) : (
        <ReviewLoading />
      )}
      <PastReviews
        reviews={written.filter((one) => one.weekStart !== weekStart)}
        today={calendar.today}
      />
    </>
  );
};

type WeekLinksProps = { readonly weekStart: Day; readonly calendar: Calendar };

const WeekLinks = ({ weekStart, calendar: { today, weekStartsOn } }: WeekLinksProps) => {
  const next = weekStartAfter(weekStart, 1, weekStartsOn);
  return (
    <nav className={classes.weeks} aria-label={i18n.t('Weeks')}>
      <Button
        component={Link}
        to={paths.reviewOf(weekStartAfter(weekStart, -1, weekStartsOn))}
        variant="default"
        size="xs"
        leftSection={<IconChevronLeft size={16} aria-hidden="true" data-mirrored />}
      >
        {i18n.t('Week before')}
      </Button>
      {next <= today && (
        <Button
          component={Link}
          to={paths.reviewOf(next)}
          variant="default"
          size="xs"
          rightSection={<IconChevronRight size={16} aria-hidden="true" data-mirrored />}
        >
          {i18n.t('Week after')}
        </Button>
      )}
    </nav>
  );
};

type OneWeekProps = Props & {
  readonly weekStart: Day;
  readonly today: Day;
  readonly review: Review | undefined;
};

const OneWeek = ({ weekStart, today, review, offers }: OneWeekProps) => {
  const { week, means, lists, error, retry } = useWeek(weekStart);
  const isEmpty = week && isEmptyWeek(week);
  const canChange = isEditable(weekStart, today);
  if (!week && !error) return <ReviewLoading />;
  return (
    <div className={classes.review}>
      {error && (
        <ErrorBanner
          error={error}
          fallback={i18n.t('Failed to load this week')}
          notLoaded={i18n.t(
            'This week has not been loaded on this device yet. You can write your review all the same.',
          )}
          onRetry={retry}
        />
      )}
      {week && !isEmpty && <WeekNumbers week={week} means={means} />}
      <div className={isEmpty ? classes.alone : classes.columns}>
        <div className={isEmpty ? undefined : classes.cards}>
          {isEmpty ? (
            <p className={classes.none}>
              {i18n.t(
                'Nothing was recorded in this week. A review shows your habits, hours, and what you finished, as soon as a day is ticked or time is logged.',
              )}
            </p>
          ) : (
            week && <WeekCards week={week} today={today} />
          )}
          {week && <FailingHabits failing={week.failing} habits={lists.habits} offers={offers} />}
        </div>
        {canChange ? (
          <section aria-labelledby="review-answers" className={classes.answer}>
            <h2 id="review-answers" className={classes.heading}>
              {i18n.t('Look back, look ahead')}
            </h2>
            <ReviewForm weekStart={weekStart} review={review} lists={lists} />
            <p className={classes.until}>
              {i18n.t('You can change it until {day}.', {
                day: formatNearDay(lastEditDay(weekStart), today),
              })}
            </p>
          </section>
        ) : (
          <WrittenReview review={review} lists={lists} />
        )}
      </div>
    </div>
  );
};

const ReviewLoading = () => (
  <Loading label={i18n.t('Loading the week...')}>
    <LoadingStats count={3} />
    <div className={classes.columns}>
      <Bone height={360} />
      <Bone height={360} />
    </div>
  </Loading>
);
