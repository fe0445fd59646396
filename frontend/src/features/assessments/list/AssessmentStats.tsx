import type * as z from 'zod/mini';
import type { assessmentStatsSchema } from '#shared/assessments/model.ts';
import { RECENT_ASSESSMENT_DAYS } from '#shared/assessments/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { StatCard, StatRow } from '../../../ui/cards/StatCard.tsx';

type Stats = z.output<typeof assessmentStatsSchema>;

export const AssessmentStats = ({ stats }: { readonly stats: Stats }) => (
  <StatRow>
    <StatCard label={i18n.t('Total Assessments')} value={formatNumber(stats.totalAssessments)} />
    <StatCard
      label={i18n.t('Average Confidence')}
      value={formatNumber(stats.averageConfidence)}
      unit="/5"
      hint={i18n.t('across all assessments')}
    />
    <StatCard
      label={i18n.t('Recent Assessments')}
      value={formatNumber(stats.recentAssessments)}
      hint={i18n.t('{days, plural, one {Last # day} other {Last # days}}', {
        days: RECENT_ASSESSMENT_DAYS,
      })}
    />
    <StatCard
      label={i18n.t('Overdue Reviews')}
      value={formatNumber(stats.overdueReviews)}
      hint={stats.overdueReviews === 0 ? i18n.t('All up to date') : i18n.t('Time to look again')}
    />
  </StatRow>
);
