import {
  bySkill,
  type IndexedKey,
  type Key,
  personKey,
  personRange,
  type Range,
} from '../../table/keys.ts';

/**
 * | item                 | sk              |
 * | -------------------- | --------------- |
 * | a skill              | SKILL#<ulid>    |
 * | an activity          | ACTIVITY#<ulid> |
 * | a month's activities | MONTH#<YYYY-MM> |
 *
 * The ids of activities are in the order of their days.
 */
export const skillKeys = {
  skill: (userId: string, id: string): Key => personKey(userId, `SKILL#${id}`),
  month: (userId: string, month: string): Key => personKey(userId, `MONTH#${month}`),
  activity: (userId: string, id: string): Key => personKey(userId, `ACTIVITY#${id}`),
  /** With its key in the index. */
  activityOfSkill: (userId: string, skillId: string, id: string): IndexedKey => ({
    ...personKey(userId, `ACTIVITY#${id}`),
    [bySkill.sortKey]: `${skillId}#${id}`,
  }),
};

export const skillRanges = {
  skills: (userId: string): Range => personRange(userId, 'SKILL#'),
  /** Both months inclusive. */
  months: (userId: string, from: string, to: string): Range =>
    personRange(userId, 'MONTH#', { from, to }),
  /** The activities of all skills; both `ids` are inclusive and may be prefixes. */
  allActivities: (userId: string, ids: { from: string; to: string }): Range =>
    personRange(userId, 'ACTIVITY#', ids),
  /**
   * The activities of one skill. Both `ids` are inclusive and may be prefixes; without them it is all of the skill's
   * activities.
   */
  activities: (userId: string, skillId: string, ids?: { from: string; to: string }): Range => ({
    ...personRange(userId, `${skillId}#`, ids),
    index: bySkill,
  }),
};
