import type { Dashboard } from '#shared/analytics/model.ts';
import { StatCard } from '../../ui/cards/StatCard.tsx';
import { StatRow } from '../../ui/cards/StatRow.tsx';

type Props = { readonly stats: Dashboard['motivationalStats'] };

export const DashboardStats = ({ stats }: Props) => {
  const { currentStreak, totalLearningHours, completedGoals, skillsCompleted } = stats;
  return (
    <StatRow>
      <StatCard
        label="Current Streak"
        value={currentStreak.toLocaleString('en')}
        unit={currentStreak === 1 ? 'day' : 'days'}
      />
      <StatCard
        label="Learning Hours"
        value={totalLearningHours.toLocaleString('en', { maximumFractionDigits: 2 })}
        unit="hours total"
      />
      <StatCard
        label="Goals Completed"
        value={completedGoals.toLocaleString('en')}
        unit="this month"
      />
      <StatCard
        label="Skills Completed"
        value={skillsCompleted.toLocaleString('en')}
        unit="total"
      />
    </StatRow>
  );
};
