import { meanPercent, tally } from '../core/counting.ts';
import { confidenceLabel, levelLabel, type Step } from '../core/scale.ts';
import { type Day, daysBetween } from '../days/days.ts';
import {
  type DerivedSkill,
  NEGLECTED_AFTER_DAYS,
  type Skill,
  type SkillStats,
  type SkillStatus,
} from './model.ts';
import {
  currentTime,
  type Grains,
  grainsOfHours,
  hoursOf,
  hundredthsOf,
  type SkillTime,
  totalHours,
} from './time.ts';

const UNASSESSED_CONFIDENCE = 1;
export const NOT_ASSESSED = 'Not assessed yet';

export interface SkillFacts extends SkillTime {
  readonly targetTime: Grains;
  /** The user's day on which the skill was created. */
  readonly createdDay: Day;
  readonly lastActivityDate: Day | null;
  /** Whether any activity was ever logged, even one of 0 minutes. One activity is enough to start a skill. */
  readonly everLogged: boolean;
  /** The confidence of the newest self-assessment, 1 to 5. */
  readonly newestConfidence: number | null;
}

/** All derived values of a skill. `neglectedAfter` is in days. */
export function deriveSkill(
  facts: SkillFacts,
  today: Day,
  neglectedAfter = NEGLECTED_AFTER_DAYS,
): DerivedSkill {
  const progress = skillProgress(facts);
  const currentLevel = levelOf(progress);
  const { lastActivityDate, newestConfidence } = facts;
  return {
    currentHours: hoursOf(currentTime(facts)),
    progress,
    currentLevel,
    levelDescription: levelLabel(currentLevel),
    status: skillStatus(facts),
    confidenceLevel: newestConfidence ?? UNASSESSED_CONFIDENCE,
    confidenceDescription:
      newestConfidence === null ? NOT_ASSESSED : confidenceLabel(newestConfidence),
    lastActivityDate,
    daysSinceLastActivity:
      lastActivityDate === null ? null : Math.max(0, daysBetween(lastActivityDate, today)),
    isNeglected: isNeglected(facts, today, neglectedAfter),
  };
}

export const skillFactsOf = (skill: Skill): SkillFacts => ({
  ...skill,
  targetTime: grainsOfHours(skill.targetHours),
  everLogged: skill.activityCount > 0,
  newestConfidence: skill.newestAssessment?.confidenceLevel ?? null,
});

/** A skill of a response, with all values derived for `today`. */
export const skillOn = (skill: Skill, today: Day): Skill => ({
  ...skill,
  ...deriveSkill(skillFactsOf(skill), today),
});

/**
 * The progress to the target hours in percent, rounded down. Examples: 5 of 20 h is 25, 99.6 of 100 h is 99, and 25
 * of 20 h is 100. Like the status, it uses the displayed hours with two decimal places. Otherwise a skill that shows
 * "1 of 1 h" could still be in progress.
 */
const skillProgress = (facts: SkillFacts): number =>
  Math.min(
    100,
    Math.floor((hundredthsOf(currentTime(facts)) * 100) / hundredthsOf(facts.targetTime)),
  );

/** One level per full quarter of the progress: 0-24 -> 1, 25-49 -> 2, 50-74 -> 3, 75-99 -> 4, 100 -> 5. */
export const levelOf = (progress: number): Step => (Math.floor(progress / 25) + 1) as Step;

/** Completed once the target hours are reached. Not Started while there are neither hours nor activities. */
export function skillStatus(facts: SkillFacts): SkillStatus {
  const hundredths = hundredthsOf(currentTime(facts));
  if (hundredths >= hundredthsOf(facts.targetTime)) return 'Completed';
  return hundredths === 0 && !facts.everLogged ? 'Not Started' : 'In Progress';
}

/**
 * Whether an uncompleted skill had no activity for at least `neglectedAfter` days. The days are counted from its
 * creation if it has no activity.
 */
export const isNeglected = (
  facts: SkillFacts,
  today: Day,
  neglectedAfter = NEGLECTED_AFTER_DAYS,
): boolean =>
  skillStatus(facts) !== 'Completed' &&
  daysBetween(facts.lastActivityDate ?? facts.createdDay, today) >= neglectedAfter;

export function skillStats(
  skills: readonly (SkillFacts & { readonly category: string })[],
  today: Day,
): SkillStats {
  const statuses = tally(skills.map(skillStatus));
  return {
    totalSkills: skills.length,
    inProgressSkills: statuses['In Progress'] ?? 0,
    completedSkills: statuses.Completed ?? 0,
    notStartedSkills: statuses['Not Started'] ?? 0,
    neglectedSkills: skills.filter((skill) => isNeglected(skill, today)).length,
    totalHours: totalHours(skills),
    averageProgress: meanPercent(skills.map(skillProgress)),
    skillsByCategory: tally(skills.map(({ category }) => category)),
  };
}
