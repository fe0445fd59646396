import type { ComponentProps, ReactNode } from 'react';
import type { Dashboard } from '#shared/analytics/model.ts';
import { dayOfWeek } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { NoneYet } from '../../domain/areas/NoneYet.tsx';
import { formatLength, formatStreak } from '../../domain/habits/streaks.ts';
import { memo } from '../../language/useLanguage.ts';
import { CardStats } from '../../ui/cards/CardStats.tsx';
import { Figure } from '../../ui/cards/Figure.tsx';
import { Bars } from '../../ui/charts/Bars.tsx';
import { Doughnut } from '../../ui/charts/Doughnut.tsx';
import { shortWeekdayName } from '../../ui/format/days.ts';
import { formatMinutes, formatTotalHours } from '../../ui/format/durations.ts';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import classes from './Dashboard.module.css';
import { learningSlices, skillSlices } from './view.ts';

type Props = {
  readonly data: Dashboard;
  /** Shown next to the week. */
  readonly cairn: ReactNode;
};

export const DashboardLoaded = memo(({ data, cairn }: Props) => {
  const { habitAnalytics, skillAnalytics, learningAnalytics, projectAnalytics } = data;
  const hasHabits = habitAnalytics.totalHabits > 0;
  const { todayCompletionRate, longestStreakUnit: unit } = habitAnalytics;
  const longest = habitAnalytics.longestStreak;
  return (
    <>
      <div className={classes.week}>
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
        {cairn}
      </div>
      <div className={classes.figures}>
        <Figure title={i18n.t('Habit Analytics')}>
          <CardStats
            columns={2}
            stats={[
              [i18n.t('Total Habits'), formatNumber(habitAnalytics.totalHabits)],
              [i18n.t('Active Streaks'), formatNumber(habitAnalytics.activeStreaks)],
              [
                i18n.t('Longest Streak'),
                <span key="longest" title={formatStreak(longest, unit)}>
                  {formatLength(longest, unit)}
                </span>,
              ],
              [
                i18n.t("Today's Completion"),
                i18n.t('{percent}%', { percent: todayCompletionRate }),
              ],
            ]}
          />
          <ProgressBar percent={todayCompletionRate} />
          {!hasHabits && <None of="habits" />}
        </Figure>
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
        <Figure title={i18n.t('Project Progress')}>
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
        </Figure>
        <Figure
          title={i18n.t('Learning Time')}
          meta={i18n.t('Time logged for skills; the total is rounded')}
        >
          <CardStats
            columns={2}
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
        </Figure>
      </div>
    </>
  );
});

/** Shown below the figures of a card while all of them are zero. */
const None = (props: ComponentProps<typeof NoneYet>) => (
  <p className={classes.noneYet}>
    <NoneYet {...props} />
  </p>
);
