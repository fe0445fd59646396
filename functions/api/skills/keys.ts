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
 * | item                         | sk                   |
 * | ---------------------------- | -------------------- |
 * | a skill                      | SKILL#<ulid>         |
 * | an activity                  | ACTIVITY#<ulid>      |
 * | a month's activities         | MONTH#<YYYY-MM>      |
 * | the time of a source         | SOURCE#<kind>#<ulid> |
 * | activities that have no skill | UNASSIGNED           |
 *
 * The ids of activities are in the order of their days.
 */
export const skillKeys = {
  skill: (userId: string, id: string): Key => personKey(userId, `SKILL#${id}`),
  month: (userId: string, month: string): Key => personKey(userId, `MONTH#${month}`),
  activity: (userId: string, id: string): Key => personKey(userId, `ACTIVITY#${id}`),
  /** With its key in the index. */
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

/** The index key for the activities of a skill, or for those without one: no skill has such an id. */
const placeOf = (skillId: string | null): string => skillId ?? 'unassigned';

export const skillRanges = {
  skills: (userId: string): Range => personRange(userId, 'SKILL#'),
  /** Both months inclusive. */
  months: (userId: string, from: string, to: string): Range =>
    personRange(userId, 'MONTH#', { from, to }),
  /** The activities of all skills; both `ids` are inclusive and may be prefixes. */
  allActivities: (userId: string, ids: { from: string; to: string }): Range =>
    personRange(userId, 'ACTIVITY#', ids),
  /**
   * The activities of one skill, or those without one. Both `ids` are inclusive and may be prefixes; without `ids`, all
   * activities of the skill.
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
