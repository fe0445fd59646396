import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#shared/analytics/model.ts';
import { MOTIVATION_WINDOW_DAYS } from '#shared/analytics/motivation.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { isNoContent } from '../../data/client/ApiError.ts';
import { useToday } from '../../data/days/useToday.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { useFocus } from '../../domain/reviews/useFocus.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';
import { StatusBadge, type Tone } from '../../ui/details/StatusBadge.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { Loading, LoadingCards, LoadingStats } from '../../ui/feedback/Loading.tsx';
import { firstWord } from '../../ui/format/firstWord.ts';
import { Deferred } from '../../ui/page/Deferred.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AgendaCard, type AgendaProps, hasAgenda } from './AgendaCard.tsx';
import classes from './Dashboard.module.css';
import { DashboardLoaded } from './DashboardLoaded.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { QuickAccessGrid } from './QuickAccessGrid.tsx';
import { storageWarning } from './storageWarning.ts';
import { cardWidth, firstSteps, isFirstDay, motivationLabel } from './view.ts';
import { WeekLine } from './WeekLine.tsx';

type Props = {
  /** Shown above everything else. */
  readonly notice: ReactNode;
  /** The focus, without habits. */
  readonly focus: ReactNode;
  /** Today's habits. */
  readonly habits: ReactNode;
  /** The link to the weekly review, when it is due. */
  readonly review: ReactNode;
  /** The cairn of this year's days. */
  readonly cairn: ReactNode;
  readonly logAgain: AgendaProps['logAgain'];
};

export const DashboardPage = ({ notice, focus, habits, review, cairn, logAgain }: Props) => {
  const today = useToday();
  const { data, error, isLoading, retry } = useRoute(analytics.dashboard, {});
  const user = useUser();
  const name = firstWord(user.name);
  const steps = data ? firstSteps(data, user.createdAt.slice(0, 10), today) : [];
  const isFirst = data !== undefined && isFirstDay(data);
  const nothing = !data && isNoContent(error);
  // Everything appears at once. Otherwise the first part would move when the rest appears.
  const isFocusLoading = useFocus() === undefined;
  const isFirstLoad = (isLoading && !data) || isFocusLoading;
  const warning = data && storageWarning(data.storage.usedBytes);
  return (
    <>
      <PageHeader
        title={titles.dashboard()}
        subtitle={i18n.t('Welcome, {name}', { name })}
        badge={data && <Motivation stats={data.motivationalStats} />}
      />
      {error && !nothing ? (
        <ErrorBanner error={error} fallback={i18n.t('Failed to load dashboard')} onRetry={retry} />
      ) : null}
      {notice}
      {warning && <Banner tone="neutral">{warning}</Banner>}
      {steps.length > 0 && isFirst ? (
        <FirstSteps name={name} steps={steps} />
      ) : (
        <div className={classes.today} hidden={isFirstLoad}>
          <div>
            {focus}
            {data?.habitAnalytics.totalHabits === 0 ? <NoHabits /> : habits}
            <WeekLine thisWeek={data?.thisWeek} />
            {review}
          </div>
          {data && hasAgenda(data) && (
            <div className={classes.agenda}>
              <AgendaCard
                agenda={data.agenda}
                finishedNext={data.finishedNext}
                today={today}
                logAgain={logAgain}
              />
            </div>
          )}
          {cairn}
        </div>
      )}
      {steps.length > 0 && !isFirst && <FirstSteps name={name} steps={steps} />}
      {isFirstLoad ? <DashboardLoading /> : <QuickAccessGrid />}
      {data && (
        <Deferred placeholder={<DashboardLoading />}>
          <Charted data={data} />
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

/** A tick shows before the charts are drawn again. */
const Charted = ({ data }: { readonly data: Dashboard }) => (
  <DashboardLoaded data={useDeferredValue(data)} />
);

const DashboardLoading = () => (
  <Loading label={i18n.t('Loading dashboard...')}>
    <LoadingStats />
    <LoadingCards count={6} height={238} min={cardWidth} />
  </Loading>
);

/** Shown in place of today's habits. */
const NoHabits = () => (
  <section aria-labelledby="no-habits" className={classes.none}>
    <h2 id="no-habits">{i18n.t('Today')}</h2>
    <p>
      <Trans
        id="No habits yet. <0>Add your first habit</0>, and tick it here each day."
        components={{ 0: <Link to={paths.habitAdd} /> }}
      />
    </p>
  </section>
);

type Stats = Pick<Dashboard['motivationalStats'], 'motivationLevel' | 'recentActiveDays'>;

const tones: Record<Stats['motivationLevel'], Tone> = {
  'Getting Started': 'neutral',
  'Warming Up': 'neutral',
  'Building Momentum': 'good',
  Consistent: 'good',
  'On Fire': 'good',
};

/** The motivation level, and the days behind it. */
export const Motivation = ({ stats }: { readonly stats: Stats }) => {
  const { motivationLevel: level, recentActiveDays: active } = stats;
  return (
    <>
      <StatusBadge
        tone={tones[level]}
        label={motivationLabel(level)}
        reason={i18n.t(
          'Your motivation level. Each of the last {days} days on which you completed a habit or worked on a skill raises it.',
          { days: MOTIVATION_WINDOW_DAYS },
        )}
      />
      <span className={classes.active}>
        {i18n.t('Active {active} of the last {days} days', {
          active,
          days: MOTIVATION_WINDOW_DAYS,
        })}
      </span>
    </>
  );
};
