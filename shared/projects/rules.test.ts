import { describe, expect, test } from 'vitest';
import type { Day } from '../days/days.ts';
import type { Goal, ProjectStatus } from './model.ts';
import {
  changeProject,
  endsBeforeStart,
  newProject,
  type ProjectChange,
  type ProjectDates,
  type ProjectState,
  progressOf,
  projectDuration,
  projectStats,
} from './rules.ts';

const TODAY = '2026-03-15';
const EARLIER = '2026-01-31';

const state = (
  status: ProjectStatus,
  progress: number,
  startDate: Day | null,
  completionDate: Day | null = null,
  endDate: Day | null = null,
  progressBefore: number | null = null,
): ProjectState => ({ status, progress, progressBefore, startDate, endDate, completionDate });
const planned = newProject;
const running = state('In Progress', 40, EARLIER);
const done = state('Completed', 100, EARLIER, '2026-02-28', null, 70);

describe('a change', () => {
  // biome-ignore format: one line a case
  test.each<[string, ProjectState, ProjectChange, ProjectState]>([
    ['nothing sent', running, {}, running],
    ['nothing sent, completed', done, {}, done],
    ['a new one', planned, {}, state('Planning', 0, null)],
    ['a new one with dates', planned, { startDate: '2026-04-01', endDate: '2026-05-01' }, state('Planning', 0, '2026-04-01', null, '2026-05-01')],
    ['a new one, in progress', planned, { status: 'In Progress', progress: 10 }, state('In Progress', 10, TODAY)],
    ['a new one, completed', planned, { status: 'Completed' }, state('Completed', 100, TODAY, TODAY, null, 0)],
    ['leaving Planning starts it', planned, { status: 'On Hold' }, state('On Hold', 0, TODAY)],
    ['leaving Planning to be abandoned starts it too', planned, { status: 'Abandoned' }, state('Abandoned', 0, TODAY)],
    ['leaving Planning with a start sent', planned, { status: 'In Progress', startDate: EARLIER }, state('In Progress', 0, EARLIER)],
    ['leaving Planning with null sent as the start', planned, { status: 'In Progress', startDate: null }, state('In Progress', 0, TODAY)],
    ['leaving Planning with a start set before', state('Planning', 0, EARLIER), { status: 'In Progress' }, state('In Progress', 0, EARLIER)],
    ['leaving Planning after the planned end', state('Planning', 0, null, null, EARLIER), { status: 'In Progress' }, state('In Progress', 0, TODAY, null, EARLIER)],
    ['back to Planning keeps the start', running, { status: 'Planning' }, state('Planning', 40, EARLIER)],
    ['a start that is cleared stays so', running, { startDate: null }, state('In Progress', 40, null)],
    ['a cleared start stays so when the status changes', state('In Progress', 40, null), { status: 'On Hold' }, state('On Hold', 40, null)],
    ['an end that is cleared', state('Planning', 0, null, null, EARLIER), { endDate: null }, planned],
    ['completed', running, { status: 'Completed' }, state('Completed', 100, EARLIER, TODAY, null, 40)],
    ['completed, whatever progress comes along', running, { status: 'Completed', progress: 80 }, state('Completed', 100, EARLIER, TODAY, null, 80)],
    ['completed again keeps its day', done, { status: 'Completed' }, done],
    ['completed stays at 100', done, { progress: 50 }, done],
    ['left again has the progress from before', done, { status: 'In Progress' }, state('In Progress', 70, EARLIER)],
    ['left without a known progress from before', { ...done, progressBefore: null }, { status: 'In Progress' }, state('In Progress', 100, EARLIER)],
    ['left with a progress', done, { status: 'Abandoned', progress: 60 }, state('Abandoned', 60, EARLIER)],
    ['100 alone does not complete', running, { progress: 100 }, state('In Progress', 100, EARLIER)],
    ['back to 0', running, { progress: 0 }, state('In Progress', 0, EARLIER)],
  ])('%s', (_, was, change, expected) => {
    expect(changeProject(was, change, TODAY)).toEqual(expected);
  });
});

