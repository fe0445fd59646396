import type { ActivitySource, LoggedType } from '../skills/model.ts';
import type { TimerTarget } from './facts.ts';

/** What a target says about the activities of its time. */
export type TargetOrigin = {
  /** Null for time that counts for no skill, and for a habit: what its days count as says which one. */
  readonly skill: string | null;
  readonly source: Extract<ActivitySource, 'timer' | 'habit' | 'resource' | 'project'>;
  /** The habit, resource or project. */
  readonly sourceId: string | null;
  readonly type: LoggedType;
};

const sources = { resources: 'resource', projects: 'project' } as const;

/**
 * The skill, the source and the type of the activities that a target's time becomes: time of a skill is practice, from
 * the timer. Time of a resource or project is like time that is logged there. Time of a habit is no activity of its own:
 * it is added to the amount of its day.
 */
export function originOf({ area, id, skill = null, type }: TimerTarget): TargetOrigin {
  if (area === 'skills') return { skill: id, source: 'timer', sourceId: null, type: 'Practice' };
  if (area === 'habits') return { skill: null, source: 'habit', sourceId: id, type: 'Practice' };
  return { skill, source: sources[area], sourceId: id, type: type ?? 'Other' };
}
