import type { Dashboard, HeatmapCell } from '#shared/analytics/model.ts';
import { analytics } from '#shared/analytics/routes.ts';
import type { Day } from '#shared/core/days.ts';
import type { projects } from '#shared/projects/routes.ts';
import type { resources } from '#shared/resources/routes.ts';
import type { Activity, ItemSource, LogTime, Skill } from '#shared/skills/model.ts';
import { newestFirst } from '#shared/skills/newestFirst.ts';
import { skills } from '#shared/skills/routes.ts';
import {
  datedTimeOf,
  exactMinutesOf,
  grainsOfMinutes,
  hoursOf,
  withoutLog,
} from '#shared/skills/time.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { changeItem, withoutItem } from '../../data/outbox/items.ts';
import type { On, Peek } from '../../data/outbox/mutation.ts';

/** The calls that log time of a source, and those that undo it. */
export type LogRoute = typeof resources.logTime | typeof projects.logTime;
export type UndoRoute = typeof resources.removeTime | typeof projects.removeTime;

type Timed = Pick<Activity, 'hours' | 'duration'>;

/** A skill with one more activity. */
export const withLog = (skill: Skill, activity: Activity): Skill => {
  const { date, time } = datedTimeOf(activity);
  const { lastActivityDate } = skill;
  return {
    ...skill,
    loggedTime: skill.loggedTime + time,
    activityCount: skill.activityCount + 1,
    lastActivityDate:
      lastActivityDate === null || date > lastActivityDate ? date : lastActivityDate,
  };
};

/** The facts of an undone activity, and the last day on which its skill has another one. */
export type Undone = Timed & Pick<Activity, 'date'> & { readonly lastBefore: Day | null };

/** A skill without one of its activities. */
export const withoutLogged = (skill: Skill, about: Undone): Skill => ({
  ...skill,
  ...withoutLog(skill, datedTimeOf(about).time),
  activityCount: Math.max(0, skill.activityCount - 1),
  lastActivityDate:
    skill.lastActivityDate === about.date ? about.lastBefore : skill.lastActivityDate,
});

/** The activities with one added. */
export const withActivity = (activities: readonly Activity[], activity: Activity): Activity[] =>
  newestFirst([activity, ...activities.filter(({ _id }) => _id !== activity._id)]);

/** A heatmap with one activity more or fewer. */
export const counted = (
  cells: readonly HeatmapCell[],
  activity: Timed & Pick<Activity, 'date'>,
  by: 1 | -1,
): HeatmapCell[] => {
  const { date, time } = datedTimeOf(activity);
  return cells.map((cell) => {
    if (cell.date !== date) return cell;
    const minutes = cell.minutes + by * exactMinutesOf(time);
    return {
      ...cell,
      activity: Math.max(0, cell.activity + by),
      // Sums of tenths are binary fractions.
      minutes: Math.max(0, Math.round(minutes * 10) / 10),
    };
  });
};

type Window = { readonly query?: { readonly from?: unknown; readonly to?: unknown } };

/** Whether a request for activities includes those of a day. */
export const wants = (cachedRequest: Window, day: Day): boolean => {
  const { from, to } = cachedRequest.query ?? {};
  return (typeof from !== 'string' || from <= day) && (typeof to !== 'string' || day <= to);
};

export type Named = { readonly name: string; readonly type: Activity['type'] };

/** The activity of logged time, as the server will make it. */
export const timeActivity = (
  { request, day, madeAt }: ChangeOf<LogRoute>,
  source: ItemSource,
  { name, type }: Named,
): Activity => {
  const { _id = '', minutes, date = day, skill, note = '' } = request.body as LogTime;
  return {
    ...{ _id, skill: skill ?? null, source, sourceId: request.params.id, sourceName: name },
    ...{ type, date, hours: hoursOf(grainsOfMinutes(minutes)), duration: minutes },
    ...{ description: note, createdAt: madeAt },
  };
};

/** The dashboard with more or fewer minutes that count for no skill. */
export const unassigned = (dashboard: Dashboard, minutes: number): Dashboard => {
  const { skillAnalytics } = dashboard;
  const unassignedMinutes = Math.max(0, skillAnalytics.unassignedMinutes + minutes);
  return { ...dashboard, skillAnalytics: { ...skillAnalytics, unassignedMinutes } };
};

/** The effects of logged time on skills and stats. The area has those on its own list. */
export const timeEffects = (
  on: On<LogRoute, unknown>,
  activityOf: (change: ChangeOf<LogRoute>, peek: Peek) => Activity,
) => [
  on(skills.list, (list, change, _, peek) => {
    const activity = activityOf(change, peek);
    if (activity.skill === null) return list;
    return {
      ...list,
      skills: changeItem(list.skills, activity.skill, (skill) => withLog(skill, activity)),
    };
  }),
  on(skills.activities, (list, change, cachedRequest, peek) => {
    const activity = activityOf(change, peek);
    return cachedRequest.params.id === activity.skill && wants(cachedRequest, activity.date)
      ? { ...list, activities: withActivity(list.activities, activity) }
      : list;
  }),
  on(skills.unassigned, (list, change, cachedRequest, peek) => {
    const activity = activityOf(change, peek);
    return activity.skill === null && wants(cachedRequest, activity.date)
      ? { ...list, activities: withActivity(list.activities, activity) }
      : list;
  }),
  on(analytics.skillHeatmap, (cells, change, _, peek) =>
    counted(cells, activityOf(change, peek), 1),
  ),
  on(analytics.dashboard, (dashboard, change, _, peek) => {
    const { skill, duration } = activityOf(change, peek);
    return skill === null ? unassigned(dashboard, duration ?? 0) : dashboard;
  }),
];

/** Undone time of a source, with its skill. */
export type UndoneTime = Undone & { readonly skill: string | null };

/** The effects of undone time on skills and stats. */
export const undoEffects = (on: On<UndoRoute, UndoneTime>) => [
  on(skills.list, (list, { about }) =>
    about.skill === null
      ? list
      : {
          ...list,
          skills: changeItem(list.skills, about.skill, (skill) => withoutLogged(skill, about)),
        },
  ),
  on(skills.activities, (list, { request, about }, cachedRequest) =>
    cachedRequest.params.id === about.skill
      ? { ...list, activities: withoutItem(list.activities, request.params.activityId) }
      : list,
  ),
  on(skills.unassigned, (list, { request }) => ({
    ...list,
    activities: withoutItem(list.activities, request.params.activityId),
  })),
  on(analytics.skillHeatmap, (cells, { about }) => counted(cells, about, -1)),
  on(analytics.dashboard, (dashboard, { about }) =>
    about.skill === null ? unassigned(dashboard, -(about.duration ?? 0)) : dashboard,
  ),
];

export type Spent = { readonly _id: string; readonly spentMinutes: number };

/** A list with more or fewer minutes of an item. */
export const withMinutes = <Item extends Spent>(
  items: readonly Item[],
  id: string,
  minutes: number,
): Item[] =>
  changeItem(items, id, (item) => ({
    ...item,
    spentMinutes: Math.max(0, item.spentMinutes + minutes),
  }));

type Sourced = { readonly activities: readonly Activity[] };

/** The activities with the new name of their source. */
export const renamedSource = <List extends Sourced>(
  list: List,
  id: string,
  sourceName: string | undefined,
): List =>
  sourceName === undefined || !list.activities.some(({ sourceId }) => sourceId === id)
    ? list
    : {
        ...list,
        activities: list.activities.map((one) =>
          one.sourceId === id ? { ...one, sourceName } : one,
        ),
      };
