import type { Reason } from '../calls/reasons.ts';
import { percent } from '../core/counting.ts';
import { countBetween, countDays, lastDay, unpackDays } from '../days/daySet.ts';
import {
  type Calendar,
  type Day,
  daysBetween,
  endOfMonth,
  endOfWeek,
  startOfMonth,
  startOfWeek,
} from '../days/days.ts';
import { unpackAmounts } from './allAmounts.ts';
import { amountStatsOf, targetOn } from './amounts.ts';
import { countingOn } from './changes/counting.ts';
import { daysOffOf } from './daysOff.ts';
import { askedOn, dueOf } from './due/due.ts';
import { isDueOn, isMetOn, isScheduledOn } from './due/dueDays.ts';
import { unitsOf } from './due/units.ts';
import { amountsUntilEnd, archivedDay, untilEnd } from './ends.ts';
import {
  type Counting,
  type DerivedHabit,
  type Habit,
  type ListedFacts,
  periodOf,
} from './model.ts';
import { type HabitSchedule, scheduleOn, startOf, streakUnitOf } from './schedule.ts';
import { tallyUnits } from './streaks/streaks.ts';
import { strengthWithReason } from './streaks/strength.ts';
import { trackOf } from './streaks/track.ts';

export { isDueOn, isMetOn, isScheduledOn } from './due/dueDays.ts';
export { startOf } from './schedule.ts';

export interface HabitFacts extends HabitSchedule {
  /** The goal in completed days, at least 1. */
  readonly targetDays: number;
  /** How its days count as time, oldest first. */
  readonly counting?: readonly Counting[];
  /** The day on which the habit was archived, or the day after its end. Null if it isn't archived. */
  readonly archivedOn?: Day | null;
}

/** Whether lists and counts include a habit. Archived habits are left out. */
export const isListed = ({ archivedOn = null }: Pick<HabitFacts, 'archivedOn'>): boolean =>
  archivedOn === null;

/**
 * All derived stats of a habit for the user's today, always from the whole history. Days after today (see `unitsOf`)
 * count like any other.
 *
 * The current streak is the current run of met units, so the longest streak is never below it. The completion rate is
 * the share of met units among all closed units and all open units that are met. It is at most 99 if a unit was
 * missed, and 0 if there are no units. Example: 5 of 7 closed days are met. If today is met too, the rate is 6 / 8 =
 * 75. While today is open, it is 5 / 7 = 71.
 */
export function deriveHabit(facts: HabitFacts, calendar: Calendar): DerivedHabit {
  const { today, weekStartsOn } = calendar;
  const { schedules, targetDays, completed, targets = [], counting = [] } = facts;
  const current = scheduleOn(schedules, today);
  const aim = targetOn(targets, today);
  const time = countingOn(counting, today);
  const units = unitsOf(facts, calendar);
  const tally = tallyUnits(units, current);
  const { left, ...due } = dueOf(facts, tally.run, calendar);
  const track = trackOf(units.list, schedules, today);
  const isOpen = due.due === 'now' || due.due === 'later';
  const { strength, why } = strengthWithReason(facts, units.list, today, isOpen);
  const totalCompletions = countDays(completed);
  const lastCompletionDate = lastDay(completed);
  return {
    frequency: current.frequency,
    frequencyDays: current.frequencyDays ?? null,
    frequencyCount: current.frequencyCount ?? null,
    target: aim?.target ?? null,
    direction: aim?.direction ?? null,
    targetPer: periodOf(aim) ?? null,
    quiet: aim?.quiet ?? false,
    skill: time?.skill ?? null,
    countsAs: time?.countsAs ?? null,
    streakUnit: streakUnitOf(current),
    currentStreak: tally.run,
    longestStreak: tally.longest,
    completionRate: percent(tally.met, tally.units),
    totalCompletions,
    progressTowardsTarget: progressOf(totalCompletions, targetDays),
    thisWeekCompletions: countBetween(
      completed,
      startOfWeek(today, weekStartsOn),
      endOfWeek(today, weekStartsOn),
    ),
    thisMonthCompletions: countBetween(completed, startOfMonth(today), endOfMonth(today)),
    lastCompletionDate,
    daysSinceLastCompletion: daysSince(lastCompletionDate, today),
    startDate: startOf(facts),
    isScheduledToday: isScheduledOn(facts, today),
    isMetToday: isMetOn(facts, today, calendar),
    isOnTrack: track.isOnTrack,
    trackReason: track.why.message,
    strength,
    strengthReason: why.message,
    ...due,
    restForecast: left?.message ?? null,
    reasons: {
      track: whyOf(track.why),
      strength: whyOf(why),
      restForecast: left && whyOf(left),
    },
  };
}

