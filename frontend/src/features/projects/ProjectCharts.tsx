import { memo } from 'react';
import type { Project } from '#shared/projects/model.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Doughnut } from '../../ui/charts/Doughnut.tsx';
import { PercentBars } from '../../ui/charts/PercentBars.tsx';
import { byStatus, CHART_PROJECTS } from './view.ts';

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
