import type { Assessment, AssessmentStats } from '#shared/assessments/model.ts';
import { confidenceLabels } from '#shared/core/scale.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Bars } from '../../ui/charts/Bars.tsx';
import { Shares } from '../../ui/charts/Shares.tsx';
import { categoryConfidence, categorySlices, confidenceCounts } from './view.ts';

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
    <Shares
      title="Assessments by Category"
      slices={categorySlices(stats.assessmentsByCategory)}
      weights={categoryConfidence(assessments)}
    />
  </CardGrid>
);