describe('an end before the start', () => {
  const dates = (startDate: Day | null, endDate: Day | null): ProjectDates => ({
    startDate,
    endDate,
  });
  const march = dates('2026-03-01', '2026-03-31');
  const late = dates('2026-03-15', '2026-03-01');
  // biome-ignore format: one line a case
  test.each<[string, ProjectDates, ProjectChange, boolean]>([
    ['nothing sent', march, {}, false],
    ['an end before the start', march, { endDate: '2026-02-28' }, true],
    ['an end on the start', march, { endDate: '2026-03-01' }, false],
    ['a start after the end', march, { startDate: '2026-04-01' }, true],
    ['both moved', march, { startDate: '2026-04-01', endDate: '2026-04-02' }, false],
    ['both moved, the wrong way round', march, { startDate: '2026-04-02', endDate: '2026-04-01' }, true],
    ['over a year end', march, { startDate: '2026-12-31', endDate: '2027-01-01' }, false],
    ['no start', march, { startDate: null, endDate: '2020-01-01' }, false],
    ['no end', march, { startDate: '2030-01-01', endDate: null }, false],
    ['begun late, another field', late, {}, false],
    ['begun late, the same dates', late, late, false],
    ['begun late, still too early', late, { endDate: '2026-03-14' }, true],
    ['begun late, mended', late, { endDate: '2026-03-15' }, false],
  ])('%s', (_, was, change, expected) => {
    expect(endsBeforeStart(was, change)).toBe(expected);
  });
});

describe('duration', () => {
  // biome-ignore format: one line a case
  test.each<[string, ProjectState, Day, number | null]>([
    ['no start', state('In Progress', 0, null, null, '2026-12-31'), TODAY, null],
    ['completed', done, TODAY, 28],
    ['completed on the day it started', state('Completed', 100, TODAY, TODAY), TODAY, 0],
    ['completed goes before the planned end', state('Completed', 100, EARLIER, '2026-02-01', '2026-12-31'), TODAY, 1],
    ['in progress, to today', state('In Progress', 0, EARLIER, null, '2026-12-31'), TODAY, 43],
    ['on hold, to today', state('On Hold', 0, EARLIER), TODAY, 43],
    ['started today', state('In Progress', 0, TODAY), TODAY, 0],
    ['start ahead', state('In Progress', 0, '2026-04-01'), TODAY, 0],
    ['planning, to the planned end', state('Planning', 0, '2026-04-01', null, '2026-05-01'), TODAY, 30],
    ['abandoned, to the planned end', state('Abandoned', 0, EARLIER, null, '2026-02-10'), TODAY, 10],
    ['completed on an unknown day', state('Completed', 100, EARLIER, null, '2026-02-10'), TODAY, null],
    ['planning without an end', state('Planning', 0, EARLIER), TODAY, null],
    ['abandoned without an end', state('Abandoned', 0, EARLIER), TODAY, null],
    ['over a leap day', state('In Progress', 0, '2024-02-28'), '2024-03-01', 2],
    ['over a year', state('Completed', 100, '2023-12-31', '2024-12-31'), '2025-06-01', 366],
  ])('%s', (_, project, today, expected) => {
    expect(projectDuration(project, today)).toBe(expected);
  });
});

describe('stats', () => {
  const goals = (...ticks: boolean[]): Goal[] =>
    ticks.map((completed, index) => ({
      _id: `${index}`,
      description: 'Goal',
      completed,
      completedAt: completed ? TODAY : null,
      dueDate: null,
    }));
  const none = { Planning: 0, 'In Progress': 0, Completed: 0, 'On Hold': 0, Abandoned: 0 };

  test('without projects', () => {
    expect(projectStats([])).toEqual({
      totalProjects: 0,
      inProgressProjects: 0,
      completedProjects: 0,
      completedGoals: 0,
      totalGoals: 0,
      projectsByStatus: none,
    });
  });

  test('with some projects', () => {
    expect(
      projectStats([
        { status: 'Completed', goals: goals(true, true) },
        { status: 'In Progress', goals: goals(true, false, false) },
        { status: 'In Progress', goals: [] },
        { status: 'Abandoned', goals: goals(false) },
      ]),
    ).toEqual({
      totalProjects: 4,
      inProgressProjects: 2,
      completedProjects: 1,
      completedGoals: 3,
      totalGoals: 6,
      projectsByStatus: { ...none, Completed: 1, 'In Progress': 2, Abandoned: 1 },
    });
    // The counts of one call must not change the zeros of the next.
    expect(projectStats([]).projectsByStatus).toEqual(none);
  });
});

test.each([
  ['In Progress', true, [true, false, false], 33],
  ['In Progress', true, [true, true, false], 67],
  ['Planning', true, [true, true], 100],
  ['In Progress', true, [...Array(199).fill(true), false], 99],
  ['On Hold', true, [false], 0],
  ['In Progress', true, [], 40],
  ['In Progress', false, [true], 40],
  ['Completed', true, [false], 40],
] as const)('%s, from goals %s, goals %j: %i%%', (status, progressFromGoals, done, expected) => {
  const goals = done.map((completed) => ({ completed }));
  expect(progressOf({ status, progress: 40, progressFromGoals, goals })).toBe(expected);
});
