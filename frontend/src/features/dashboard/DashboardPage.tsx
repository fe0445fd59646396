import { Button } from '@mantine/core';
import { storageWarning } from '#shared/core/storage.ts';
import { isNoContent } from '../../data/ApiError.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { LoadingCards } from '../../ui/feedback/LoadingCards.tsx';
import { LoadingStats } from '../../ui/feedback/LoadingStats.tsx';
import { firstWord } from '../../ui/format/firstWord.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { cardWidth, DashboardLoaded } from './DashboardLoaded.tsx';
import { MotivationBadge } from './MotivationBadge.tsx';
import { QuickAccessGrid } from './QuickAccessGrid.tsx';
import { useDashboard } from './useDashboard.ts';
import { isFirstDay } from './view.ts';
import { Welcome } from './Welcome.tsx';

export const DashboardPage = () => {
  const { data, error, isLoading, retry } = useDashboard();
  const name = firstWord(useUser().name);
  const nothing = !data && isNoContent(error);
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
