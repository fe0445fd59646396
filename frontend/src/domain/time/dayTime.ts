import { analytics } from '#shared/analytics/routes.ts';
import type { Day } from '#shared/core/days.ts';
import { idOfDay } from '#shared/core/ids.ts';
import type { Route } from '#shared/core/route.ts';
import type { DayTime } from '#shared/habits/counting.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { grainsOfMinutes, hoursOf } from '#shared/skills/time.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { changeItem, withoutItem } from '../../data/outbox/items.ts';
import type { On, Peek } from '../../data/outbox/mutation.ts';
import { counted, unassigned, wants, withActivity, withLog, withoutLogged } from './timeLog.ts';

/**
 * The time of a habit's day before and after a change. Of several pending changes, each starts where the one before
 * ended.
 */
export type TimeChange = {
  readonly name: string;
  readonly before: DayTime | undefined;
  readonly after: DayTime | undefined;
};

/** The same with the habit and the day. */
export type DayTimeChange = TimeChange & { readonly habit: string; readonly date: Day };

/** The activity of a day, as the server will make it. It counts for no skill if the skill was deleted. */
const activityOf = (
  { habit, date, name }: DayTimeChange,
  { skill, minutes }: DayTime,
  createdAt: string,
  peek: Peek,
): Activity => {
  const all = peek(skills.list, {})?.skills;
  const isThere = !all || all.some(({ _id }) => _id === skill);
  return {
    _id: idOfDay(habit, date),
    skill: isThere ? skill : null,
    ...{ source: 'habit', sourceId: habit, sourceName: name },
    ...{ type: 'Practice', date, hours: hoursOf(grainsOfMinutes(minutes)), duration: minutes },
    ...{ description: '', createdAt },
  };
};

type Pair = { readonly before: Activity | undefined; readonly after: Activity | undefined };

const withoutTime = (skill: Skill, activity: Activity): Skill =>
  // Only the server knows which day is then the last one.
  withoutLogged(skill, { ...activity, lastBefore: skill.lastActivityDate });

/** The effects of changed days of habits on skills and stats. The habits' own effects are in their area. */
export const dayTimeEffects = <R extends Route, About>(
  on: On<R, About>,
  changesOf: (change: ChangeOf<R, About>) => readonly DayTimeChange[],
) => {
  const pairsOf = (change: ChangeOf<R, About>, peek: Peek): Pair[] =>
    changesOf(change).map((one) => ({
      before: one.before && activityOf(one, one.before, change.madeAt, peek),
      after: one.after && activityOf(one, one.after, change.madeAt, peek),
    }));
  return [
    on(skills.list, (list, change, _, peek) => {
      const all = pairsOf(change, peek).reduce<Skill[]>((all, { before, after }) => {
        const less = before?.skill
          ? changeItem(all, before.skill, (skill) => withoutTime(skill, before))
          : all;
        return after?.skill
          ? changeItem(less, after.skill, (skill) => withLog(skill, after))
          : less;
      }, list.skills);
      return all === list.skills ? list : { ...list, skills: all };
    }),
    on(skills.activities, (list, change, cachedRequest, peek) =>
      pairsOf(change, peek).reduce(
        (result, pair) => withChanged(result, pair, cachedRequest, cachedRequest.params.id),
        list,
      ),
    ),
    on(skills.unassigned, (list, change, cachedRequest, peek) =>
      pairsOf(change, peek).reduce(
        (result, pair) => withChanged(result, pair, cachedRequest, null),
        list,
      ),
    ),
    on(analytics.skillHeatmap, (cells, change, _, peek) =>
      pairsOf(change, peek).reduce((result, { before, after }) => {
        const less = before ? counted(result, before, -1) : result;
        return after ? counted(less, after, 1) : less;
      }, cells),
    ),
    on(analytics.dashboard, (dashboard, change, _, peek) => {
      const minutesOf = (one: Activity | undefined) =>
        one && one.skill === null ? (one.duration ?? 0) : 0;
      const minutes = pairsOf(change, peek).reduce(
        (sum, { before, after }) => sum + minutesOf(after) - minutesOf(before),
        0,
      );
      return minutes === 0 ? dashboard : unassigned(dashboard, minutes);
    }),
  ];
};

type List = { readonly activities: Activity[] };

/** The activities of a skill, or of none, after the day's one was replaced. */
const withChanged = <L extends List>(
  list: L,
  { before, after }: Pair,
  cachedRequest: Parameters<typeof wants>[0],
  skill: string | null,
): L => {
  const less = before ? withoutItem(list.activities, before._id) : list.activities;
  const isShown = after?.skill === skill && after && wants(cachedRequest, after.date);
  const activities = isShown ? withActivity(less, after) : less;
  return activities === list.activities ? list : { ...list, activities };
};
