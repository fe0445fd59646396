import { analytics } from '#shared/analytics/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { skills as skillRoutes } from '#shared/skills/routes.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { titles } from '../../titles.ts';
import { useUrlChoice } from '../../ui/browser/useUrlParam.ts';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading, LoadingCards, LoadingStats } from '../../ui/feedback/Loading.tsx';
import { Deferred } from '../../ui/page/Deferred.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import classes from './Activity.module.css';
import { ActivityStats } from './ActivityStats.tsx';
import { Findings } from './Findings.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { heatmapOf, periods } from './periods.ts';
import { SkillsOverview } from './SkillsOverview.tsx';

export const ActivityPage = () => {
  const [period, setPeriod] = useUrlChoice('days', periods);
  const heatmap = useRoute(analytics.skillHeatmap, heatmapOf(period), { keepPreviousData: true });
  const skills = useRoute(skillRoutes.list, {}, { isOptional: true });
  return (
    <>
      <PageHeader
        title={titles.activityTracker()}
        action={<PeriodChoice period={period} onChange={setPeriod} />}
      />
      {heatmap.error ? (
        <ErrorBanner
          error={heatmap.error}
          fallback={
            heatmap.data
              ? i18n.t('Failed to fetch heatmap data')
              : i18n.t('Failed to load heatmap data')
          }
          notLoaded={
            heatmap.data
              ? i18n.t('This period has not been loaded on this device yet. Go online to load it.')
              : undefined
          }
          onRetry={heatmap.retry}
        />
      ) : null}
      {!heatmap.data && !heatmap.error && <ActivityLoading />}
      {heatmap.data && <ActivityStats cells={heatmap.data} skills={skills.data?.skills} />}
      {skills.data && <SkillsOverview skills={skills.data.skills} />}
      {(skills.data || skills.error) && (
        <Deferred placeholder={null}>
          <Findings />
        </Deferred>
      )}
    </>
  );
};

const ActivityLoading = () => (
  <Loading label={i18n.t('Loading activity...')}>
    <div className={classes.heatmap}>
      <Bone height={284} />
    </div>
    <LoadingStats />
    <LoadingCards count={3} height={170} min={300} />
  </Loading>
);
