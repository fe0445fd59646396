import type { Habit } from '#shared/habits/model.ts';
import { agoWords, dayWords } from '../days/words.ts';
import { countWords } from '../ui/countWords.ts';
import { type Figure, Figures } from '../ui/Figures.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import classes from './HabitCard.module.css';

/** The numbers of a habit's card: streaks, rate, this week and month, the way to the target. */
export const HabitFigures = ({ habit }: { readonly habit: Habit }) => {
  const figures: Figure[] = [
    ['Current streak', countWords(habit.currentStreak, habit.streakUnit)],
    ['Longest streak', countWords(habit.longestStreak, habit.streakUnit)],
    ['Completion rate', `${habit.completionRate}%`],
    ['This week', countWords(habit.thisWeekCompletions, 'day')],
    ['This month', countWords(habit.thisMonthCompletions, 'day')],
    ['Last activity', agoWords(habit.daysSinceLastCompletion), lastDay(habit)],
  ];
  return (
    <>
      <Figures figures={figures} />
      <div className={classes.target}>
        <p className={classes.targetWords}>
          <span>
            {habit.totalCompletions} of {countWords(habit.targetDays, 'day')}
          </span>
          <span>{habit.progressTowardsTarget}%</span>
        </p>
        <ProgressBar percent={habit.progressTowardsTarget} />
      </div>
    </>
  );
};

/** '12 November'; said of today and yesterday already. */
const lastDay = ({ lastCompletionDate, daysSinceLastCompletion }: Habit): string =>
  lastCompletionDate && (daysSinceLastCompletion ?? 0) > 1 ? dayWords(lastCompletionDate) : '';
