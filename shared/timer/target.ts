import type { ActivitySource, LoggedType } from '../skills/model.ts';
import type { TimerTarget } from './facts.ts';

/** What a target says about the activities of its time. */
export type TargetOrigin = {
  /** Null for time that counts for no skill. */
  readonly skill: string | null;
  readonly source: Extract<ActivitySource, 'timer' | 'resource' | 'project'>;
  /** The resource or project. */
  readonly sourceId: string | null;
  readonly type: LoggedType;
};

const sources = { resources: 'resource', projects: 'project' } as const;

/**
 * The skill, the source and the type of the activities that a target's time becomes: time of a skill is practice, from
 * the timer. Time of a resource or project is like time that is logged there.
 */
export function originOf({ area, id, skill = null, type }: TimerTarget): TargetOrigin {
  if (area === 'skills') return { skill: id, source: 'timer', sourceId: null, type: 'Practice' };
  return { skill, source: sources[area], sourceId: id, type: type ?? 'Other' };
}
