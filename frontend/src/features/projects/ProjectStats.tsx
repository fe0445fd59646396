import { memo } from 'react';
import type { Project } from '#shared/projects/model.ts';
import { projectStats } from '#shared/projects/rules.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';
import { Doughnut } from '../../ui/charts/Doughnut.tsx';
import { PercentBars } from '../../ui/charts/PercentBars.tsx';
import { byStatus, CHART_PROJECTS } from './view.ts';

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

type Props = {
  readonly list: readonly Project[];
  /** The projects in the order of the cards; the chart shows the first. */
  readonly sorted: readonly Project[];
};

export const ProjectCharts = memo(({ list, sorted }: Props) => {
  const first = sorted.slice(0, CHART_PROJECTS);
  return (
    <CardGrid min={420}>
      <Doughnut title="Projects by status" slices={byStatus(list)} />
      <PercentBars
        title="Progress Overview"
        rows={first.map(({ _id, name, progress }) => ({
          key: _id,
          label: name,
          percent: progress,
        }))}
      />
    </CardGrid>
  );
});
