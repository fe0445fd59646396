import { analytics } from '#shared/analytics/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { changeResource } from '#shared/resources/rules.ts';
import { afterSession, pageBeforeSession } from '#shared/resources/sessions.ts';
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
import { isMissing, messageOf } from '../../data/client/ApiError.ts';
import type { Change } from '../../data/outbox/change.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { addMinutes } from '../habits/dayEdits.ts';
import { resourceRows } from '../rows/resources.ts';
import { addActivity, hasNewerPage, isDeleted, timeRoutes } from '../time/edits.ts';
import {
  changedTimer,
  type LoggedTime,
  type Reached,
  type StopLogs,
  type Timers,
} from './timerFacts.ts';

/** The time that a change of the timer logs, computed from this browser's data by the shared rules. */
export type Logs = Pick<StopLogs, 'logged'>;

/** This browser's facts about a start. `name` is the target's name, because other tabs may not have its list. */
export type AboutStart = Logs & { readonly name?: string };

/** Whether the time becomes part of a habit's day instead of an activity. */
const isOfDay = ({ source }: LoggedTime): boolean => source === 'habit';

type Made = Pick<Change, 'day' | 'madeAt' | 'timeZone' | 'dayStartsAt'>;

const daysOf = ({ timeZone, dayStartsAt }: Made) => ({ timeZone, dayStartsAt });

const editTimer = (rows: Rows, made: Made, change: (timers: Timers) => Timers): void =>
  rows.update(timerRoutes.get, ({ timer }) => ({
    timer: changedTimer(timer, daysOf(made), change),
  }));

/** Changes the timer with this id, unless it has ended. */
const changeTimer = (
  rows: Rows,
  made: Made,
  { id }: { readonly id: string },
  change: (timer: TimerFacts) => TimerFacts,
): void =>
  editTimer(rows, made, (timers) => {
    const timer = timers.find(({ _id }) => _id === id);
    return timer ? withTimer(timers, change(timer)) : timers;
  });

/** Whether a newer session of the resource has a page, and the page before this session. */
const pageBefore = (rows: Rows, { _id, date, resource }: Reached) => {
  const isOlder = hasNewerPage(rows, resource, { _id, date });
  const item = rows.get(resourceRows, resource);
  return { isOlder, before: item ? pageBeforeSession(item, { isOlder }) : null };
};

/**
 * Sets the resource's page to the one that a stop sent, unless a newer session has a page. If the session is on an
 * earlier day, the resources are refetched, because only the server may know such a newer session.
 */
const turnPage = (rows: Rows, reached: Reached, isOlder: boolean, { day }: Made): void => {
  const { resource, page, date } = reached;
  if (!isOlder)
    rows.change(resourceRows, resource, (item) => ({
      ...item,
      ...changeResource(item, { page }, date),
    }));
  rows.refetch(resources.pace);
  if (date !== day) rows.refetch(resources.list);
};

/** Starts the resource of a session if it was not started. */
const beginResource = (rows: Rows, { sourceId, date }: LoggedTime): void =>
  rows.change(resourceRows, sourceId ?? '', (item) => ({
    ...item,
    ...afterSession(item, { date }),
  }));

/**
 * Logs time as the amount of a habit's day, or as an activity. Logs nothing if the timer ran for a skill that was
 * deleted. Also sets the page that a stop sent.
 */
const log = (rows: Rows, { logged, reached }: StopLogs, made: Made): void => {
  const turned = reached && pageBefore(rows, reached);
  for (const time of logged) {
    const { timer: _, minutes, note, ...activity } = time;
    if (time.source === 'resource') beginResource(rows, time);
    if (isOfDay(time)) addMinutes(rows, time.sourceId ?? '', time.date, minutes, made);
    else if (time.sourceId !== null || !isDeleted(rows, time.skill))
      addActivity(rows, {
        ...activity,
        hours: hoursOf(grainsOfMinutes(minutes)),
        duration: minutes,
        description: note,
        pageBefore: time.page === null ? null : (turned?.before ?? null),
        createdAt: made.madeAt,
      });
  }
  if (reached && turned) turnPage(rows, reached, turned.isOlder, made);
  rows.keep(analytics.skillHeatmap);
  rows.refetch(analytics.dashboard);
};

