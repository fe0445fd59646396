import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { analytics } from '#shared/analytics/routes.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits as habitRoutes } from '#shared/habits/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { isNoContent } from '../../data/client/ApiError.ts';
import { useToday } from '../../data/days/useToday.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { useFocus } from '../../domain/reviews/useFocus.ts';
import { useReviewDue } from '../../domain/reviews/useReviewDue.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { Loading, LoadingCards } from '../../ui/feedback/Loading.tsx';
import { firstWord } from '../../ui/format/firstWord.ts';
import { QuietLink } from '../../ui/links/QuietLink.tsx';
import { Deferred } from '../../ui/page/Deferred.tsx';
import classes from './Dashboard.module.css';
import { DashboardHead } from './DashboardHead.tsx';
import { DashboardLoaded } from './DashboardLoaded.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { QuickAccessGrid } from './QuickAccessGrid.tsx';
import { storageWarning } from './storageWarning.ts';
import { UpNext, UpNextLoading, type UpNextProps } from './UpNext.tsx';
import { firstSteps } from './view.ts';
import { WeekLine } from './WeekLine.tsx';

type Props = {
  /** Shown below the title, above the habits. */
  readonly notice: ReactNode;
  /** The items in focus, without habits. */
  readonly focus: ReactNode;
  readonly habits: ReactNode;
  readonly habitsLoading: ReactNode;
  readonly cairn: ReactNode;
  readonly logAgain: UpNextProps['logAgain'];
};

export const DashboardPage = (props: Props) => {
  const { notice, focus, habits, habitsLoading, cairn, logAgain } = props;
  const today = useToday();
  const { data, error, isLoading, retry } = useRoute(analytics.dashboard, {});
  const user = useUser();
  const steps = data ? firstSteps(data, user.createdAt.slice(0, 10), today) : [];
  const guide = steps.length > 0 ? <FirstSteps name={firstWord(user.name)} steps={steps} /> : null;
  const hasHabits = data?.habitAnalytics.totalHabits !== 0;
  const nothing = !data && isNoContent(error);
  const isHabitsLoading = useIsHabitsLoading();
  const isFocusLoading = useFocus() === undefined;
  // Everything appears together. If some parts came later, they would move the others.
  const isFirstLoad = (isLoading && !data) || isFocusLoading || isHabitsLoading;
  const warning = data && storageWarning(data.storage.usedBytes);
  return (
    <>
      <DashboardHead stats={data?.motivationalStats} isLoading={isFirstLoad} />
      {error && !nothing ? (
        <ErrorBanner error={error} fallback={i18n.t('Failed to load dashboard')} onRetry={retry} />
      ) : null}
      {notice}
      {warning && <Banner tone="neutral">{warning}</Banner>}
      {isFirstLoad ? (
        <Loading label={i18n.t('Loading dashboard...')}>
          <div className={classes.columns}>
            {habitsLoading}
            <UpNextLoading />
          </div>
          <ChartsLoading />
        </Loading>
      ) : (
        <>
          <div className={classes.columns}>
            <div>
              {hasHabits ? habits : <NoHabits focus={focus} hasSteps={guide !== null} />}
              {!hasHabits && guide}
            </div>
            {data && (
              <UpNext
                agenda={data.agenda}
                toRecall={data.toRecall}
                today={today}
                logAgain={logAgain}
              />
            )}
            {/* Once there are habits, the daily list is more important than the first steps. */}
            {hasHabits && guide}
          </div>
          <QuickAccessGrid data={data} />
        </>
      )}
      {data && !isFirstLoad && (
        <Deferred placeholder={<ChartsLoading />}>
          <Charted
            data={data}
            cairn={
              <div className={classes.year}>
                {cairn}
                <WeekLine thisWeek={data.thisWeek} />
                <ReviewLink />
              </div>
            }
          />
        </Deferred>
      )}
      {nothing && (
        <EmptyState
          title={i18n.t('No data available')}
          text={i18n.t('The server has nothing to show here yet.')}
          action={
            <Button variant="default" onClick={retry}>
              {i18n.t('Try again')}
            </Button>
          }
        />
      )}
    </>
  );
};

const useIsHabitsLoading = (): boolean => {
  const { data, error } = useRoute(habitRoutes.list, everyHabit, { isOptional: true });
  return !data && !error;
};

/** Redraws the charts later than the rest, so that a tick shows immediately. */
const Charted = ({ data, cairn }: ComponentProps<typeof DashboardLoaded>) => (
  <DashboardLoaded data={useDeferredValue(data)} cairn={useDeferredValue(cairn)} />
);

const ChartsLoading = () => <LoadingCards count={6} height={238} />;

/** An unobtrusive link to the weekly review. Left out if Up Next already asks for the review. */
const ReviewLink = () =>
  useReviewDue() === null && <QuietLink to={paths.review}>{titles.review()}</QuietLink>;

type NoHabitsProps = {
  readonly focus: ReactNode;
  /** Whether the first steps are shown below. They also link to the form for a habit. */
  readonly hasSteps: boolean;
};

/** Shown in place of today's habits. */
const NoHabits = ({ focus, hasSteps }: NoHabitsProps) => (
  <section aria-labelledby="no-habits" className={classes.none}>
    <h2 id="no-habits">{i18n.t('Today')}</h2>
    {focus}
    {!hasSteps && (
      <p>
        <Trans
          id="No habits yet. <0>Add your first habit</0>, and tick it here each day."
          components={{ 0: <Link to={paths.habitAdd} /> }}
        />
      </p>
    )}
  </section>
);
