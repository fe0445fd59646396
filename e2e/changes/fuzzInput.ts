import fc from 'fast-check';
import { ulid } from 'ulid';
import { assessments } from '#shared/assessments/routes.ts';
import { byPosition } from '#shared/calls/order.ts';
import type { RequestOf, Route } from '#shared/calls/route.ts';
import { cards } from '#shared/cards/routes.ts';
import { inOrder } from '#shared/cards/rules.ts';
import { afterRating, replay } from '#shared/cards/schedule.ts';
import { idOn } from '#shared/core/ids.ts';
import { unpackDays } from '#shared/days/daySet.ts';
import { addDays, type Calendar, type Day, startOfWeek } from '#shared/days/days.ts';
import { isRecorded } from '#shared/habits/amounts.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { everyFrequency, frequencies } from '#shared/habits/frequencies.fixture.ts';
import {
  type DaySetting,
  defaultDirection,
  directions,
  type Habit,
  type TotalPer,
  timesOfDay,
  timeUnits,
} from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { timeUnitOf } from '#shared/habits/timed.ts';
import { hasTotals } from '#shared/habits/totals.ts';
import type { About } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { projectStatuses } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { type Resource, type ResourcePatch, resourceStatuses } from '#shared/resources/model.ts';
import { closedReadings } from '#shared/resources/readings.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { minute } from '#shared/timer/limits.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { users } from '#shared/users/routes.ts';
import { timeZone } from '#testing/browser/timeZone.ts';
import type { AnyRequest } from '../../frontend/src/data/client/request.ts';
import { createRows, type Rows } from '../../frontend/src/data/rows/rows.ts';
import { amountOn } from '../../frontend/src/domain/habits/amountOn.ts';
import { withItemIds, withKnownItems } from '../../frontend/src/domain/projects/edits.ts';
import { withKnownParts, withPartIds } from '../../frontend/src/domain/resources/edits.ts';
import { timedItem } from '../../frontend/src/domain/timer/timedItems.ts';
import {
  loggedByStart,
  loggedByStop,
  sessionOf,
} from '../../frontend/src/domain/timer/timerFacts.ts';
import { positionAt } from '../../frontend/src/ui/sortable/positions.ts';

/** The person's days begin at three. The tests of the rules cover midnight, which is the default. */
export const fuzzDays = { timeZone, dayStartsAt: 3 } as const;

/** The client's cache: the responses of every list, by their keys. */
export type Cached = Map<
  string,
  { readonly requested: readonly [string, AnyRequest]; data: unknown }
>;

export const rowsOf = (cached: Cached): Rows =>
  createRows(
    [...cached].map(([key, { requested, data }]) => {
      const [route, request] = requested;
      return { key, route, request, data };
    }),
  );

/** A step of a random user. The numbers choose its call (modulo the number of calls), the item and the values. */
export type Step = { readonly kind: number; readonly item: number; readonly n: number };

export const anySteps = (count: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ kind: fc.nat(1_000), item: fc.nat(5), n: fc.nat(1_000) }), {
    minLength: count,
    maxLength: count,
  });

/** A call that a user could make next, and the data of its change. */
export type FuzzCall = {
  readonly route: Route;
  readonly request: AnyRequest;
  readonly about?: unknown;
};

const fuzzCall = <R extends Route>(route: R, request: RequestOf<R>, about?: unknown): FuzzCall => ({
  route,
  request: request as AnyRequest,
  about,
});

const pick = <T>(items: readonly T[], n: number): T | undefined => items[n % items.length];

const aimOf = (n: number) => ({
  kind: 'amount' as const,
  unit: 'glasses',
  target: (n % 8) + 0.5,
  ...(n % 3 && { direction: pick(directions, n) ?? defaultDirection }),
});

