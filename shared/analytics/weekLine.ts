import { compare } from '../calls/order.ts';
import type { streakNames } from '../core/streakNames.ts';
import { type Calendar, type Day, startOfWeek } from '../days/days.ts';
import type { Habit } from '../habits/model.ts';
import { habitFactsOf } from '../habits/rules.ts';
import { scheduleOn, streakNameOf } from '../habits/schedule.ts';
import { type Comeback, comebackBetween } from '../habits/streaks/comeback.ts';
import { milestoneToday } from '../habits/streaks/milestones.ts';
import type { Dashboard } from './model.ts';

type ThisWeek = Dashboard['thisWeek'];
type ListedHabit = Parameters<typeof habitFactsOf>[0] & Pick<Habit, '_id' | 'name'>;

/** A highlight of the week. The dashboard shows it in one line. */
export type WeekLine =
  /** The item that was finished last, and the number of other finished items. */
  | {
      readonly kind: 'finished';
      readonly item: ThisWeek['finished'][number];
      readonly more: number;
    }
  /** A habit that reached a streak milestone today. */
  | {
      readonly kind: 'streak';
      readonly habit: ListedHabit;
      readonly length: number;
      readonly unit: (typeof streakNames)[number];
    }
  /** A skill with more hours than in any of the 12 weeks before. */
  | { readonly kind: 'hours'; readonly skill: NonNullable<ThisWeek['mostHours']> }
  /** A habit that was done again after a long break. */
  | ({ readonly kind: 'comeback'; readonly habit: ListedHabit } & Comeback);

/**
 * Picks the week's one highlight, or null on a quiet day. The rarest kind wins: first a finished item, then a streak
 * milestone, the most hours, and last a comeback. Among several streaks, the longest wins. Among several comebacks, the
 * longest break wins. If two are equally long, the older habit wins. `habits` must not include archived habits. A
 * `thisWeek` of an earlier week is ignored.
 */
export function weekLine(
  thisWeek: ThisWeek | undefined,
  habits: readonly ListedHabit[],
  calendar: Calendar,
): WeekLine | null {
  const from = startOfWeek(calendar.today, calendar.weekStartsOn);
  const { finished, mostHours } =
    thisWeek?.from === from ? thisWeek : { finished: [], mostHours: null };
  const [item] = finished;
  if (item) return { kind: 'finished', item, more: finished.length - 1 };
  return (
    longestStreak(habits, calendar) ??
    (mostHours ? { kind: 'hours', skill: mostHours } : longestBreak(habits, from, calendar))
  );
}

function longestStreak(habits: readonly ListedHabit[], calendar: Calendar): WeekLine | null {
  const [line] = habits
    .flatMap((habit) => {
      const length = milestoneToday(habitFactsOf(habit), calendar);
      if (length === null) return [];
      const unit = streakNameOf(scheduleOn(habit.schedules, calendar.today));
      return [{ kind: 'streak' as const, habit, length, unit }];
    })
    .toSorted((a, b) => b.length - a.length || olderFirst(a, b));
  return line ?? null;
}

function longestBreak(
  habits: readonly ListedHabit[],
  from: Day,
  calendar: Calendar,
): WeekLine | null {
  const [line] = habits
    .flatMap((habit) => {
      const comeback = comebackBetween(habitFactsOf(habit), from, calendar.today, calendar);
      return comeback === null ? [] : [{ kind: 'comeback' as const, habit, ...comeback }];
    })
    .toSorted((a, b) => b.days - a.days || olderFirst(a, b));
  return line ?? null;
}

type OfHabit = { readonly habit: Pick<Habit, '_id'> };

const olderFirst = (a: OfHabit, b: OfHabit): number => compare(a.habit._id, b.habit._id);
