import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { assessments as routes } from '#shared/assessments/routes.ts';
import { useRoute } from '../../data/useRoute.ts';
import { useToday } from '../../data/useToday.ts';
import { KeptFocus } from '../../ui/cards/KeptFocus.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { Loading, LoadingCards, LoadingStats } from '../../ui/feedback/Loading.tsx';
import { PanelFailed } from '../../ui/feedback/PanelFailed.tsx';
import { late } from '../../ui/late/late.tsx';
import { usePreload } from '../../ui/late/usePreload.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useUrlParam } from '../../ui/page/useUrlParam.ts';
import { AssessmentList } from './AssessmentList.tsx';
import { AssessmentCharts, AssessmentStats } from './AssessmentStats.tsx';
import { statsOf } from './view.ts';

const AssessmentModal = late(
  async () => (await import('./AssessmentModal.tsx')).AssessmentModal,
  PanelFailed,
);

export const AssessmentsPage = () => {
  const list = useRoute(routes.list, { query: {} });
  const { assessing, assess, close } = useAssessing();
  const [wanted, setWanted] = useState(false);
  const assessments = list.data?.assessments;
  const today = useToday();
  const stats = useMemo(() => statsOf(assessments ?? [], today), [assessments, today]);
  if (assessing !== null && !wanted) setWanted(true);
  usePreload(AssessmentModal.preload);
  const open = () => {
    AssessmentModal.preload();
    assess('');
  };

  return (
    <>
      <PageHeader
        title="Self-Assessment & Notes"
        action={
          <Button
            leftSection={<IconPlus size={16} stroke={2.5} aria-hidden="true" />}
            onClick={open}
          >
            New Assessment
          </Button>
        }
      />
      {list.error ? (
        <ErrorBanner
          error={list.error}
          fallback={assessments ? 'Failed to fetch assessments' : 'Failed to load assessments'}
          onRetry={list.retry}
        />
      ) : null}
      {!assessments && !list.error && (
        <Loading label="Loading assessments...">
          <LoadingStats />
          <LoadingCards count={2} height={240} min={420} />
          <LoadingCards count={4} height={320} min={340} />
        </Loading>
      )}
      <KeptFocus>
        {assessments?.length === 0 && (
          <EmptyState
            title="No assessments found"
            text="An assessment is an honest look at one skill: how sure you feel, what works and what holds you back. Look again later, and the history shows how you grew."
            action={<Button onClick={open}>Make your first assessment</Button>}
          />
        )}
        {assessments && assessments.length > 0 && (
          <>
            <AssessmentStats stats={stats} />
            <AssessmentCharts stats={stats} />
            <AssessmentList assessments={assessments} />
          </>
        )}
      </KeptFocus>
      {wanted && (
        <Suspense>
          <AssessmentModal skillId={assessing} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

/**
 * Whether the form for a new assessment is open, and for which skill. It lives in the URL
 * (`?assess=<skill>`), so other pages can lead straight to it.
 */
function useAssessing() {
  const [assessing, put] = useUrlParam('assess');
  return {
    /** A skill's id, '' while none is chosen, null while the form is closed. */
    assessing,
    assess: (skillId: string) => put(skillId),
    close: () => put(null),
  };
}
