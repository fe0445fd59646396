import { type Grains, grainsOfHours, hoursOf, hundredthsOf } from './learningTime.ts';

/** The hours of a skill: given by its owner (`initialTime`) and added up from the activities. */
export interface SkillTime {
  /** Below 0 when the owner set the current hours below what is logged. */
  readonly initialTime: Grains;
  readonly loggedTime: Grains;
}

/** Never below 0, even where an undone log had been corrected away before. */
export const currentTime = ({ initialTime, loggedTime }: SkillTime): Grains =>
  Math.max(0, initialTime + loggedTime);

/**
 * The `initialTime` that makes the current hours what the owner says: 30 h with 12 logged -> 18 h.
 * Hours equal to those shown change nothing: a form that sends back the 0.33 h of a 20 minute log
 * must not shave 12 seconds off.
 */
export const initialTimeFor = (time: SkillTime, hours: number): Grains =>
  hours === hoursOf(currentTime(time)) ? time.initialTime : grainsOfHours(hours) - time.loggedTime;

/**
 * The hours after one log is undone. A skill with 10 h logged and set to 5 h has -5 initial hours;
 * undoing the log leaves 0 h, not a debt that would swallow the next 5 h.
 */
export function withoutLog({ initialTime, loggedTime }: SkillTime, log: Grains): SkillTime {
  const rest = loggedTime - log;
  return { initialTime: Math.max(initialTime, 0 - rest), loggedTime: rest };
}

/** The sum of the current hours as they are shown, exact to the hundredth. */
export const totalHours = (skills: readonly SkillTime[]): number =>
  skills.reduce((sum, skill) => sum + hundredthsOf(currentTime(skill)), 0) / 100;
