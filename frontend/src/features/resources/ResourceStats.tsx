import { memo } from 'react';
import { resources } from '#shared/resources/routes.ts';
import { useQuietRoute } from '../../data/useQuietRoute.ts';
import { StatCard } from '../../ui/cards/StatCard.tsx';
import { StatRow } from '../../ui/cards/StatRow.tsx';
import { LoadingStats } from '../../ui/feedback/LoadingStats.tsx';
import { hoursOf } from './format.ts';

/** The stats of all resources; renders nothing where they failed to load. */
export const ResourceStats = memo(() => {
  const { data, error } = useQuietRoute(resources.stats, {});
  if (!data) return error ? null : <LoadingStats />;
  const of = (all: number) => `of ${all.toLocaleString('en')}`;
  return (
    <StatRow>
      <StatCard
        label="Total Resources"
        value={data.totalResources}
        hint={`${data.notStartedResources} not started`}
      />
      <StatCard
        label="In Progress"
        value={data.inProgressResources}
        hint={of(data.totalResources)}
      />
      <StatCard label="Completed" value={data.completedResources} hint={of(data.totalResources)} />
      <StatCard
        label="Learning Time"
        value={hoursOf(data.completedTime)}
        unit={`/ ${hoursOf(data.totalEstimatedTime)} h`}
        hint="completed / estimated"
      />
    </StatRow>
  );
});
