import { analytics } from '#shared/analytics/routes.ts';
import { unpackDays } from '#shared/core/daySet.ts';
import type { Day } from '#shared/core/days.ts';
import { idOfDay } from '#shared/core/ids.ts';
import { type DayTime, timeOn } from '#shared/habits/counting.ts';
import type { DaySetting, Habit } from '#shared/habits/model.ts';
import type { habits } from '#shared/habits/routes.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { grainsOfMinutes, hoursOf } from '#shared/skills/time.ts';
import type { ChangeOf } from '../../../data/outbox/change.ts';
import { changeItem, withoutItem } from '../../../data/outbox/items.ts';
import type { On, Peek } from '../../../data/outbox/mutation.ts';
import {
  counted,
  unassigned,
  wants,
  withActivity,
  withLog,
  withoutLogged,
} from '../../../data/outbox/timeLog.ts';
import { amountOn } from '../amounts/formatAmount.ts';
import { withDay } from '../changedHabit.ts';

/** The time of a habit's day before and after it is set. Of several changes that wait, each starts where the last ended. */
export type TimeChange = {
  readonly name: string;
  readonly before: DayTime | undefined;
  readonly after: DayTime | undefined;
};

/** A habit with a day set, as its screens show it. */
export const habitAfter = (habit: Habit, day: Day, set: DaySetting): Habit =>
  withDay(habit, day, set, true);

/** What setting a day changes of its time; undefined if nothing. */
export function timeChangeOf(habit: Habit, day: Day, set: DaySetting): TimeChange | undefined {
  if (habit.counting.length === 0) return undefined;
  const change = timesOf(habit, day, set);
  const { before, after } = change;
  const isSame = before?.skill === after?.skill && before?.minutes === after?.minutes;
  return isSame ? undefined : change;
}

/** The time of a day before and after it is set. */
export const timesOf = (habit: Habit, day: Day, set: DaySetting): TimeChange => ({
  name: habit.name,
  before: timeOfDay(habit, day),
  after: timeOfDay(habitAfter(habit, day, set), day),
});

const timeOfDay = (habit: Habit, day: Day): DayTime | undefined => {
  const [completed, skipped] = [unpackDays(habit.history), unpackDays(habit.skipped)];
  const { counting } = habit;
  return timeOn({ counting, completed, skipped }, day, amountOn(habit, day));
};

/** The calls that set a day of a habit. */
export type DayRoute = typeof habits.toggle | typeof habits.setDay;
type DayChange = ChangeOf<DayRoute, TimeChange | undefined>;

const dayOf = ({ params, body }: DayChange['request']): Day =>
  'date' in params ? params.date : ((body as { readonly date?: Day }).date ?? '');

/** The activity of a day, as the server makes it. It counts for no skill if the skill was deleted. */
const activityOf = (
  { request, about, madeAt }: DayChange,
  { skill, minutes }: DayTime,
  peek: Peek,
): Activity => {
  const all = peek(skills.list, {})?.skills;
  const isThere = !all || all.some(({ _id }) => _id === skill);
  const { id } = request.params;
  const date = dayOf(request);
  return {
    _id: idOfDay(id, date),
    skill: isThere ? skill : null,
    ...{ source: 'habit', sourceId: id, sourceName: about?.name ?? '' },
    ...{ type: 'Practice', date, hours: hoursOf(grainsOfMinutes(minutes)), duration: minutes },
    ...{ description: '', createdAt: madeAt },
  };
};

/** The activities before and after a change. */
const activitiesOf = (change: DayChange, peek: Peek) => {
  const { before, after } = change.about ?? {};
  return {
    before: before && activityOf(change, before, peek),
    after: after && activityOf(change, after, peek),
  };
};

const withoutTime = (skill: Skill, activity: Activity): Skill =>
  // Which day is then the last one, only the server knows.
  withoutLogged(skill, { ...activity, lastBefore: skill.lastActivityDate });

/** What setting a day does to skills and to the stats; the habit itself is its own area's. */
export const dayTimeEffects = (on: On<DayRoute, TimeChange | undefined>) => [
  on(skills.list, (list, change, _, peek) => {
    const { before, after } = activitiesOf(change, peek);
    const less = before?.skill
      ? changeItem(list.skills, before.skill, (skill) => withoutTime(skill, before))
      : list.skills;
    const more = after?.skill
      ? changeItem(less, after.skill, (skill) => withLog(skill, after))
      : less;
    return more === list.skills ? list : { ...list, skills: more };
  }),
  on(skills.activities, (list, change, cachedRequest, peek) => {
    const { before, after } = activitiesOf(change, peek);
    return withChanged(list, before, after, cachedRequest, cachedRequest.params.id);
  }),
  on(skills.unassigned, (list, change, cachedRequest, peek) => {
    const { before, after } = activitiesOf(change, peek);
    return withChanged(list, before, after, cachedRequest, null);
  }),
  on(analytics.skillHeatmap, (cells, change, _, peek) => {
    const { before, after } = activitiesOf(change, peek);
    const less = before ? counted(cells, before, -1) : cells;
    return after ? counted(less, after, 1) : less;
  }),
  on(analytics.dashboard, (dashboard, change, _, peek) => {
    const { before, after } = activitiesOf(change, peek);
    const minutesOf = (one: Activity | undefined) =>
      one && one.skill === null ? (one.duration ?? 0) : 0;
    const minutes = minutesOf(after) - minutesOf(before);
    return minutes === 0 ? dashboard : unassigned(dashboard, minutes);
  }),
];

type List = { readonly activities: Activity[] };

/** The activities of a skill, or of none, with that of the day replaced. */
const withChanged = <L extends List>(
  list: L,
  before: Activity | undefined,
  after: Activity | undefined,
  cachedRequest: Parameters<typeof wants>[0],
  skill: string | null,
): L => {
  const less = before ? withoutItem(list.activities, before._id) : list.activities;
  const isShown = after?.skill === skill && after && wants(cachedRequest, after.date);
  const activities = isShown ? withActivity(less, after) : less;
  return activities === list.activities ? list : { ...list, activities };
};

/** What is refetched after a day: the last day of a skill that lost time, and the dashboard. */
export const refetchedAfterDay = ({ about }: DayChange) => [
  analytics.dashboard,
  ...(about?.before ? [skills.list] : []),
];
