import type { Calendar } from '#shared/days/days.ts';
import type { DayFraction } from '#shared/habits/due/dayFraction.ts';
import type { Habit } from '#shared/habits/model.ts';
import { streakNameOf } from '#shared/habits/schedule.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { formatStreak, streakWords } from '../../../domain/habits/streaks.ts';
import { StatCard, StatRow } from '../../../ui/cards/StatCard.tsx';
import { unbroken } from '../../../ui/format/days.ts';
import { formatParts } from '../format/format.ts';
import { statsOf } from '../view.ts';

type Props = { readonly habits: readonly Habit[]; readonly calendar: Calendar };

export const HabitStats = ({ habits, calendar }: Props) => {
  const { listed, activeStreaks, longest, today, averageRate, rated } = statsOf(habits, calendar);
  const length = longest?.longestStreak ?? 0;
  const name = longest ? streakNameOf(longest) : 'day';
  return (
    <StatRow>
      <StatCard
        label={i18n.t('Active Streaks')}
        value={activeStreaks}
        hint={unbroken(
          i18n.t('{count, plural, one {of # habit} other {of # habits}}', {
            count: listed,
          }),
        )}
      />
      <StatCard
        label={i18n.t('Longest Streak')}
        value={<span title={formatStreak(length, name)}>{formatNumber(length)}</span>}
        unit={streakWords(length, name)}
        hint={longest?.name ?? i18n.t('None yet')}
      />
      <StatCard
        label={i18n.t("Today's Completions")}
        value={today.done}
        hint={describeAsked(today)}
      />
      <StatCard
        label={i18n.t('Average Rate')}
        value={i18n.t('{percent}%', { percent: averageRate })}
        hint={<span title={describeRated(rated, listed)}>{describeRated(rated, rated)}</span>}
      />
    </StatRow>
  );
};

/**
 * The text below the average rate: 'over 17 habits', 'no habit has a rate yet'. On hover, it also counts the habits
 * without a rate: 'over 16 habits, 1 has no rate yet'.
 */
export const describeRated = (rated: number, all: number): string => {
  if (rated === 0) return i18n.t('no habit has a rate yet');
  const over = i18n.t('{rated, plural, one {over # habit} other {over # habits}}', { rated });
  return rated < all
    ? formatParts([
        over,
        i18n.t('{rest, plural, one {# has no rate yet} other {# have no rate yet}}', {
          rest: all - rated,
        }),
      ])
    : over;
};

/** The text below the number of completions: 'of 4 due', 'none due'. */
const describeAsked = ({ asked }: DayFraction): string =>
  asked === 0 ? i18n.t('none due') : unbroken(i18n.t('of {asked, number} due', { asked }));
