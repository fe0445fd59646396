import { addDays, type Day } from '../days/days.ts';
import { isWeekOff, type Pause } from '../pauses/pauses.ts';
import type { SkillFacts } from '../skills/rules.ts';
import { type DatedTime, type Grains, hoursOf } from '../skills/time.ts';
import type { WeekFigures } from './model.ts';
import { weekEndOf } from './weeks.ts';

/** A week is compared with this many weeks before it. */
export const COMPARED_WEEKS = 4;

export type ReviewedSkill = Pick<SkillFacts, 'initialTime' | 'loggedTime' | 'targetTime'> & {
  readonly _id: string;
  readonly name: string;
  /** The activities from `comparedFrom` until today, in any order. */
  readonly activities: readonly DatedTime[];
  readonly hasOlder: boolean;
};

/** A review needs the activities from this day on. */
export const comparedFrom = (weekStart: Day): Day => addDays(weekStart, -7 * COMPARED_WEEKS);

const sum = (activities: readonly DatedTime[]): Grains =>
  activities.reduce((total, { time }) => total + time, 0);

const between = (activities: readonly DatedTime[], from: Day, to: Day): DatedTime[] =>
  activities.filter(({ date }) => from <= date && date <= to);

/**
 * The hours of each skill in a week, and their mean in the four weeks before. As in pace.ts, a week counts only if it
 * begins on or after the day of the first activity. A week entirely on vacation does not count. A week without time
 * counts as 0.
 *
 * Example: a week with 3 h follows weeks with 2, 0, 1 and 3 h. The mean is 1.5 h in 4 weeks.
 *
 * Another example: the first activity was on the Wednesday three weeks before. Its week does not count, because that
 * week began before the activity. The two weeks after it had 1 h and 0 h, so the mean is 0.5 h in 2 weeks.
 */
export const skillsInWeek = (
  skills: readonly ReviewedSkill[],
  weekStart: Day,
  vacations: readonly Pause[],
): WeekFigures['skills'] =>
  skills
    .flatMap(({ _id, name, activities, hasOlder }) => {
      const time = sum(between(activities, weekStart, weekEndOf(weekStart)));
      const days = activities.map(({ date }) => date);
      const begun = hasOlder ? '' : days.reduce((a, b) => (b < a ? b : a), weekStart);
      const weeks = Array.from({ length: COMPARED_WEEKS }, (_, n) =>
        addDays(weekStart, -7 * (n + 1)),
      )
        .filter((week) => week >= begun && !isWeekOff(vacations, week))
        .map((week) => sum(between(activities, week, weekEndOf(week))));
      const before = weeks.reduce((total, one) => total + one, 0);
      if (time === 0 && before === 0) return [];
      const meanHours = weeks.length === 0 ? null : hoursOf(before / weeks.length);
      return [{ _id, name, hours: hoursOf(time), meanHours, weeks: weeks.length }];
    })
    .sort((a, b) => b.hours - a.hours || (b.meanHours ?? 0) - (a.meanHours ?? 0));
