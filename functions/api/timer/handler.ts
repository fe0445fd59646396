import type { FieldError } from '#shared/calls/errors.ts';
import { fieldReasons } from '#shared/calls/fieldReasons.ts';
import type { Reason } from '#shared/calls/reasons.ts';
import type { ResponseOf } from '#shared/calls/route.ts';
import {
  discarded,
  patched,
  paused,
  resumed,
  started,
  stopped,
  withTimer,
} from '#shared/timer/changes.ts';
import type { TimerFacts, TimerTarget } from '#shared/timer/facts.ts';
import { timerReasons } from '#shared/timer/reasons.ts';
import {
  noRoomForSwitch,
  noRoomForTimer,
  refusedAt,
  refusedStart,
} from '#shared/timer/refusals.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { currentSession, sessionsOf } from '#shared/timer/spans.ts';
import { viewTimer } from '#shared/timer/view.ts';
import { requireScope } from '../../http/personalToken.ts';
import { serve } from '../../http/serve.ts';
import { invalid, notFound, Problem } from '../../problem.ts';
import { type Logged, readTimers, type TimerState } from './item.ts';
import { changeTimers, requireFreeId } from './store.ts';
import { findTarget } from './targets.ts';

export const handler = serve(timerRoutes, {
  get: async ({ userId }) => ({ data: viewCurrent((await readTimers(userId)).timers) }),
  start: async (call) => {
    const { userId, params, body, now, timeZone, dayStartsAt } = call;
    const { id } = params;
    const startedAt = Date.parse(body.startedAt);
    let found: Promise<TimerTarget> | undefined;
    const state = await changeTimers(userId, now, async (timers) => {
      if (timers.some(({ _id }) => _id === id)) return timers;
      found ??= requireFreeId(userId, id).then(() => findTarget(call, body.target));
      const target = await found;
      throwIfRefused(refusedStart(startedAt, now.getTime()));
      throwIfFull(noRoomForTimer(timers));
      return started(timers, id, { ...body, startedAt, target }, { timeZone, dayStartsAt });
    });
    return viewChanged(state, id);
  },
  pause: (call) => changeAt(call, call.body.at, paused),
  resume: (call) => changeAt(call, call.body.at, resumed),
  stop: (call) => {
    const { page } = call.body;
    if (page !== undefined) requireScope(call.scopes, 'resources', 'POST');
    return changeAt(call, call.body.at, (timer, at) => {
      if (page !== undefined && !isSent(timer, at, page)) requirePages(timer);
      return stopped(timer, at, page);
    });
  },
  update: (call) => {
    const { body, now } = call;
    const { note } = body;
    const startedAt = body.startedAt === undefined ? undefined : Date.parse(body.startedAt);
    return changeAt(call, body.at, async (timer, at) => {
      const target =
        body.target && (await findTarget(call, body.target, alreadyChosenAt(timer, at)));
      if (startedAt !== undefined) throwIfRefused(refusedStart(startedAt, now.getTime()));
      return patched(timer, { startedAt, target, note }, at);
    });
  },
  discard: (call) => changeAt(call, call.query.at ?? call.now.toISOString(), discarded),
});

type TimerCall = {
  readonly userId: string;
  readonly params: { readonly id: string };
  readonly now: Date;
};

/** Changes a timer for an action of the person at an instant. Throws 404 if the timer is not stored. */
const changeAt = async (
  { userId, params: { id }, now }: TimerCall,
  instant: string,
  change: (timer: TimerFacts, at: number) => TimerFacts | Promise<TimerFacts>,
): Promise<TimerResponse> => {
  const at = Date.parse(instant);
  const state = await changeTimers(userId, now, async (timers) => {
    const timer = timers.find(({ _id }) => _id === id);
    if (!timer) throw notFound('timer');
    throwIfRefused(refusedAt(timer, at, now.getTime()));
    const changed = await change(timer, at);
    throwIfFull(noRoomForSwitch(changed));
    return withTimer(timers, changed);
  });
  return viewChanged(state, id);
};

/**
 * Returns the target that an earlier attempt of this request chose, if any. All attempts of a request have the same
 * instant.
 */
const alreadyChosenAt = ({ target }: TimerFacts, at: number): TimerTarget | undefined =>
  target.at === at ? target.value : undefined;

/** Whether an earlier attempt of this request sent the page. */
const isSent = ({ page }: TimerFacts, at: number, sent: number): boolean =>
  page?.at === at && page.value.page === sent;

/** Throws `invalid` unless the target is a resource. Only a resource has pages. */
const requirePages = ({ target }: TimerFacts): void => {
  if (target.value.area !== 'resources')
    throw invalid('page', fieldReasons.unknownField({ name: 'page' }));
};

const throwIfRefused = (problem: FieldError | undefined): void => {
  if (problem) throw invalid(problem.field, problem);
};

const throwIfFull = (reason: Reason | undefined): void => {
  if (reason) throw new Problem('limit', reason);
};

type TimerResponse = ResponseOf<(typeof timerRoutes)['stop']>;

const viewCurrent = (timers: readonly TimerFacts[]) => {
  const current = currentSession(timers);
  return { timer: current ? viewTimer(current.timer) : null };
};

/**
 * Returns the current timer, and the activities that were logged for two timers: the timer of a call, and the timer
 * before it.
 */
const viewChanged = ({ timers, logged }: TimerState, id: string): TimerResponse => {
  const ids = sessionsOf(timers).map(({ timer }) => timer._id);
  const place = ids.indexOf(id);
  const about = new Set(ids.slice(Math.max(0, place - 1), place + 1));
  const theirs = logged.filter(({ timer }) => about.has(timer));
  const activities = theirs
    .filter(({ gone }) => !gone)
    .map(({ _id, skill, source, sourceId, date, minutes, isWithoutSkill }) => ({
      _id,
      skill: isWithoutSkill ? null : skill,
      source,
      sourceId,
      date,
      minutes,
    }));
  return {
    data: { ...viewCurrent(timers), activities },
    ...whySkillMissing(theirs),
  };
};

const whySkillMissing = (logged: readonly Logged[]): Reason | undefined => {
  if (logged.some(({ gone }) => gone === 'skill')) return timerReasons.timerSkillGone();
  if (logged.some(({ gone }) => gone === 'habit')) return timerReasons.timerHabitGone();
  return logged.some(({ gone, isWithoutSkill }) => isWithoutSkill && !gone)
    ? timerReasons.timerWithoutSkill()
    : undefined;
};
