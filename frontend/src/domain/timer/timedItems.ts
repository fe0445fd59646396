import type { RequestOf, Route } from '#shared/calls/route.ts';
import type { TimerTarget } from '#shared/timer/facts.ts';
import type { TargetArea } from '#shared/timer/model.ts';
import type { ScreenArea, TimedItem } from '../../area.ts';
import { areas } from '../../areas.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { chosenSkillKey, noSkill, presetSkill } from '../time/presetSkill.ts';

export type Timed = TimedItem & { readonly area: TargetArea };

/**
 * The timer's target for an item. The target of a resource or project also has a skill: the last choice, or else the
 * item's first skill.
 */
export const targetOf = (
  area: TargetArea,
  { _id, relatedSkills = [] }: Pick<TimedItem, '_id' | 'relatedSkills'>,
): TimerTarget => {
  if (area === 'skills' || area === 'habits') return { area, id: _id };
  const skill = presetSkill(relatedSkills, localStorage.getItem(chosenSkillKey(_id)) ?? '');
  return { area, id: _id, skill: skill === noSkill ? null : skill };
};

/** The areas with items for which a timer can run. */
export const timedAreas = areas.filter(({ timerTargets }) => timerTargets !== undefined);

/** The items of an area's list that can have a timer. */
export const timedOf = ({ name, timerTargets }: ScreenArea, data: unknown): readonly Timed[] =>
  (data === undefined ? [] : (timerTargets?.(data) ?? [])).map((item) => ({
    ...item,
    area: name as TargetArea,
  }));

const listIn = ({ list }: ScreenArea, rows: Rows): unknown =>
  rows.data(list.route, list.request as RequestOf<Route>);

/** All items in cached lists that can have a timer. */
export const allTimed = (rows: Rows): readonly Timed[] =>
  timedAreas.flatMap((area) => timedOf(area, listIn(area, rows)));

/**
 * A target's item. Undefined if the item was deleted, if it can no longer have a timer, or if its list is not cached.
 */
export const timedItem = ({ area, id }: TimerTarget, rows: Rows): Timed | undefined =>
  allTimed(rows).find((item) => item.area === area && item._id === id);

/**
 * Whether the target was deleted, or is a habit whose amount is no longer time. This is known only if the target's list
 * is cached and lacks the target.
 */
export const isTargetGone = (target: TimerTarget, rows: Rows): boolean => {
  const area = timedAreas.find(({ name }) => name === target.area);
  return area !== undefined && listIn(area, rows) !== undefined && !timedItem(target, rows);
};
