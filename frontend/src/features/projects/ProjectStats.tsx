import { memo } from 'react';
import type { Project } from '#shared/projects/model.ts';
import { projectStats } from '#shared/projects/rules.ts';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';

/** The stats of all projects, by the rules of the API's own. */
export const ProjectStats = memo(({ list }: { readonly list: readonly Project[] }) => {
  const data = projectStats(list);
  const planned = data.projectsByStatus.Planning;
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
