import type { ActivitySource, LoggedType } from '../skills/model.ts';
import type { TimerTarget } from './facts.ts';

/** The fields of an activity that follow from a target. */
export type TargetOrigin = {
  /** Null for time that counts for no skill. Also null for a habit: its days say for which skill they count. */
  readonly skill: string | null;
  readonly source: Extract<ActivitySource, 'timer' | 'habit' | 'resource' | 'project'>;
  /** The habit, resource or project. */
  readonly sourceId: string | null;
  readonly type: LoggedType;
};

const sources = { resources: 'resource', projects: 'project' } as const;

/**
 * The skill, the source and the type of a target's activities. Time of a skill is practice, from the timer. Time of a
 * resource or project is like time logged there. Time of a habit is no activity of its own: it is added to the amount
 * of its day.
 */
export function originOf({ area, id, skill = null, type }: TimerTarget): TargetOrigin {
  if (area === 'skills') return { skill: id, source: 'timer', sourceId: null, type: 'Practice' };
  if (area === 'habits') return { skill: null, source: 'habit', sourceId: id, type: 'Practice' };
  return { skill, source: sources[area], sourceId: id, type: type ?? 'Other' };
}
