import type { Day } from '../days/days.ts';
import type { SkillFacts } from './rules.ts';
import { currentTime, type DatedTime, type Grains, hundredthsOf } from './time.ts';

type LoggedSkill = Pick<SkillFacts, 'initialTime' | 'loggedTime' | 'targetTime'> & {
  /** The activities from `from` until today, in any order. May include older ones. */
  readonly activities: readonly DatedTime[];
};

/**
 * The day on which a skill reached its target, judged by its displayed hours. Undefined if that day is not in the range
 * from `from` to `to`. Example: the target is 20 h, and the skill had 18 h before the week. With 1.5 h on Tuesday and 1
 * h on Friday, it reaches the target on Friday.
 */
export function completedOn(skill: LoggedSkill, from: Day, to: Day): Day | undefined {
  const timeOn = (isCounted: (day: Day) => boolean): Grains =>
    skill.activities.reduce((sum, { date, time }) => (isCounted(date) ? sum + time : sum), 0);
  const isReachedWithout = (time: Grains) =>
    hundredthsOf(currentTime(skill) - time) >= hundredthsOf(skill.targetTime);
  if (!isReachedWithout(0) || isReachedWithout(timeOn((day) => day >= from))) return undefined;
  const days = skill.activities.map(({ date }) => date).filter((day) => from <= day && day <= to);
  return [...new Set(days)].sort().find((day) => isReachedWithout(timeOn((later) => later > day)));
}
