import { analytics } from '#shared/analytics/routes.ts';
import type { Route } from '#shared/core/route.ts';
import { habits } from '#shared/habits/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import type { Activity } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { grainsOfMinutes, hoursOf } from '#shared/skills/time.ts';
import {
  discarded,
  patched,
  paused,
  resumed,
  started,
  stopped,
  withTimer,
} from '#shared/timer/changes.ts';
import type { TimerFacts } from '#shared/timer/facts.ts';
import type { SentTarget } from '#shared/timer/model.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { areas } from '../../areas.ts';
import { isMissing, messageOf } from '../../data/client/ApiError.ts';
import type { Change, ChangeOf } from '../../data/outbox/change.ts';
import { changeItem } from '../../data/outbox/items.ts';
import { defineMutation, type On, type Peek } from '../../data/outbox/mutation.ts';
import { type DayTimeChange, dayTimeEffects } from '../time/dayTime.ts';
import {
  counted,
  type Spent,
  unassigned,
  wants,
  withActivity,
  withLog,
  withMinutes,
} from '../time/timeLog.ts';
import { timedAreas } from './timedItems.ts';
import { changedTimer, type LoggedTime, type Timers } from './timerFacts.ts';

/** The time that a change of the timer logs, by the rules and this browser's data. */
export type Logs = {
  readonly logged: readonly LoggedTime[];
  /** How that changes the days of habits. */
  readonly days: readonly DayTimeChange[];
};

/** Whether the time is part of an item's day instead of an activity. */
const isOfDay = ({ source }: LoggedTime): boolean => source === 'habit';

/** For a start, also the name of its target. Other tabs may not have the list with it. */
export type AboutStart = Logs & { readonly name?: string };

const daysOf = ({ timeZone, dayStartsAt }: Change) => ({ timeZone, dayStartsAt });

/** The effect of a change on the timer. */
const timerEffect = <R extends Route, About>(
  on: On<R, About>,
  change: (timers: Timers, change: ChangeOf<R, About>) => Timers,
) =>
  on(timerRoutes.get, ({ timer }, made) => ({
    timer: changedTimer(timer, daysOf(made as unknown as Change), (timers) => change(timers, made)),
  }));

/** Changes the timer with this id, if it has not ended. */
const changing = (
  timers: Timers,
  { id }: { readonly id: string },
  change: (timer: TimerFacts) => TimerFacts,
): Timers => {
  const timer = timers.find(({ _id }) => _id === id);
  return timer ? withTimer(timers, change(timer)) : timers;
};

type LogRoute = typeof timerRoutes.start | typeof timerRoutes.stop;

/** The activities that a change logs, without the time of habits' days. A deleted skill gets none. */
const activitiesOf = ({ about, madeAt }: ChangeOf<LogRoute, Logs>, peek: Peek): Activity[] => {
  const list = peek(skills.list, {})?.skills;
  const isHere = (skill: string | null) => list?.some(({ _id }) => _id === skill) ?? true;
  return about.logged
    .filter((time) => !isOfDay(time))
    .filter(({ skill, sourceId }) => sourceId !== null || isHere(skill))
    .map(({ timer: _, minutes, note, ...activity }) => ({
      ...activity,
      skill: isHere(activity.skill) ? activity.skill : null,
      hours: hoursOf(grainsOfMinutes(minutes)),
      duration: minutes,
      description: note,
      createdAt: madeAt,
    }));
};

/** The effects of logged time on its items, skills and stats. */
const logEffects = (on: On<LogRoute, Logs>) => [
  ...areas.flatMap(
    ({ keepsTime }) => keepsTime?.effects(on, ({ about }) => about.logged.filter(isOfDay)) ?? [],
  ),
  ...dayTimeEffects(on, ({ about }) => about.days),
  on(skills.list, (list, change, _, peek) => ({
    ...list,
    skills: activitiesOf(change, peek).reduce(
      (all, activity) => changeItem(all, activity.skill ?? '', (skill) => withLog(skill, activity)),
      list.skills,
    ),
  })),
  on(skills.activities, (list, change, cachedRequest, peek) => ({
    ...list,
    activities: withAll(list.activities, change, peek, cachedRequest, cachedRequest.params.id),
  })),
  on(skills.unassigned, (list, change, cachedRequest, peek) => ({
    ...list,
    activities: withAll(list.activities, change, peek, cachedRequest, null),
  })),
  on(resources.list, (list, change, _, peek) => ({
    ...list,
    resources: withTimeOf('resource', list.resources, activitiesOf(change, peek)),
  })),
  on(projects.list, (list, change, _, peek) => ({
    ...list,
    projects: withTimeOf('project', list.projects, activitiesOf(change, peek)),
  })),
  on(analytics.skillHeatmap, (cells, change, _, peek) =>
    activitiesOf(change, peek).reduce((all, activity) => counted(all, activity, 1), cells),
  ),
  on(analytics.dashboard, (dashboard, change, _, peek) =>
    activitiesOf(change, peek)
      .filter(({ skill }) => skill === null)
      .reduce((all, { duration }) => unassigned(all, duration ?? 0), dashboard),
  ),
];

