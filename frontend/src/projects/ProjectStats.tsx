import { memo } from 'react';
import { projects } from '#shared/projects/routes.ts';
import { useQuietRoute } from '../api/useQuietRoute.ts';
import { LoadingStats } from '../ui/LoadingStats.tsx';
import { StatCard } from '../ui/StatCard.tsx';
import { StatRow } from '../ui/StatRow.tsx';

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
