import type { Assessment, AssessmentStats } from '#shared/assessments/model.ts';
import { confidenceLabels } from '#shared/core/scale.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Bars } from '../../ui/charts/Bars.tsx';
import { Doughnut } from '../../ui/charts/Doughnut.tsx';
import { byCategory, confidenceCounts } from './view.ts';

type Props = {
  readonly assessments: readonly Assessment[];
  readonly stats: AssessmentStats;
};

export const AssessmentCharts = ({ assessments, stats }: Props) => (
  <CardGrid min={420}>
    <Bars
      title="Confidence Distribution"
      labels={confidenceLabels}
      series={[{ name: 'Assessments', values: confidenceCounts(stats.confidenceDistribution) }]}
    />
    <Doughnut title="Assessments by Category" slices={byCategory(assessments)} />
  </CardGrid>
);
