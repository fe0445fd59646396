import type { Day } from './days.ts';
import { mean } from './mean.ts';
import { isNeglected, type SkillFacts, skillProgress, skillStatus } from './skills.ts';
import { totalHours } from './skillTime.ts';
import { tally } from './tally.ts';

export interface SkillStats {
  readonly totalSkills: number;
  readonly inProgressSkills: number;
  readonly completedSkills: number;
  readonly notStartedSkills: number;
  readonly neglectedSkills: number;
  readonly totalHours: number;
  /** A whole percent. */
  readonly averageProgress: number;
  /** The categories that occur. */
  readonly skillsByCategory: Record<string, number>;
}

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
    averageProgress: mean(skills.map(skillProgress)),
    skillsByCategory: tally(skills.map(({ category }) => category)),
  };
}
