import type { Dashboard, HeatmapCell } from '#shared/analytics/model.ts';
import { analytics } from '#shared/analytics/routes.ts';
import type { Day } from '#shared/days/days.ts';
import { resources } from '#shared/resources/routes.ts';
import { isOlder } from '#shared/resources/speed.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { datedTimeOf, exactMinutesOf, withoutLog } from '#shared/skills/time.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { projectRows } from '../rows/projects.ts';
import { resourceRows } from '../rows/resources.ts';
import { skillRows } from '../rows/skills.ts';
import { activityRows, withCurrentNames } from '../rows/time.ts';

/** The routes of skills and analytics that show logged time. */
export const timeRoutes = [
  ...[skills.list, skills.activities, skills.unassigned],
  ...[analytics.skillHeatmap, analytics.dashboard],
];

type Timed = Pick<Activity, 'skill' | 'date' | 'hours' | 'duration' | 'source' | 'sourceId'>;

const withLog = (skill: Skill, activity: Timed): Skill => {
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

const withoutLogged = (skill: Skill, activity: Timed, lastBefore: Day | null): Skill => ({
  ...skill,
  ...withoutLog(skill, datedTimeOf(activity).time),
  activityCount: Math.max(0, skill.activityCount - 1),
  lastActivityDate: skill.lastActivityDate === activity.date ? lastBefore : skill.lastActivityDate,
});

const withCount = (cells: readonly HeatmapCell[], activity: Timed, by: 1 | -1): HeatmapCell[] => {
  const { date, time } = datedTimeOf(activity);
  return cells.map((cell) => {
    if (cell.date !== date) return cell;
    const minutes = cell.minutes + by * exactMinutesOf(time);
    return {
      ...cell,
      activity: Math.max(0, cell.activity + by),
      // Rounded, because binary sums of tenths are not exact.
      minutes: Math.max(0, Math.round(minutes * 10) / 10),
    };
  });
};

const withUnassigned = (dashboard: Dashboard, minutes: number): Dashboard => {
  const { skillAnalytics } = dashboard;
  const unassignedMinutes = Math.max(0, skillAnalytics.unassignedMinutes + minutes);
  return { ...dashboard, skillAnalytics: { ...skillAnalytics, unassignedMinutes } };
};

/** Adds an activity to the sums of its day and its source, or removes it from them. */
const count = (rows: Rows, activity: Timed, by: 1 | -1): void => {
  const { skill, source, sourceId, duration } = activity;
  const minutes = by * (duration ?? 0);
  const spend = <Item extends { readonly spentMinutes: number }>(item: Item): Item => ({
    ...item,
    spentMinutes: Math.max(0, item.spentMinutes + minutes),
  });
  rows.update(analytics.skillHeatmap, (cells) => withCount(cells, activity, by));
  if (skill === null)
    rows.update(analytics.dashboard, (dashboard) => withUnassigned(dashboard, minutes));
  if (source === 'resource') {
    rows.change(resourceRows, sourceId ?? '', spend);
    rows.refetch(resources.pace);
  }
  if (source === 'project') rows.change(projectRows, sourceId ?? '', spend);
};

/**
 * Whether this browser knows a newer session of the resource in which a page was recorded. The server may know one that
 * this browser does not know.
 */
export const hasNewerPage = (
  rows: Rows,
  resource: string,
  session: Pick<Activity, '_id' | 'date'>,
): boolean =>
  (rows.all(activityRows) ?? []).some(
    (one) =>
      one.source === 'resource' &&
      one.sourceId === resource &&
      one.page !== null &&
      isOlder(session, one),
  );

/** Whether a skill was deleted. This is known only if the list of skills is cached and lacks the skill. */
export const isDeleted = (rows: Rows, skill: string | null): boolean =>
  skill !== null && rows.all(skillRows) !== undefined && !rows.get(skillRows, skill);

/**
 * Adds an activity wherever it appears: to its skill, its source and its day. If its skill was deleted, the time
 * counts for no skill.
 */
export const addActivity = (rows: Rows, sent: Activity): void => {
  const skill = isDeleted(rows, sent.skill) ? null : sent.skill;
  const activity = { ...sent, skill };
  rows.put(activityRows, activity);
  if (skill !== null) rows.change(skillRows, skill, (one) => withLog(one, activity));
  count(rows, activity, 1);
};

/** Stores the current names of sources in their activities, which keep these names when a source is deleted. */
export const keepSourceNames = (rows: Rows): void => {
  for (const route of [skills.activities, skills.unassigned] as const)
    rows.update(route, (list) => withCurrentNames(list, rows));
};

/**
 * An activity to remove. `lastBefore` is the last day on which its skill has another activity, and null if there is
 * none. Undefined if only the server knows that day.
 */
export type Undone = Timed & { readonly lastBefore: Day | null | undefined };

/** Removes an activity wherever it appears: from its skill, its source and its day. */
export const removeActivity = (rows: Rows, id: string, { lastBefore, ...sent }: Undone): void => {
  const skill = isDeleted(rows, sent.skill) ? null : sent.skill;
  const activity = { ...sent, skill };
  rows.remove(activityRows, id);
  if (skill !== null) {
    rows.change(skillRows, skill, (one) =>
      withoutLogged(one, activity, lastBefore === undefined ? one.lastActivityDate : lastBefore),
    );
    if (lastBefore === undefined) rows.refetch(skills.list);
  }
  count(rows, activity, -1);
};