/** A new habit's schedule and target. Some targets are for a whole week or month, and some limits are quiet. */
const purposeOf = (n: number) => {
  const rhythm = pick(everyFrequency, n) ?? frequencies.daily;
  if (n % 2 === 0) return rhythm;
  const aim = aimOf(n);
  const quiet = aim.direction === 'at-most' && n % 4 === 1;
  if (n % 5 === 2) return { ...aim, targetPer: perOf(n), ...(quiet && { quiet }) };
  return quiet ? { ...frequencies.daily, ...aim, quiet } : { ...rhythm, ...aim };
};

/** Whether the target of any day is for a whole week or month. Such a day can't be ticked. */
const isTotal = ({ targets }: Habit): boolean => hasTotals(targets);

const perOf = (n: number): TotalPer => (n % 3 ? 'week' : 'month');

/**
 * Another schedule, target, or period of the target. A habit with a quiet limit, or with a target for a whole week or
 * month, keeps its schedule, because most others do not fit it. This looks at `targets`, because the fields of today's
 * target are only derived when a row is shown.
 */
const purposeAfter = (habit: Habit, n: number) => {
  const { kind, targets } = habit;
  if (n % 7 === 2 && isPlain(habit) && kind === 'amount') return {};
  if (kind === 'amount' && n % 7 === 5) return { targetPer: n % 2 ? perOf(n) : ('day' as const) };
  if (n % 3 === 0) return {};
  if (isTotal(habit) || targets.some(({ quiet }) => quiet)) return { target: (n % 6) + 1 };
  return pick(everyFrequency, n) ?? frequencies.daily;
};

/** Parts of a course. Sometimes they have minutes, and sometimes the first one is done. */
const partsOf = (n: number) =>
  Array.from({ length: (n % 4) + 1 }, (_, index) => ({
    title: `Part ${(n + index) % 5}`,
    ...(n % 2 && { minutes: (n % 50) + 1 }),
    ...(n % 7 === 1 && index === 0 && { done: true }),
  }));

/** Another page, number of pages, or list of parts. */
const sourceAfter = (resource: Resource, n: number): ResourcePatch => {
  const { pages, parts } = resource;
  if (n % 13 === 0) return { pages: null, ...withKnownParts(resource, { parts: null }) };
  if (pages !== null) return n % 2 ? { page: n % (pages + 1) } : n % 5 ? {} : { pages: pages + 9 };
  if (n % 6 === 5 && parts.length === 0) return { pages: (n % 400) + 1 };
  if (n % 6 < 4) return {};
  const sent = parts.slice(n % 3).map(({ _id, title }) => (n % 5 ? { _id, title } : { title }));
  return withKnownParts(resource, { parts: [...sent, ...partsOf(n)] });
};

/** Reminders as an older form or a newer form sends them. */
const remindersOf = (n: number) =>
  pick(
    [
      { reminderTime: '07:00' },
      { reminderTimes: ['07:00', '21:30'] },
      { reminderTimes: [], remind: 'last-chance' as const },
      { reminderTime: '06:15', reminderTimes: ['06:15', '12:00', '18:00', '23:45'] },
    ],
    n,
  );

const otherKind = ({ kind }: Habit, n: number) =>
  kind === 'check' ? aimOf(n) : { kind: 'check' as const };

/** Whether the kind of the habit can still change. */
const isPlain = (habit: Habit): boolean =>
  habit.counting.length === 0 && !isRecorded(recordsOf(habit));

/** Changes how days count as time from now on. With nulls, they no longer count. */
const countingOf = (kind: Habit['kind'], skill: Skill | undefined, n: number) =>
  n % 10 === 7 ? { skill: null, countsAs: null } : countedAs(kind, skill, n);

const countedAs = (kind: Habit['kind'], skill: Skill | undefined, n: number) => {
  const countsAs =
    kind === 'amount' && n % 4 > 1
      ? (pick(timeUnits, n) ?? 'minutes')
      : { minutesEach: (n % 90) + 1 };
  return { countsAs, ...(skill && n % 5 > 0 && { skill: skill._id }) };
};

