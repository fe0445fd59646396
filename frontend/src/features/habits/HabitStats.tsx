import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';
import { Bars } from '../../ui/charts/Bars.tsx';
import { Doughnut } from '../../ui/charts/Doughnut.tsx';
import { slicesOf } from '../../ui/charts/slicesOf.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import { lastSevenDays, statsOf } from './view.ts';

type Props = { readonly habits: readonly Habit[]; readonly today: Day };

export const HabitStats = ({ habits, today }: Props) => {
  const { activeStreaks, longest, todaysCompletions, averageRate } = statsOf(habits, today);
  const record = longest && longest.longestStreak > 0 ? longest : null;
  return (
    <StatRow>
      <StatCard
        label="Active Streaks"
        value={activeStreaks}
        hint={`of ${formatCount(habits.length, 'habit')}`}
      />
      <StatCard
        label="Longest Streak"
        value={record?.longestStreak ?? 0}
        unit={`${record?.streakUnit ?? 'day'}${record?.longestStreak === 1 ? '' : 's'}`}
        hint={record?.name ?? 'None yet'}
      />
      <StatCard
        label="Today's Completions"
        value={todaysCompletions}
        hint={`of ${formatCount(habits.length, 'habit')}`}
      />
      <StatCard label="Average Rate" value={averageRate} unit="%" hint="over all habits" />
    </StatRow>
  );
};

type HabitChartsProps = { readonly habits: readonly Habit[]; readonly today: Day };

export const HabitCharts = ({ habits, today }: HabitChartsProps) => {
  const days = lastSevenDays(habits, today);
  return (
    <CardGrid min={420}>
      <Doughnut
        title="Habits by category"
        slices={slicesOf(habits.map(({ category }) => category))}
      />
      <Bars
        title="Completions, last 7 days"
        labels={days.map(({ label }) => label)}
        series={[{ name: 'Completions', values: days.map(({ value }) => value) }]}
      />
    </CardGrid>
  );
};