const whyOf = ({ reason, params }: Reason) => ({ reason, params: { ...params } });

/** Whether the habit has a completion rate. On the day of its creation, it has none until that day is met or over. */
export const hasRate = (facts: HabitSchedule, calendar: Calendar): boolean =>
  tallyOf(facts, calendar).tally.units > 0;

/** How many units count, and how many of them were kept. Example: 74 of 90 days. */
export const keptUnitsOf = (facts: HabitSchedule, calendar: Calendar) => {
  const { met, units } = tallyOf(facts, calendar).tally;
  return { kept: met, counted: units };
};

/** The current schedule, and a tally of all units. Its streaks are in the unit of that schedule. */
const tallyOf = (facts: HabitSchedule, calendar: Calendar) => {
  const current = scheduleOn(facts.schedules, calendar.today);
  return { current, tally: tallyUnits(unitsOf(facts, calendar), current) };
};

/** A habit's streaks, and the current schedule. The schedule determines the unit of the streaks. */
export const streaksOf = (facts: HabitSchedule, calendar: Calendar) => {
  const { current, tally } = tallyOf(facts, calendar);
  return { ...current, currentStreak: tally.run, longestStreak: tally.longest };
};

/** The fields of a habit in a response that determine its facts. */
type GivenHabit = ListedFacts & Pick<Habit, 'vacations' | 'away'>;

export const habitFactsOf = ({
  schedules,
  createdDay,
  targetDays,
  targets,
  counting,
  history,
  skipped,
  recorded,
  unit,
  allAmounts,
  pauses,
  vacations,
  away,
  archivedOn,
  endsOn,
}: GivenHabit): HabitFacts => {
  const completed = untilEnd(unpackDays(history), { endsOn });
  return {
    schedules,
    createdDay,
    targetDays,
    targets,
    unit,
    counting,
    archivedOn,
    endsOn,
    completed,
    skipped: unpackDays(skipped),
    recorded: untilEnd(unpackDays(recorded), { endsOn }),
    away,
    ...(allAmounts && { allAmounts: unpackAmounts(allAmounts) }),
    pauses: daysOffOf({ pauses, vacations, archivedOn, endsOn, completed }),
  };
};

/** A habit on the schedule of a day. */
export interface DueHabit {
  readonly habit: Habit;
  /** Whether the day, or its week or month, is met. */
  readonly isMet: boolean;
  /** Whether `dayFraction` counts it. */
  readonly isCounted: boolean;
}

/**
 * The habits of a response that may concern a day, in order. The page Today, the calendar and the day's panel show
 * these habits. Example: a daily habit was ticked on the day, and a weekly habit the day before. Both are listed and
 * met, but only the daily habit is counted. Empty for days after today.
 */
export const dueOn = (habits: readonly Habit[], day: Day, calendar: Calendar): DueHabit[] =>
  habits.flatMap((habit) => {
    const facts = habitFactsOf(habit);
    if (!isDueOn(facts, day, calendar)) return [];
    return [
      {
        habit,
        isMet: isMetOn(facts, day, calendar),
        isCounted: askedOn(facts, day, calendar) !== 'no',
      },
    ];
  });

/** A habit of a response with everything derived for today. */
export const habitOn = (
  habit: GivenHabit & Pick<Habit, 'completions'>,
  calendar: Calendar,
): Habit => ({
  ...habit,
  archivedOn: archivedDay(habit, calendar.today),
  ...deriveHabit(habitFactsOf(habit), calendar),
  ...(habit.amounts && {
    amountStats: amountStatsOf(amountsUntilEnd(habit.amounts, habit), habit.targets, calendar),
  }),
});

/**
 * The completed days in percent of the target days, at most 100. Days off the schedule count too. Rounded: 20 of 30
 * days are 67, and 40 of 30 are 100.
 */
const progressOf = (totalCompletions: number, targetDays: number): number =>
  Math.min(100, Math.round((totalCompletions * 100) / targetDays));

/**
 * Days since the newest completed day. Example: 2 if today is the 9th and the habit was last done on the 7th. Null if
 * it was never done. 0 if the newest day is after today, which is possible after travelling west.
 */
const daysSince = (last: Day | null, today: Day): number | null =>
  last === null ? null : Math.max(0, daysBetween(last, today));
