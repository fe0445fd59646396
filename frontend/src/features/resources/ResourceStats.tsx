import { memo } from 'react';
import type { Resource } from '#shared/resources/model.ts';
import { resourceStats } from '#shared/resources/rules.ts';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';
import { formatHours, keepUnits } from '../../ui/format/durations.ts';

const of = (all: number): string => `of ${all.toLocaleString('en')}`;

const timeOf = (minutes: number): string => keepUnits(formatHours(minutes / 60));

/** The stats of all resources, by the rules of the API's own. */
export const ResourceStats = memo(({ list }: { readonly list: readonly Resource[] }) => {
  const stats = resourceStats(list);
  return (
    <StatRow>
      <StatCard
        label="Total Resources"
        value={stats.totalResources}
        hint={`${stats.notStartedResources} not started`}
      />
      <StatCard
        label="In Progress"
        value={stats.inProgressResources}
        hint={of(stats.totalResources)}
      />
      <StatCard
        label="Completed"
        value={stats.completedResources}
        hint={of(stats.totalResources)}
      />
      <StatCard
        label="Learning Time"
        value={timeOf(stats.completedTime)}
        hint={`completed, of ${timeOf(stats.totalEstimatedTime)} estimated`}
      />
    </StatRow>
  );
});
