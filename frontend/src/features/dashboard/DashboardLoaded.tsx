import type { ComponentProps } from 'react';
import type { Dashboard } from '#shared/analytics/model.ts';
import { dayOfWeek } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { NoneYet } from '../../domain/areas/NoneYet.tsx';
import { streakWords } from '../../domain/habits/streaks.ts';
import { memo } from '../../language/useLanguage.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { CardStats } from '../../ui/cards/CardStats.tsx';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';
import { Bars } from '../../ui/charts/Bars.tsx';
import { Doughnut } from '../../ui/charts/Doughnut.tsx';
import { ProgressBar } from '../../ui/details/ProgressBar.tsx';
import { shortWeekdayName } from '../../ui/format/days.ts';
import { formatMinutes, formatTotalHours, keepUnits } from '../../ui/format/durations.ts';
import classes from './Dashboard.module.css';
import { cardWidth, learningSlices, skillSlices } from './view.ts';

type Props = { readonly data: Dashboard };

/** The stats of all areas, and their charts. */
export const DashboardLoaded = memo(({ data }: Props) => (
  <>
    <DashboardStats stats={data.motivationalStats} />
    <DashboardCharts data={data} />
  </>
));

const DashboardCharts = ({ data }: Props) => {
  const { habitAnalytics, skillAnalytics, learningAnalytics, projectAnalytics } = data;
  const hasHabits = habitAnalytics.totalHabits > 0;
  const { todayCompletionRate } = habitAnalytics;
  return (
    <CardGrid min={cardWidth}>
      <Card title={i18n.t('Habit Analytics')}>
        <CardStats
          columns={2}
          stats={[
            [i18n.t('Total Habits'), formatNumber(habitAnalytics.totalHabits)],
            [i18n.t('Active Streaks'), formatNumber(habitAnalytics.activeStreaks)],
            [
              i18n.t('Longest Streak'),
              formatNumber(habitAnalytics.longestStreak),
              i18n.t('{streak} of one habit', {
                streak: streakWords(habitAnalytics.longestStreak, habitAnalytics.longestStreakUnit),
              }),
            ],
            [i18n.t("Today's Completion"), i18n.t('{percent}%', { percent: todayCompletionRate })],
          ]}
        />
        <ProgressBar percent={todayCompletionRate} />
        {!hasHabits && <None of="habits" />}
      </Card>
      <Doughnut
        title={i18n.t('Skill Progress')}
        slices={skillSlices(skillAnalytics)}
        empty={<NoneYet of="skills" />}
      />
      <Doughnut
        title={i18n.t('Learning Resources')}
        slices={learningSlices(learningAnalytics)}
        empty={<NoneYet of="resources" />}
      />
      <Bars
        title={i18n.t('Weekly Activity')}
        labels={data.weeklyActivity.map(({ date }) => shortWeekdayName(dayOfWeek(date)))}
        series={[
          {
            name: i18n.t('Habit completions'),
            values: data.weeklyActivity.map(({ habitCompletions }) => habitCompletions),
          },
          {
            name: i18n.t('Skill activities'),
            values: data.weeklyActivity.map(({ skillActivities }) => skillActivities),
          },
        ]}
        empty={
          hasHabits ? (
            i18n.t('Tick a habit or log an activity, and the week fills up')
          ) : (
            <NoneYet of="habits" />
          )
        }
      />
      <Card title={i18n.t('Project Progress')}>
        <CardStats
          columns={2}
          stats={[
            [i18n.t('Total'), formatNumber(projectAnalytics.totalProjects)],
            [i18n.t('Completed'), formatNumber(projectAnalytics.completedProjects)],
            [i18n.t('In Progress'), formatNumber(projectAnalytics.inProgressProjects)],
            [
              i18n.t('Avg Progress'),
              i18n.t('{percent}%', { percent: projectAnalytics.averageProgress }),
            ],
          ]}
        />
        <ProgressBar percent={projectAnalytics.averageProgress} />
        {projectAnalytics.totalProjects === 0 && <None of="projects" />}
      </Card>
      <Card
        title={i18n.t('Learning Time')}
        meta={i18n.t('Time logged for skills; the total is rounded')}
      >
        <CardStats
          columns={1}
          stats={[
            [
              i18n.t('This month'),
              i18n.t('{minutes, number} min', { minutes: learningAnalytics.monthlyLearningTime }),
              formatMinutes(learningAnalytics.monthlyLearningTime),
            ],
            [i18n.t('Total hours logged'), formatTotalHours(skillAnalytics.totalHoursLogged)],
          ]}
        />
        {skillAnalytics.totalHoursLogged === 0 && <None of="time" />}
      </Card>
    </CardGrid>
  );
};

/** Shown below the zeros of a card. */
const None = (props: ComponentProps<typeof NoneYet>) => (
  <p className={classes.noneYet}>
    <NoneYet {...props} />
  </p>
);

const DashboardStats = ({ stats }: { readonly stats: Dashboard['motivationalStats'] }) => {
  const { currentStreak, totalLearningHours, completedGoals, skillsCompleted } = stats;
  return (
    <StatRow>
      <StatCard
        label={i18n.t('Current Streak')}
        value={formatNumber(currentStreak)}
        unit={streakWords(currentStreak, 'active day')}
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
