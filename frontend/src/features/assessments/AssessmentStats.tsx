import type * as z from 'zod/mini';
import type { assessmentStatsSchema } from '#shared/assessments/model.ts';
import { RECENT_ASSESSMENT_DAYS } from '#shared/assessments/rules.ts';
import { confidenceLabels } from '#shared/core/scale.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';
import { Bars } from '../../ui/charts/Bars.tsx';
import { Doughnut } from '../../ui/charts/Doughnut.tsx';
import { categorySlices, confidenceCounts } from './view.ts';

type Stats = z.output<typeof assessmentStatsSchema>;

export const AssessmentStats = ({ stats }: { readonly stats: Stats }) => (
  <StatRow>
    <StatCard label="Total Assessments" value={stats.totalAssessments.toLocaleString('en')} />
    <StatCard label="Average Confidence" value={stats.averageConfidence} unit="/5" />
    <StatCard
      label="Recent Assessments"
      value={stats.recentAssessments.toLocaleString('en')}
      hint={`Last ${RECENT_ASSESSMENT_DAYS} days`}
    />
    <StatCard
      label="Overdue Reviews"
      value={stats.overdueReviews.toLocaleString('en')}
      hint={stats.overdueReviews > 0 ? 'Time to look again' : 'All up to date'}
    />
  </StatRow>
);

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
