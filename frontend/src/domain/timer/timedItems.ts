import type { RequestOf, Route } from '#shared/core/route.ts';
import type { TimerTarget } from '#shared/timer/facts.ts';
import type { TargetArea } from '#shared/timer/model.ts';
import type { ScreenArea, TimedItem, TimeOfItem } from '../../area.ts';
import { areas } from '../../areas.ts';
import type { Peek } from '../../data/outbox/mutation.ts';
import type { DayTimeChange } from '../time/dayTime.ts';
import { chosenSkillKey, noSkill, presetSkill } from '../time/presetSkill.ts';

/** An item for which a timer can be started. */
export type Timed = TimedItem & { readonly area: TargetArea };

/** The target of a timer for an item. Of several skills it has the last chosen one. */
export const targetOf = (
  area: TargetArea,
  { _id, relatedSkills = [] }: Pick<TimedItem, '_id' | 'relatedSkills'>,
): TimerTarget => {
  if (area === 'skills' || area === 'habits') return { area, id: _id };
  const skill = presetSkill(relatedSkills, localStorage.getItem(chosenSkillKey(_id)) ?? '');
  return { area, id: _id, skill: skill === noSkill ? null : skill };
};

/** The areas whose items the timer can take. */
export const timedAreas = areas.filter(({ timed }) => timed !== undefined);

/** The items of an area that can have a timer, from the response with its list. */
export const timedOf = ({ name, timed }: ScreenArea, data: unknown): readonly Timed[] =>
  (data === undefined ? [] : (timed?.(data) ?? [])).map((item) => ({
    ...item,
    area: name as TargetArea,
  }));

/** The cached list of an area. */
const listIn = ({ list }: ScreenArea, peek: Peek): unknown =>
  peek(list.route, list.request as RequestOf<Route>);

/** All items in cached lists that can have a timer. */
export const allTimed = (peek: Peek): readonly Timed[] =>
  timedAreas.flatMap((area) => timedOf(area, listIn(area, peek)));

/** A target's item; undefined if it was deleted, or if its list is not cached. */
export const timedItem = ({ area, id }: TimerTarget, peek: Peek): Timed | undefined =>
  allTimed(peek).find((item) => item.area === area && item._id === id);

/** How logged time changes days, for items that keep time in their days. */
export const daysOf = (logged: readonly TimeOfItem[], peek: Peek): DayTimeChange[] =>
  logged.flatMap((time) => areas.flatMap(({ keepsTime }) => keepsTime?.changeOf(time, peek) ?? []));

/** Whether the target was deleted: its list is cached and lacks it. */
export const isTargetGone = (target: TimerTarget, peek: Peek): boolean => {
  const area = timedAreas.find(({ name }) => name === target.area);
  return area !== undefined && listIn(area, peek) !== undefined && !timedItem(target, peek);
};
