import { memo } from 'react';
import type { Dashboard } from '#shared/analytics/model.ts';
import { percent } from '#shared/core/counting.ts';
import { streakWords } from '#shared/core/streakWords.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { CardStats } from '../../ui/cards/CardStats.tsx';
import { ProgressBar } from '../../ui/cards/ProgressBar.tsx';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';
import { Bars } from '../../ui/charts/Bars.tsx';
import { Doughnut } from '../../ui/charts/Doughnut.tsx';
import { formatMinutes, formatTotalHours, keepUnits } from '../../ui/format/durations.ts';
import { cardWidth, isFirstDay, learningSlices, skillSlices } from './view.ts';

type Props = { readonly data: Dashboard };

/** The stats of all areas, and their charts once there is something to show. */
export const DashboardLoaded = memo(({ data }: Props) => (
  <>
    <DashboardStats stats={data.motivationalStats} />
    {!isFirstDay(data) && <DashboardCharts data={data} />}
  </>
));

const DashboardCharts = ({ data }: Props) => {
  const { habitAnalytics, skillAnalytics, learningAnalytics, projectAnalytics } = data;
  const doneToday = percent(habitAnalytics.today.done, habitAnalytics.today.asked);
  return (
    <CardGrid min={cardWidth}>
      <Card title="Habit Analytics">
        <CardStats
          columns={2}
          stats={[
            ['Total Habits', habitAnalytics.totalHabits.toLocaleString('en')],
            ['Active Streaks', habitAnalytics.activeStreaks.toLocaleString('en')],
            [
              'Longest Streak',
              habitAnalytics.longestStreak.toLocaleString('en'),
              `${streakWords(habitAnalytics.longestStreak, habitAnalytics.longestStreakUnit)} of one habit`,
            ],
            ["Today's Completion", `${doneToday}%`],
          ]}
        />
        <ProgressBar percent={doneToday} />
      </Card>
      <Doughnut
        title="Skill Progress"
        slices={skillSlices(skillAnalytics)}
        empty="Skills you add show up here, from not started to completed"
      />
      <Doughnut
        title="Learning Resources"
        slices={learningSlices(learningAnalytics)}
        empty="Books, courses and videos you plan show up here"
      />
      <Bars
        title="Weekly Activity"
        labels={data.weeklyActivity.map(({ day }) => day)}
        series={[
          {
            name: 'Habit completions',
            values: data.weeklyActivity.map(({ habitCompletions }) => habitCompletions),
          },
          {
            name: 'Skill activities',
            values: data.weeklyActivity.map(({ skillActivities }) => skillActivities),
          },
        ]}
        empty="Tick a habit or log an activity, and the week fills up"
      />
      <Card title="Project Progress">
        <CardStats
          columns={2}
          stats={[
            ['Total', projectAnalytics.totalProjects.toLocaleString('en')],
            ['Completed', projectAnalytics.completedProjects.toLocaleString('en')],
            ['In Progress', projectAnalytics.inProgressProjects.toLocaleString('en')],
            ['Avg Progress', `${projectAnalytics.averageProgress}%`],
          ]}
        />
        <ProgressBar percent={projectAnalytics.averageProgress} />
      </Card>
      <Card title="Learning Time" meta="Time logged for skills, the total rounded">
        <CardStats
          columns={1}
          stats={[
            ['This month', formatMinutes(learningAnalytics.monthlyLearningTime)],
            ['Total hours logged', formatTotalHours(skillAnalytics.totalHoursLogged)],
          ]}
        />
      </Card>
    </CardGrid>
  );
};

const DashboardStats = ({ stats }: { readonly stats: Dashboard['motivationalStats'] }) => {
  const { currentStreak, totalLearningHours, completedGoals, skillsCompleted } = stats;
  return (
    <StatRow>
      <StatCard
        label="Current Streak"
        value={currentStreak.toLocaleString('en')}
        unit={streakWords(currentStreak, 'active day')}
        hint="with a habit or a skill activity"
      />
      <StatCard
        label="Learning Hours"
        value={keepUnits(formatTotalHours(totalLearningHours))}
        hint="hours total"
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
