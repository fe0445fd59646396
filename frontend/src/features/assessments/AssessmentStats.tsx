import type * as z from 'zod/mini';
import type { assessmentStatsSchema } from '#shared/assessments/model.ts';
import { RECENT_ASSESSMENT_DAYS } from '#shared/assessments/rules.ts';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';

type Stats = z.output<typeof assessmentStatsSchema>;

export const AssessmentStats = ({ stats }: { readonly stats: Stats }) => (
  <StatRow>
    <StatCard label="Total Assessments" value={stats.totalAssessments.toLocaleString('en')} />
    <StatCard
      label="Average Confidence"
      value={stats.averageConfidence}
      unit="/5"
      hint="over all assessments"
    />
    <StatCard
      label="Recent Assessments"
      value={stats.recentAssessments.toLocaleString('en')}
      hint={`Last ${RECENT_ASSESSMENT_DAYS} days`}
    />
    <StatCard
      label="Overdue Reviews"
      value={stats.overdueReviews.toLocaleString('en')}
      hint={stats.overdueReviews === 0 ? 'All up to date' : 'Time to look again'}
    />
  </StatRow>
);
