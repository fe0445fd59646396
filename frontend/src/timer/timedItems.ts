import type { RequestOf, Route } from '#shared/core/route.ts';
import type { TimerTarget } from '#shared/timer/facts.ts';
import type { TargetArea } from '#shared/timer/model.ts';
import type { ScreenArea, TimedItem, TimeOfItem } from '../area.ts';
import { areas } from '../areas.ts';
import type { DayTimeChange } from '../data/outbox/dayTime.ts';
import type { Peek } from '../data/outbox/mutation.ts';
import { chosenSkillKey, noSkill, presetSkill } from '../forms/time/presetSkill.ts';

/** An item for which a timer can be started. */
export type Timed = TimedItem & { readonly area: TargetArea };

/** What a timer that is started for an item counts for: of several skills the one that was chosen last. */
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

/** The items of an area for which a timer can run, from the response with its list. */
export const timedOf = ({ name, timed }: ScreenArea, data: unknown): readonly Timed[] =>
  (data === undefined ? [] : (timed?.(data) ?? [])).map((item) => ({
    ...item,
    area: name as TargetArea,
  }));

/** The list of an area as this browser has it. */
const listIn = ({ list }: ScreenArea, peek: Peek): unknown =>
  peek(list.route, list.request as RequestOf<Route>);

/** All items for which a timer can run, as far as this browser has their lists. */
export const allTimed = (peek: Peek): readonly Timed[] =>
  timedAreas.flatMap((area) => timedOf(area, listIn(area, peek)));

/** What a timer's time counts for; undefined where it was deleted, or its list was never loaded. */
export const timedItem = ({ area, id }: TimerTarget, peek: Peek): Timed | undefined =>
  allTimed(peek).find((item) => item.area === area && item._id === id);

/** What logged time changes of the days of items that keep it in their days. */
export const daysOf = (logged: readonly TimeOfItem[], peek: Peek): DayTimeChange[] =>
  logged.flatMap((time) => areas.flatMap(({ keepsTime }) => keepsTime?.changeOf(time, peek) ?? []));

/** Whether the target was deleted: its list is here, and it is not in it. */
export const isTargetGone = (target: TimerTarget, peek: Peek): boolean => {
  const area = timedAreas.find(({ name }) => name === target.area);
  return area !== undefined && listIn(area, peek) !== undefined && !timedItem(target, peek);
};
