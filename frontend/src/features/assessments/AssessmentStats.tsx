import type * as z from 'zod/mini';
import type { assessmentStatsSchema } from '#shared/assessments/model.ts';
import { RECENT_ASSESSMENT_DAYS } from '#shared/assessments/rules.ts';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';

type Stats = z.output<typeof assessmentStatsSchema>;

type Props = {
  readonly stats: Stats;
  /** Of the reviews that are due, those of today: due, but not late. */
  readonly dueToday: number;
};

export const AssessmentStats = ({ stats, dueToday }: Props) => (
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
      hint={reviewHint(stats.overdueReviews, dueToday)}
    />
  </StatRow>
);

/** 'All up to date', 'Time to look again', '1 of them due today'. */
function reviewHint(due: number, dueToday: number): string {
  if (due === 0) return 'All up to date';
  return dueToday > 0 ? `${dueToday.toLocaleString('en')} of them due today` : 'Time to look again';
}
