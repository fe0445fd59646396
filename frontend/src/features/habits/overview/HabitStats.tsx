import type { Calendar } from '#shared/core/days.ts';
import { streakWords } from '#shared/core/streakWords.ts';
import { completionsOf, type DayFraction } from '#shared/habits/dayFraction.ts';
import type { Habit } from '#shared/habits/model.ts';
import { streakNameOf } from '#shared/habits/schedule.ts';
import { StatCard, StatRow } from '../../../ui/cards/StatCard.tsx';
import { unbroken } from '../../../ui/format/days.ts';
import { formatCount } from '../../../ui/format/formatCount.ts';
import { statsOf } from '../view.ts';

type Props = { readonly habits: readonly Habit[]; readonly calendar: Calendar };

export const HabitStats = ({ habits, calendar }: Props) => {
  const { activeStreaks, longest, today, averageRate, rated } = statsOf(habits, calendar);
  const length = longest?.longestStreak ?? 0;
  return (
    <StatRow>
      <StatCard
        label="Active Streaks"
        value={activeStreaks}
        hint={`of ${unbroken(formatCount(habits.length, 'habit'))}`}
      />
      <StatCard
        label="Longest Streak"
        value={length}
        unit={streakWords(length, longest ? streakNameOf(longest) : 'day')}
        hint={longest?.name ?? 'None yet'}
      />
      <StatCard
        label="Today's Completions"
        value={completionsOf(today)}
        hint={describeAsked(today)}
      />
      <StatCard
        label="Average Rate"
        value={`${averageRate}%`}
        hint={describeRated(rated, habits.length)}
      />
    </StatRow>
  );
};

/** Below the average rate: 'over 17 habits', 'over 16 habits, 1 without one yet'. */
export const describeRated = (rated: number, all: number): string => {
  const over = `over ${unbroken(formatCount(rated, 'habit'))}`;
  return rated < all ? `${over}, ${all - rated} without one yet` : over;
};

/** Below the number of completions: 'of 4 asked', '3 of 4 asked, 1 extra', 'none asked'. */
const describeAsked = ({ asked, done, extra }: DayFraction): string => {
  if (asked === 0) return 'none asked';
  return extra > 0
    ? `${done} of ${asked} asked, ${unbroken(`${extra} extra`)}`
    : `of ${unbroken(`${asked} asked`)}`;
};
