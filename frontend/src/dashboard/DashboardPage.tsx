import { Button } from '@mantine/core';
import { analytics } from '#shared/analytics/routes.ts';
import { storageWarning } from '#shared/core/storage.ts';
import { isNoContent } from '../api/ApiError.ts';
import { useRoute } from '../api/useRoute.ts';
import { firstWord } from '../layout/firstWord.ts';
import { useUser } from '../session/SessionProvider.tsx';
import { Banner } from '../ui/Banner.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorBanner } from '../ui/ErrorBanner.tsx';
import { Loading } from '../ui/Loading.tsx';
import { LoadingCards } from '../ui/LoadingCards.tsx';
import { LoadingStats } from '../ui/LoadingStats.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { cardWidth, DashboardLoaded } from './DashboardLoaded.tsx';
import { MotivationBadge } from './MotivationBadge.tsx';
import { QuickAccessGrid } from './QuickAccessGrid.tsx';
import { isFirstDay } from './view.ts';
import { Welcome } from './Welcome.tsx';

export const DashboardPage = () => {
  const { data, error, isLoading, mutate } = useRoute(analytics.dashboard, {});
  const name = firstWord(useUser().name);
  const nothing = !data && isNoContent(error);
  const retry = () => void mutate();
  const warning = data && storageWarning(data.storage.usedBytes);
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle={`Welcome, ${name}`}
        badge={data && <MotivationBadge level={data.motivationalStats.motivationLevel} />}
      />
      {error && !nothing ? (
        <ErrorBanner error={error} fallback="Failed to load dashboard" onRetry={retry} />
      ) : null}
      {warning && <Banner tone="neutral">{warning}</Banner>}
      {data && isFirstDay(data) && <Welcome name={name} />}
      <QuickAccessGrid />
      {isLoading && !data && (
        <Loading label="Loading dashboard...">
          <LoadingStats />
          <LoadingCards count={6} height={238} min={cardWidth} />
        </Loading>
      )}
      {data && <DashboardLoaded data={data} />}
      {nothing && (
        <EmptyState
          title="No data available"
          text="The server has nothing to show here yet."
          action={
            <Button variant="default" onClick={retry}>
              Try again
            </Button>
          }
        />
      )}
    </>
  );
};
