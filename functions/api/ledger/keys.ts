import type { ItemSource } from '#shared/skills/model.ts';
import {
  bySkill,
  type IndexedKey,
  type Key,
  personKey,
  personRange,
  type Range,
} from '../../table/keys.ts';

/**
 * | item                                   | sk                   |
 * | -------------------------------------- | -------------------- |
 * | a skill                                | SKILL#<ulid>         |
 * | an activity                            | ACTIVITY#<ulid>      |
 * | the sums of a month's activities       | MONTH#<YYYY-MM>      |
 * | the sums of a source's activities      | SOURCE#<kind>#<ulid> |
 * | the sums of activities without a skill | UNASSIGNED           |
 *
 * Activities are sorted by day, because their ids contain the day.
 */
export const skillKeys = {
  skill: (userId: string, id: string): Key => personKey(userId, `SKILL#${id}`),
  month: (userId: string, month: string): Key => personKey(userId, `MONTH#${month}`),
  activity: (userId: string, id: string): Key => personKey(userId, `ACTIVITY#${id}`),
  /** The activity's key, with its key in the index by skill. */
  activityOfSkill: (userId: string, skillId: string | null, id: string): IndexedKey => ({
    ...personKey(userId, `ACTIVITY#${id}`),
    [bySkill.sortKey]: `${placeOf(skillId)}#${id}`,
  }),
  source: (userId: string, { kind, id }: SourceId): Key =>
    personKey(userId, `SOURCE#${kind}#${id}`),
  unassigned: (userId: string): Key => personKey(userId, 'UNASSIGNED'),
};

/** A habit, resource or project for which time was logged. */
export type SourceId = { readonly kind: ItemSource; readonly id: string };

/**
 * Begins the index key of an activity. No skill has the id 'unassigned', so it stands for the activities without a
 * skill.
 */
const placeOf = (skillId: string | null): string => skillId ?? 'unassigned';

export const skillRanges = {
  skills: (userId: string): Range => personRange(userId, 'SKILL#'),
  /** Both months inclusive. */
  months: (userId: string, from: string, to: string): Range =>
    personRange(userId, 'MONTH#', { from, to }),
  /** The activities of all skills. Both `ids` are inclusive and may be prefixes. */
  allActivities: (userId: string, ids: { from: string; to: string }): Range =>
    personRange(userId, 'ACTIVITY#', ids),
  /**
   * The activities of one skill, or those without a skill. Both `ids` are inclusive and may be prefixes. Without
   * `ids`, all of these activities.
   */
  activities: (
    userId: string,
    skillId: string | null,
    ids?: { from: string; to: string },
  ): Range => ({
    ...personRange(userId, `${placeOf(skillId)}#`, ids),
    index: bySkill,
  }),
  sources: (userId: string, kind?: ItemSource): Range =>
    personRange(userId, kind ? `SOURCE#${kind}#` : 'SOURCE#'),
};