const recordsOf = ({ history, skipped, amountYears }: Habit) => ({
  completed: unpackDays(history),
  skipped: unpackDays(skipped),
  amountYears,
});

const doneOf = (habit: Habit, day: Day, n: number): DaySetting => {
  if (habit.kind === 'check') return { completed: n % 3 > 0 };
  if (n % 3 === 2)
    return { add: Math.max((n % 1_000) / 100 - 3, -(amountOn(habit, day) ?? 0)), _id: ulid() };
  const replaces = habit.added?.[day] ?? 0;
  return { amount: n % 4 ? (n % 1_000) / 100 : null, replaces, _id: ulid() };
};

/** Sets a level, and clears another. */
const levelsOf = (n: number) => ({ [(n % 5) + 1]: `Level ${n}`, [((n + 2) % 5) + 1]: null });

/**
 * The clock of the timer's steps. It starts long ago, so that time can be logged. It always moves forward, because only
 * the server knows which of two changes at the same instant wins.
 */
let timerClock = Date.now() - 20 * 60 * minute;
const nextInstant = (n: number): number => {
  timerClock = Math.min(Date.now(), timerClock + (n % 20) * minute + (n % 50) * 1_000 + 1);
  return timerClock;
};
let madeLast = 0;
/** Returns the time of a change. No two changes share a millisecond, because the order of their ids would be random. */
export const nextMoment = (): Date => {
  madeLast = Math.max(Date.now(), madeLast + 1);
  return new Date(madeLast);
};

const timeOf = (instant: number): string => new Date(instant).toISOString();

/** A page that a session reached. Undefined if it reached none. */
const pageIn = (pages: number | null, n: number): number | undefined =>
  pages === null || n % 5 === 0 ? undefined : n % (pages + 1);

/** A session with a page in place of its progress. */
const withPage = <Body extends object>(body: Body, page: number | undefined) =>
  page === undefined ? body : { ...body, progress: undefined, page };

/**
 * Returns a call that a user could make next, chosen by the step's numbers. Undefined if there is none, for example
 * because it needs an item that does not exist.
 */
