import { confidenceLabels } from '#shared/core/scale.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Bars } from '../../ui/charts/Bars.tsx';
import { Doughnut } from '../../ui/charts/Doughnut.tsx';
import type { Stats } from './AssessmentStats.tsx';
import { categorySlices, confidenceCounts } from './view.ts';

export const AssessmentCharts = ({ stats }: { readonly stats: Stats }) => (
  <CardGrid min={420}>
    <Bars
      title="Confidence Distribution"
      labels={confidenceLabels}
      series={[{ name: 'Assessments', values: confidenceCounts(stats.confidenceDistribution) }]}
    />
    <Doughnut
      title="Assessments by Category"
      slices={categorySlices(stats.assessmentsByCategory)}
    />
  </CardGrid>
);
