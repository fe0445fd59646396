import { memo } from 'react';
import { projects } from '#shared/projects/routes.ts';
import { useQuietRoute } from '../../data/useQuietRoute.ts';
import { StatCard } from '../../ui/cards/StatCard.tsx';
import { StatRow } from '../../ui/cards/StatRow.tsx';
import { LoadingStats } from '../../ui/feedback/LoadingStats.tsx';

/** The stats of all projects; renders nothing where they failed to load. */
export const ProjectStats = memo(() => {
  const { data, error } = useQuietRoute(projects.stats, {});
  if (!data) return error ? null : <LoadingStats />;
  const planned = data.projectsByStatus.Planning ?? 0;
  const of = `of ${data.totalProjects.toLocaleString('en')}`;
  return (
    <StatRow>
      <StatCard label="Total Projects" value={data.totalProjects} hint={`${planned} in planning`} />
      <StatCard label="In Progress" value={data.inProgressProjects} hint={of} />
      <StatCard label="Completed" value={data.completedProjects} hint={of} />
      <StatCard
        label="Goals Completed"
        value={`${data.completedGoals}/${data.totalGoals}`}
        hint="over all projects"
      />
    </StatRow>
  );
});
