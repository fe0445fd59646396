import type { Habit } from '#shared/habits/model.ts';
import { type CardStat, CardStats } from '../../ui/cards/CardStats.tsx';
import { ProgressBar } from '../../ui/cards/ProgressBar.tsx';
import { formatAgo, formatDay } from '../../ui/format/days.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import classes from './HabitCard.module.css';

/** The stats of a habit's card: streaks, rate, this week and month, progress to the target. */
export const HabitCardStats = ({ habit }: { readonly habit: Habit }) => {
  const stats: CardStat[] = [
    ['Current streak', formatCount(habit.currentStreak, habit.streakUnit)],
    ['Longest streak', formatCount(habit.longestStreak, habit.streakUnit)],
    ['Completion rate', `${habit.completionRate}%`],
    ['This week', formatCount(habit.thisWeekCompletions, 'day')],
    ['This month', formatCount(habit.thisMonthCompletions, 'day')],
    ['Last activity', formatAgo(habit.daysSinceLastCompletion), lastDay(habit)],
  ];
  return (
    <>
      <CardStats stats={stats} />
      <div className={classes.target}>
        <p className={classes.targetText}>
          <span>
            {habit.totalCompletions} of {formatCount(habit.targetDays, 'day')}
          </span>
          <span>{habit.progressTowardsTarget}%</span>
        </p>
        <ProgressBar percent={habit.progressTowardsTarget} />
      </div>
    </>
  );
};

/** '12 November'; '' for today and yesterday, which are named already. */
const lastDay = ({ lastCompletionDate, daysSinceLastCompletion }: Habit): string =>
  lastCompletionDate && (daysSinceLastCompletion ?? 0) > 1 ? formatDay(lastCompletionDate) : '';
