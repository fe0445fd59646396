import type { Dashboard } from '#shared/analytics/model.ts';
import { MOTIVATION_WINDOW_DAYS } from '#shared/analytics/motivation.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { formatStreak, streakWords } from '../../domain/habits/streaks.ts';
import { titles } from '../../titles.ts';
import { StatusBadge, type Tone } from '../../ui/badges/StatusBadge.tsx';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';
import { LoadingStats } from '../../ui/feedback/Loading.tsx';
import { formatTotalHours, keepUnits } from '../../ui/format/durations.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import classes from './Dashboard.module.css';
import { motivationLabel } from './view.ts';

type Stats = Dashboard['motivationalStats'];

type Props = {
  readonly stats: Stats | undefined;
  readonly isLoading: boolean;
};

export const DashboardHead = ({ stats, isLoading }: Props) => (
  <div className={classes.head}>
    <PageHeader
      title={titles.dashboard()}
      badge={stats && !isLoading && <Motivation stats={stats} />}
    />
    {isLoading ? <LoadingStats /> : stats && <DashboardStats stats={stats} />}
  </div>
);

const tones: Record<Stats['motivationLevel'], Tone> = {
  'Getting Started': 'neutral',
  'Warming Up': 'neutral',
  'Building Momentum': 'good',
  Consistent: 'good',
  'On Fire': 'good',
};

type MotivationProps = {
  readonly stats: Pick<Stats, 'motivationLevel' | 'recentActiveDays'>;
};

/** The motivation level, with a hint that says how many recent days were active. */
export const Motivation = ({ stats }: MotivationProps) => {
  const { motivationLevel: level, recentActiveDays: active } = stats;
  return (
    <StatusBadge
      tone={tones[level]}
      label={motivationLabel(level)}
      reason={i18n.t(
        'Your motivation level: active {active} of the last {days} days. Each day on which you completed a habit or worked on a skill raises it.',
        { active, days: MOTIVATION_WINDOW_DAYS },
      )}
    />
  );
};

const DashboardStats = ({ stats }: { readonly stats: Stats }) => {
  const { currentStreak, totalLearningHours, completedGoals, skillsCompleted } = stats;
  return (
    <StatRow>
      <StatCard
        label={i18n.t('Current Streak')}
        value={formatNumber(currentStreak)}
        unit={
          <span title={formatStreak(currentStreak, 'active day')}>
            {streakWords(currentStreak, 'active day')}
          </span>
        }
        hint={i18n.t('with a habit or a skill activity')}
      />
      <StatCard
        label={i18n.t('Learning Hours')}
        value={keepUnits(formatTotalHours(totalLearningHours))}
        hint={i18n.t('hours total')}
      />
      <StatCard
        label={i18n.t('Goals Completed')}
        value={formatNumber(completedGoals)}
        unit={i18n.t('this month')}
      />
      <StatCard
        label={i18n.t('Skills Completed')}
        value={formatNumber(skillsCompleted)}
        unit={i18n.t('total')}
      />
    </StatRow>
  );
};
