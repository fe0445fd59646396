import type { Habit } from '#shared/contract/habits.ts';
import classes from './HabitCard.module.css';
import { agoWords, countWords, dayWords } from './words.ts';

/** The numbers of a habit's card: streaks, rate, this week and month, the way to the target. */
export const HabitFigures = ({ habit }: { readonly habit: Habit }) => {
  const figures: [label: string, value: string, note?: string][] = [
    ['Current streak', countWords(habit.currentStreak, habit.streakUnit)],
    ['Longest streak', countWords(habit.longestStreak, habit.streakUnit)],
    ['Completion rate', `${habit.completionRate}%`],
    ['This week', countWords(habit.thisWeekCompletions, 'day')],
    ['This month', countWords(habit.thisMonthCompletions, 'day')],
    ['Last activity', agoWords(habit.daysSinceLastCompletion), lastDay(habit)],
  ];
  return (
    <>
      <dl className={classes.figures}>
        {figures.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.target}>
        <p className={classes.targetWords}>
          <span>
            {habit.totalCompletions} of {countWords(habit.targetDays, 'day')}
          </span>
          <span>{habit.progressTowardsTarget}%</span>
        </p>
        <div className={classes.bar} aria-hidden="true">
          <div style={{ width: `${habit.progressTowardsTarget}%` }} />
        </div>
      </div>
    </>
  );
};

/** '12 November'; said of today and yesterday already. */
const lastDay = ({ lastCompletionDate, daysSinceLastCompletion }: Habit): string =>
  lastCompletionDate && (daysSinceLastCompletion ?? 0) > 1 ? dayWords(lastCompletionDate) : '';
