import type { ActivitySource, LoggedType } from '../skills/model.ts';
import type { TimerTarget } from './facts.ts';

/** The fields of an activity that its target decides. */
export type TargetOrigin = {
  /**
   * Null if no skill gets the time. Also null for a habit, because the habit's day decides which skill gets its time.
   */
  readonly skill: string | null;
  readonly source: Extract<ActivitySource, 'timer' | 'habit' | 'resource' | 'project'>;
  /** The id of the habit, resource or project; null for a skill's own time. */
  readonly sourceId: string | null;
  readonly type: LoggedType;
};

const sources = { resources: 'resource', projects: 'project' } as const;

/**
 * The skill, the source and the type of a target's activities. Time on a skill is practice, with the timer as its
 * source. Time on a resource or project is like time logged there. Time on a habit is added to the habit's amount for
 * the day. The timer itself makes no activity of it.
 */
export function originOf({ area, id, skill = null, type }: TimerTarget): TargetOrigin {
  if (area === 'skills') return { skill: id, source: 'timer', sourceId: null, type: 'Practice' };
  if (area === 'habits') return { skill: null, source: 'habit', sourceId: id, type: 'Practice' };
  return { skill, source: sources[area], sourceId: id, type: type ?? 'Other' };
}