/** Marks the stats as up to date, because this change logs nothing. They are not fetched again. */
const keepStats = (rows: Rows): void =>
  rows.keep(analytics.dashboard, analytics.skillHeatmap, analytics.neglectedSkills);

/** The routes that can change when time is logged. */
const allTimeRoutes = [
  ...[...timeRoutes, analytics.neglectedSkills],
  ...[habits.list, habits.get, resources.list, resources.pace, projects.list],
];

/**
 * The refusal's message. A device that was offline for more than a day may still show a timer that the server has
 * deleted.
 */
const refused = (error: unknown, { failure }: Change): string =>
  isMissing(error)
    ? i18n.t('This timer ended more than a day ago. Log its time by hand.')
    : messageOf(error, failure);

/** Changes to the timer share an id, so they are sent one after the other. They also wait for the target's creation. */
const items = ({ body }: { readonly body?: { readonly target?: SentTarget | undefined } }) => {
  const { id, skill } = body?.target ?? {};
  return ['timer', ...(id ? [id] : []), ...(skill ? [skill] : [])];
};
const timerOnly = () => ['timer'];

/** The ids of the habits whose day a change sets. The change is sent in order with other changes of these habits. */
const itemsOfDays = ({ logged }: Logs): string[] =>
  logged.filter(isOfDay).map(({ sourceId }) => sourceId ?? '');

export const startTimer = defineMutation<typeof timerRoutes.start, AboutStart>(timerRoutes.start, {
  items: (request, about) => [...items(request), ...itemsOfDays(about)],
  edit: (rows, change) => {
    const { params, body } = change.request;
    const start = { ...body, startedAt: Date.parse(body.startedAt) };
    editTimer(rows, change, (timers) => started(timers, params.id, start, daysOf(change)));
    log(rows, change.about, change);
  },
  refused,
});

/** The id of the resource whose page a stop sets. The stop is sent in order with other changes of this resource. */
const itemsOfPage = ({ reached }: StopLogs): string[] => (reached ? [reached.resource] : []);

export const stopTimer = defineMutation<typeof timerRoutes.stop, StopLogs>(timerRoutes.stop, {
  items: (_, about) => ['timer', ...itemsOfDays(about), ...itemsOfPage(about)],
  edit: (rows, change) => {
    const { params, body } = change.request;
    changeTimer(rows, change, params, (timer) => stopped(timer, Date.parse(body.at), body.page));
    log(rows, change.about, change);
  },
  refused,
});

export const pauseTimer = defineMutation(timerRoutes.pause, {
  items: timerOnly,
  edit: (rows, change) => {
    const { params, body } = change.request;
    changeTimer(rows, change, params, (timer) => paused(timer, Date.parse(body.at)));
    keepStats(rows);
  },
  refused,
});

export const resumeTimer = defineMutation(timerRoutes.resume, {
  items: timerOnly,
  edit: (rows, change) => {
    const { params, body } = change.request;
    changeTimer(rows, change, params, (timer) => resumed(timer, Date.parse(body.at)));
    keepStats(rows);
  },
  refused,
});

export const updateTimer = defineMutation(timerRoutes.update, {
  items,
  edit: (rows, change) => {
    const { at, startedAt, ...patch } = change.request.body;
    const start = startedAt === undefined ? undefined : Date.parse(startedAt);
    changeTimer(rows, change, change.request.params, (timer) =>
      patched(timer, { ...patch, startedAt: start }, Date.parse(at)),
    );
    // Starting a timer ends the previous timer, so a changed start changes the previous timer's time too. Only the
    // server knows that time.
    if (startedAt === undefined) keepStats(rows);
    else rows.refetch(...allTimeRoutes);
  },
  refused,
});

export const discardTimer = defineMutation(timerRoutes.discard, {
  items: timerOnly,
  edit: (rows, change) => {
    const { params, query } = change.request;
    changeTimer(rows, change, params, (timer) =>
      discarded(timer, Date.parse(query?.at ?? change.madeAt)),
    );
    keepStats(rows);
  },
  refused,
});