/** The activities of a skill, or of none, including those that a change logs. */
const withAll = (
  before: readonly Activity[],
  change: ChangeOf<LogRoute, Logs>,
  peek: Peek,
  cachedRequest: Parameters<typeof wants>[0],
  of: string | null,
): Activity[] =>
  activitiesOf(change, peek)
    .filter(({ skill, date }) => skill === of && wants(cachedRequest, date))
    .reduce<Activity[]>(withActivity, [...before]);

/** The resources or projects with their logged time. */
const withTimeOf = <Item extends Spent>(
  kind: Activity['source'],
  items: readonly Item[],
  activities: readonly Activity[],
): Item[] =>
  activities
    .filter(({ source }) => source === kind)
    .reduce(
      (all, { sourceId, duration }) => withMinutes(all, sourceId ?? '', duration ?? 0),
      [...items],
    );

/** A change that logs nothing does not affect the stats, so they are not fetched again. */
const sameStats = <R extends Route, About>(on: On<R, About>) => [
  on(analytics.dashboard, (dashboard) => dashboard),
  on(analytics.skillHeatmap, (cells) => cells),
  on(analytics.neglectedSkills, (list) => list),
];

/** The previous timer ends where this one starts, so its time changes too. Only the server knows it. */
const allOfTime = ({ request }: ChangeOf<typeof timerRoutes.update>): Route[] =>
  request.body.startedAt === undefined
    ? []
    : [
        ...timedAreas.map(({ list }) => list.route),
        ...[habits.get, skills.activities, skills.unassigned],
        ...[analytics.dashboard, analytics.skillHeatmap, analytics.neglectedSkills],
      ];

/** After more than a day offline, a device may have a timer that the server has deleted. */
const refused = (error: unknown, { failure }: Change): string =>
  isMissing(error)
    ? i18n.t('This timer ended more than a day ago. Log its time by hand.')
    : messageOf(error, failure);

/** Changes of the timer are sent one after the other, and after the creation of the target. */
const items = ({ body }: { readonly body?: { readonly target?: SentTarget | undefined } }) => {
  const { id, skill } = body?.target ?? {};
  return ['timer', ...(id ? [id] : []), ...(skill ? [skill] : [])];
};
const timerOnly = () => ['timer'];

/** The items whose days a change sets, so that other settings of these days keep their order. */
const itemsOfDays = ({ logged }: Logs): string[] =>
  logged.filter(isOfDay).map(({ sourceId }) => sourceId ?? '');

/** Only the server knows the last day of a skill that lost time for a moment. */
const refetched = ({ about }: { readonly about: Logs }) => [
  analytics.dashboard,
  ...(about.days.some(({ before }) => before) ? [skills.list] : []),
];

export const startTimer = defineMutation<typeof timerRoutes.start, AboutStart>(timerRoutes.start, {
  items: (request, about) => [...items(request), ...itemsOfDays(about)],
  effects: (on) => [
    timerEffect(on, (timers, change) => {
      const { params, body } = change.request;
      const start = { ...body, startedAt: Date.parse(body.startedAt) };
      return started(timers, params.id, start, daysOf(change as unknown as Change));
    }),
    ...logEffects(on as unknown as On<LogRoute, Logs>),
  ],
  refetches: refetched,
  refused,
});

export const pauseTimer = defineMutation(timerRoutes.pause, {
  items: timerOnly,
  effects: (on) => [
    timerEffect(on, (timers, { request: { params, body } }) =>
      changing(timers, params, (timer) => paused(timer, Date.parse(body.at))),
    ),
    ...sameStats(on),
  ],
  refused,
});

export const resumeTimer = defineMutation(timerRoutes.resume, {
  items: timerOnly,
  effects: (on) => [
    timerEffect(on, (timers, { request: { params, body } }) =>
      changing(timers, params, (timer) => resumed(timer, Date.parse(body.at))),
    ),
    ...sameStats(on),
  ],
  refused,
});

export const stopTimer = defineMutation<typeof timerRoutes.stop, Logs>(timerRoutes.stop, {
  items: (_, about) => ['timer', ...itemsOfDays(about)],
  effects: (on) => [
    timerEffect(on, (timers, { request: { params, body } }) =>
      changing(timers, params, (timer) => stopped(timer, Date.parse(body.at))),
    ),
    ...logEffects(on as unknown as On<LogRoute, Logs>),
  ],
  refetches: refetched,
  refused,
});

export const updateTimer = defineMutation(timerRoutes.update, {
  items,
  effects: (on) => [
    timerEffect(on, (timers, { request: { params, body } }) =>
      changing(timers, params, (timer) => {
        const { at, startedAt, ...patch } = body;
        const start = startedAt === undefined ? undefined : Date.parse(startedAt);
        return patched(timer, { ...patch, startedAt: start }, Date.parse(at));
      }),
    ),
    ...sameStats(on),
  ],
  refetches: allOfTime,
  refused,
});

export const discardTimer = defineMutation(timerRoutes.discard, {
  items: timerOnly,
  effects: (on) => [
    timerEffect(on, (timers, { request: { params, query }, madeAt }) =>
      changing(timers, params, (timer) => discarded(timer, Date.parse(query?.at ?? madeAt))),
    ),
    ...sameStats(on),
  ],
  refused,
});