export const callOf = (
  { kind, item, n }: Step,
  rows: Rows,
  { today, weekStartsOn }: Calendar,
): FuzzCall | undefined => {
  const peek = rows.data;
  const day = addDays(today, -(n % 20));
  const listed = peek(habits.list, everyHabit);
  // Sometimes this is an archived habit.
  const habit = pick([...(listed?.habits ?? []), ...(listed?.archived ?? [])], item);
  const skill = pick(peek(skills.list, {})?.skills ?? [], item);
  const listedResources = peek(resources.list, {})?.resources;
  const resource = pick(listedResources ?? [], item);
  const ordered = (listedResources ?? []).toSorted(byPosition);
  const project = pick(peek(projects.list, {})?.projects ?? [], item);
  const made = peek(assessments.list, { query: {} })?.assessments ?? [];
  const assessment = pick(made, item);
  const log = skill && peek(skills.activities, { params: { id: skill._id } })?.activities;
  // A habit's time is left out, because it is derived from the habit's days.
  const activity =
    log &&
    pick(
      log.filter(({ source }) => source !== 'habit'),
      n,
    );
  const unassigned = peek(skills.unassigned, { query: {} })?.activities ?? [];
  const timeBody = () => ({
    minutes: (n % 90) + 1,
    date: day,
    ...(skill && n % 3 && { skill: skill._id }),
    ...(n % 4 === 0 && { progress: n % 101 }),
  });
  /** Picks logged time of a resource or a project, with or without a skill. */
  const loggedTimeOf = (source: 'resource' | 'project') =>
    pick(
      [...(log ?? []), ...unassigned].filter((one) => one.source === source && one.sourceId),
      n,
    );
  const undoneTime = ({ skill: of, ...rest }: Activity) => {
    const { date, hours, duration } = rest;
    const lastBefore = log?.find(({ _id }) => _id !== rest._id)?.date ?? null;
    return { date, hours, duration, skill: of, lastBefore };
  };
  const evidenceOf = (n: number) =>
    [
      ...(resource ? [{ area: 'resources' as const, id: resource._id }] : []),
      ...(project ? [{ area: 'projects' as const, id: project._id }] : []),
      ...(note ? [{ area: 'notes' as const, id: note._id }] : []),
    ].slice(n % 2);
  const session = sessionOf(peek(timerRoutes.get, {})?.timer, fuzzDays);
  const params = { id: session?.timer._id ?? '' };
  const targets = [
    ...(skill ? [{ area: 'skills' as const, id: skill._id }] : []),
    ...(habit && timeUnitOf(habit) ? [{ area: 'habits' as const, id: habit._id }] : []),
    ...(resource
      ? [{ area: 'resources' as const, id: resource._id, skill: skill?._id ?? null }]
      : []),
    ...(project ? [{ area: 'projects' as const, id: project._id, skill: null }] : []),
  ];
  /** The item that the timer was for. Its name appears in the log. */
  const timed = session && timedItem(session.timer.target.value, rows);
  const goal = project && pick(project.goals, n);
  const part = resource && pick(resource.parts, n);
  const reading = resource && pick(closedReadings(resource), n);
  const owners: About[] = [
    ...(skill ? [{ area: 'skills' as const, id: skill._id }] : []),
    ...(resource ? [{ area: 'resources' as const, id: resource._id }] : []),
    ...(project ? [{ area: 'projects' as const, id: project._id }] : []),
  ];
  const owner = pick(owners, n);
  const note = pick(peek(notes.list, { query: {} })?.notes ?? [], item);
  const card = pick(peek(cards.list, {})?.cards ?? [], item);
  const relatedSkills = skill && n % 2 ? [skill._id] : [];
  const rest = { from: addDays(today, (n % 25) - 20) };
  const pause = {
    to: n % 4 ? addDays(rest.from, n % 9) : null,
    ...(n % 3 === 0 && {
      instead: { from: addDays(rest.from, -3), to: n % 2 ? rest.from : null },
    }),
  };
  const callsOf: (() => FuzzCall | undefined)[] = [
    () =>
      fuzzCall(habits.create, {
        body: {
          name: `Habit ${n}`,
          ...purposeOf(n),
          ...(n % 3 === 0 && countedAs(n % 2 ? 'amount' : 'check', skill, n)),
          ...(n % 3 === 0 && remindersOf(n)),
        },
      }),
    () =>
      habit && !isTotal(habit)
        ? fuzzCall(habits.toggle, {
            params: { id: habit._id },
            body: { date: day, completed: n % 3 > 0 },
          })
        : undefined,
    () =>
      habit &&
      fuzzCall(habits.update, {
        params: { id: habit._id },
        body: {
          ...purposeAfter(habit, n),
          ...(n % 7 > 3 && habit.kind === 'amount' && { target: (n % 9) + 1 }),
          ...(n % 7 === 2 && isPlain(habit) && otherKind(habit, n)),
          ...(n % 4 === 3 && (n % 7 !== 2 || !isPlain(habit)) && countingOf(habit.kind, skill, n)),
          ...(n % 3 === 1 && { from: habit.startDate }),
          ...(n % 3 === 2 && { from: today }),
          targetDays: n % 2 ? (n % 50) + 1 : null,
          ...(n % 5 === 1 && { timeOfDay: pick(timesOfDay, n) }),
          ...(n % 5 === 2 && { group: n % 3 ? `Group ${n % 4}` : null }),
          ...(n % 6 === 4 && { endsOn: n % 4 ? addDays(today, n % 9) : null }),
          ...(n % 5 === 3 && (n % 11 ? remindersOf(n) : { reminderTime: null, remind: null })),
          description: n % 4 ? `About ${n}` : null,
        },
      }),
    () =>
      habit && n % 5 === 0 ? fuzzCall(habits.remove, { params: { id: habit._id } }) : undefined,
    () =>
      fuzzCall(skills.create, {
        body: {
          name: `Skill ${n}`,
          category: 'Other',
          ...(n % 2 && { currentHours: (n % 300) / 10 }),
          ...(n % 3 === 0 && { levels: { 1: ' Reads ', 4: n % 2 ? '' : `Writes ${n}` } }),
        },
      }),
    () =>
      skill &&
      fuzzCall(skills.update, {
        params: { id: skill._id },
        body: {
          ...(n % 2 && { name: `Renamed ${n}` }),
          ...(n % 3 === 0 && { currentHours: n % 30 }),
          ...(n % 5 === 0 && { targetHours: (n % 40) + 1, category: 'Creative' as const }),
          ...(n % 4 > 1 && { levels: n % 11 ? levelsOf(n) : null }),
        },
      }),
    () =>
      skill &&
      fuzzCall(skills.logHours, {
        params: { id: skill._id },
        body: { hours: ((n % 200) + 1) / 100, date: day },
      }),
    () =>
      skill &&
      fuzzCall(skills.addActivity, {
        params: { id: skill._id },
        body: { type: 'Practice', date: day, ...(n % 3 && { duration: n % 90 }) },
      }),
    () =>
      skill && log && activity
        ? fuzzCall(
            skills.removeActivity,
            { params: { id: skill._id, activityId: activity._id } },
            {
              date: activity.date,
              hours: activity.hours,
              duration: activity.duration,
              source: activity.source,
              sourceId: activity.sourceId,
              lastBefore: log.find(({ _id }) => _id !== activity._id)?.date ?? null,
            },
          )
        : undefined,
    () =>
      skill && n % 5 === 0 ? fuzzCall(skills.remove, { params: { id: skill._id } }) : undefined,
    () =>
      fuzzCall(resources.create, {
        body: {
          title: `Resource ${n}`,
          status: pick(resourceStatuses, n) ?? 'Not Started',
          relatedSkills,
          ...(n % 3 === 0 && { deadline: addDays(today, n % 30), progress: n % 100 }),
          ...(n % 5 === 1 && { pages: (n % 400) + 1 }),
          ...(n % 5 === 2 && withPartIds({ parts: partsOf(n) })),
        },
      }),
    () =>
      resource &&
      fuzzCall(resources.update, {
        params: { id: resource._id },
        body: {
          ...(n % 7 === 0 && { title: `Renamed ${n}` }),
          ...(n % 2 && { status: pick(resourceStatuses, Math.floor(n / 2)) ?? null }),
          ...(n % 3 === 0 && { progress: n % 100 }),
          ...(n % 4 === 0 && { deadline: n % 8 ? day : null, relatedSkills }),
          ...(n % 5 === 1 &&
            ordered.length > 1 && {
              position: n % 2 ? positionAt(ordered, resource._id, n % 7) : null,
            }),
          ...sourceAfter(resource, n),
        },
      }),
    () =>
      resource && n % 5 === 0
        ? fuzzCall(resources.remove, { params: { id: resource._id } })
        : undefined,
    () =>
      fuzzCall(projects.create, {
        body: withItemIds({
          name: `Project ${n}`,
          status: pick(projectStatuses, n) ?? 'Planning',
          progressFromGoals: n % 2 > 0,
          relatedSkills,
          goals: Array.from({ length: n % 4 }, (_, index) => ({
            description: `Goal ${index}`,
            ...(index % 2 && { dueDate: n % 3 ? day : null }),
          })),
          challenges: n % 3 ? [{ description: 'Hard' }] : [],
        }),
      }),
    () =>
      project &&
      fuzzCall(projects.update, {
        params: { id: project._id },
        body: withKnownItems(project, {
          ...(n % 7 === 0 && { name: `Renamed ${n}` }),
          ...(n % 2 && { status: pick(projectStatuses, n) ?? null }),
          ...(n % 3 && { progressFromGoals: n % 3 === 1 }),
          ...(n % 3 === 0 && { progress: n % 100, description: n % 2 ? 'Words' : null }),
          ...(n % 5 === 0 && {
            goals: [
              ...project.goals.slice(n % 2).map(({ _id, description }, index) => ({
                _id,
                description,
                ...(index % 2 && { dueDate: n % 3 ? day : null }),
              })),
              { description: `More ${n}` },
            ],
          }),
        }),
      }),
    () =>
      project &&
      fuzzCall(projects.addGoal, {
        params: { id: project._id },
        body: { description: `Goal ${n}`, ...(n % 2 && { dueDate: day }) },
      }),
    () =>
      project &&
      fuzzCall(projects.addOutcome, {
        params: { id: project._id },
        body: { description: `Out ${n}` },
      }),
    () =>
      project &&
      fuzzCall(projects.addChallenge, {
        params: { id: project._id },
        body: { description: `${n}` },
      }),
    () =>
      project && goal
        ? fuzzCall(projects.toggleGoal, {
            params: { id: project._id, goalId: goal._id },
            body: { completed: n % 3 > 0 },
          })
        : undefined,
    () =>
      project && goal
        ? fuzzCall(projects.updateGoal, {
            params: { id: project._id, goalId: goal._id },
            body: {
              ...(n % 5 < 3 && { description: `Renamed ${n}` }),
              ...(n % 4 === 1 && { dueDate: n % 8 === 1 ? day : null }),
              ...(n % 3 && { behind: pick(project.goals, item)?._id ?? null }),
            },
          })
        : undefined,
    () =>
      project && goal
        ? fuzzCall(projects.removeGoal, { params: { id: project._id, goalId: goal._id } })
        : undefined,
    () => {
      const outcome = project && pick(project.learningOutcomes, n);
      return project && outcome
        ? fuzzCall(projects.removeOutcome, { params: { id: project._id, outcomeId: outcome._id } })
        : undefined;
    },
    () => {
      const challenge = project && pick(project.challenges, n);
      return project && challenge
        ? fuzzCall(projects.removeChallenge, {
            params: { id: project._id, challengeId: challenge._id },
          })
        : undefined;
    },
    () =>
      project && n % 5 === 0
        ? fuzzCall(projects.remove, { params: { id: project._id } })
        : undefined,
    () =>
      skill &&
      fuzzCall(assessments.create, {
        body: {
          skill: skill._id,
          confidenceLevel: (n % 5) + 1,
          assessmentDate: day,
          ...(n % 2 && { nextReviewDate: addDays(day, n % 10), strengths: ['One'] }),
          ...(n % 3 && { evidence: evidenceOf(n) }),
        },
      }),
    () =>
      assessment &&
      fuzzCall(assessments.update, {
        params: { id: assessment._id },
        body: {
          ...(n % 2 && { confidenceLevel: (n % 5) + 1 }),
          ...(n % 3 === 0 && { selfRating: n % 6 ? null : 5, nextReviewDate: n % 2 ? day : null }),
          ...(n % 5 > 2 && { evidence: n % 7 ? evidenceOf(n) : null }),
        },
      }),
    () =>
      assessment
        ? fuzzCall(
            assessments.remove,
            { params: { id: assessment._id } },
            { skill: assessment.skill?._id ?? '' },
          )
        : undefined,
    () => {
      if (!habit) return undefined;
      const set = n % 2 ? { skipped: n % 3 > 0 } : doneOf(habit, day, n);
      const note = n % 5 > 1 && { note: n % 5 === 2 ? '' : ` Note ${n} ` };
      const params = { id: habit._id, date: day };
      return fuzzCall(habits.setDay, { params, body: { ...set, ...note } });
    },
    () => habit && fuzzCall(habits.setPause, { params: { id: habit._id, ...rest }, body: pause }),
    () => habit && fuzzCall(habits.endPause, { params: { id: habit._id, ...rest } }),
    () => fuzzCall(users.setVacation, { params: rest, body: pause }),
    () => fuzzCall(users.endVacation, { params: rest }),
    () =>
      habit &&
      fuzzCall(habits.update, { params: { id: habit._id }, body: { archived: n % 3 > 0 } }),
    () =>
      resource &&
      fuzzCall(resources.logTime, {
        params: { id: resource._id },
        body: withPage(timeBody(), pageIn(resource.pages, n)),
      }),
    () => {
      const time = loggedTimeOf('resource');
      return time?.sourceId
        ? fuzzCall(
            resources.removeTime,
            { params: { id: time.sourceId, activityId: time._id } },
            undoneTime(time),
          )
        : undefined;
    },
    () => project && fuzzCall(projects.logTime, { params: { id: project._id }, body: timeBody() }),
    () => {
      const time = loggedTimeOf('project');
      return time?.sourceId
        ? fuzzCall(
            projects.removeTime,
            { params: { id: time.sourceId, activityId: time._id } },
            undoneTime(time),
          )
        : undefined;
    },
    () => {
      const focus = [
        ...(habit ? [{ area: 'habits' as const, id: habit._id }] : []),
        ...(skill ? [{ area: 'skills' as const, id: skill._id }] : []),
      ];
      return fuzzCall(reviews.set, {
        params: { weekStart: addDays(startOfWeek(today, weekStartsOn), n % 2 ? -7 : 0) },
        body: {
          ...(n % 3 && { went: n % 3 === 1 ? ` Well ${n} ` : '' }),
          ...(n % 5 && { next: `Next ${n}` }),
          ...(n % 4 ? { focus: focus.slice(n % 3) } : { changed: 'Less' }),
        },
      });
    },
    () => {
      const target = pick(targets, n);
      if (!target) return undefined;
      const [id, startedAt] = [ulid(), nextInstant(n)];
      const start = { target, note: `Note ${n}` };
      const logged = session ? loggedByStart(session, id, { ...start, startedAt }, timed) : [];
      const body = { ...start, startedAt: timeOf(startedAt) };
      return fuzzCall(timerRoutes.start, { params: { id }, body }, { logged });
    },
    () => session && fuzzCall(timerRoutes.pause, { params, body: { at: timeOf(nextInstant(n)) } }),
    () => session && fuzzCall(timerRoutes.resume, { params, body: { at: timeOf(nextInstant(n)) } }),
    () => {
      const at = nextInstant(n);
      const body = {
        at: timeOf(at),
        ...(n % 3 === 0 && { startedAt: timeOf(at) }),
        ...(n % 2 && { note: `Note ${n}` }),
        ...(n % 5 === 0 && { target: pick(targets, n) }),
      };
      return session && fuzzCall(timerRoutes.update, { params, body });
    },
    () => {
      if (!session) return undefined;
      const at = nextInstant(n);
      const page = pageIn(timed?.place?.pages ?? null, n);
      const about = loggedByStop(session, at, timed, page);
      const body = { at: timeOf(at), ...(page !== undefined && { page }) };
      return fuzzCall(timerRoutes.stop, { params, body }, about);
    },
    () =>
      session && fuzzCall(timerRoutes.discard, { params, query: { at: timeOf(nextInstant(n)) } }),
    () =>
      resource && resource.pages === null
        ? fuzzCall(resources.addParts, {
            params: { id: resource._id },
            body: withPartIds({ parts: partsOf(n) }),
          })
        : undefined,
    () =>
      resource && part
        ? fuzzCall(resources.togglePart, {
            params: { id: resource._id, partId: part._id },
            body: { completed: n % 3 > 0 },
          })
        : undefined,
    () =>
      resource && part
        ? fuzzCall(resources.removePart, { params: { id: resource._id, partId: part._id } })
        : undefined,
    () => resource && fuzzCall(resources.again, { params: { id: resource._id }, body: {} }),
    () =>
      resource && reading
        ? fuzzCall(resources.updateReading, {
            params: { id: resource._id, readingId: reading._id },
            body: {
              ...(n % 2 && { startDate: n % 3 ? addDays(day, -3) : null }),
              ...(n % 3 && { completionDate: n % 4 ? day : null }),
            },
          })
        : undefined,
    () =>
      resource && reading
        ? fuzzCall(resources.removeReading, {
            params: { id: resource._id, readingId: reading._id },
          })
        : undefined,
    () => {
      const challenge = project && pick(project.challenges, n);
      return project && challenge
        ? fuzzCall(projects.updateChallenge, {
            params: { id: project._id, challengeId: challenge._id },
            body: { solvedOn: n % 3 ? addDays(today, -(n % 5)) : null },
          })
        : undefined;
    },
    () =>
      owner &&
      fuzzCall(notes.create, {
        body: {
          about: owner,
          text: n % 3 ? `Note ${n}\nMore` : ` Note ${n} `,
          ...(n % 4 && { date: day }),
          ...(n % 5 === 0 && { place: `p. ${n}`, url: 'https://a.org' }),
        },
      }),
    () =>
      note &&
      fuzzCall(notes.update, {
        params: { id: note._id },
        body: {
          ...(n % 2 && { text: `Changed ${n}` }),
          ...(n % 3 === 0 && { date: day }),
          ...(n % 3 === 1 && owner && { about: owner }),
          ...(n % 5 === 0 && { place: n % 2 ? ' p. 1 ' : null, url: null }),
        },
      }),
    () => note && fuzzCall(notes.remove, { params: { id: note._id } }),
    () =>
      fuzzCall(cards.create, {
        body: {
          // Made long ago, so that it may have reviews of earlier days.
          _id: idOn(addDays(today, -30), nextMoment()),
          front: n % 3 ? `Front ${n}\nMore` : ` Front ${n} `,
          back: `Back ${n}`,
          ...(n % 2 && owner && { about: owner }),
          ...(n % 3 === 0 && note && { note: note._id }),
          ...(n % 7 === 0 && { suspended: true }),
        },
      }),
    () =>
      card &&
      fuzzCall(cards.update, {
        params: { id: card._id },
        body: {
          ...(n % 2 && { front: ` Changed ${n} ` }),
          ...(n % 3 === 0 && { suspended: n % 2 ? true : n % 4 ? false : null }),
          ...(n % 3 === 1 && { about: n % 4 ? owner : null }),
          ...(n % 5 === 0 && { note: n % 2 && note ? note._id : null }),
        },
      }),
    () => (card ? fuzzCall(cards.remove, { params: { id: card._id } }) : undefined),
    () => {
      if (!card) return undefined;
      const date = n % 3 ? today : day;
      const rating = (n % 4) + 1;
      const { memory, due } = card;
      const isLate = memory !== null && date <= memory.reviewedOn;
      const after = isLate ? { memory, due } : afterRating(memory, date, rating);
      const request = { params: { id: card._id }, body: { date, rating } };
      return fuzzCall(cards.review, request, after);
    },
    () => {
      const reviewed = card && peek(cards.reviews, { params: { id: card._id } })?.reviews;
      const latest = reviewed?.toSorted(inOrder).at(-1);
      if (!card || !reviewed || !latest) return undefined;
      const params = { id: card._id, reviewId: latest._id };
      const before = replay(reviewed.filter((one) => one !== latest));
      return fuzzCall(cards.removeReview, { params }, before);
    },
  ];
  return pick(callsOf, kind)?.();
};
