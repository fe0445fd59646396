import { describe, expect, test } from 'vitest';
import type { Day } from '../days/days.ts';
import type { ResourceStatus } from './model.ts';
import {
  changeResource,
  type ResourceChange,
  type ResourceFacts,
  type ResourceState,
  resourceStats,
} from './rules.ts';

const TODAY = '2026-03-15';
const EARLIER = '2026-01-31';

const state = (
  status: ResourceStatus,
  progress: number,
  startDate: Day | null,
  completionDate: Day | null = null,
  progressBefore: number | null = null,
): ResourceState => ({
  status,
  progress,
  progressBefore,
  pages: null,
  page: null,
  startDate,
  completionDate,
});
const idle: ResourceState = state('Not Started', 0, null);
const reading = state('In Progress', 40, EARLIER);
const done = state('Completed', 100, EARLIER, '2026-02-28', 70);

describe('a change', () => {
  // biome-ignore format: one line a case
  test.each<[string, ResourceState, ResourceChange, ResourceState]>([
    ['nothing sent', reading, {}, reading],
    ['nothing sent, completed', done, {}, done],
    ['a new one', idle, {}, state('Not Started', 0, null)],
    ['a new one, in progress', idle, { status: 'In Progress', progress: 10 }, state('In Progress', 10, TODAY)],
    ['a new one, completed', idle, { status: 'Completed' }, state('Completed', 100, TODAY, TODAY, 0)],
    ['a new one, on hold', idle, { status: 'On Hold' }, state('On Hold', 0, null)],
    ['in progress again keeps its start', reading, { status: 'In Progress' }, reading],
    ['completed', reading, { status: 'Completed' }, state('Completed', 100, EARLIER, TODAY, 40)],
    ['completed, whatever progress comes along', reading, { status: 'Completed', progress: 80 }, state('Completed', 100, EARLIER, TODAY, 80)],
    ['completed again keeps its day', done, { status: 'Completed' }, done],
    ['completed stays at 100, and records a progress', done, { progress: 50 }, { ...done, progressBefore: 50 }],
    ['completed does not record 100', done, { progress: 100 }, done],
    ['completed with 100 keeps the progress from before', reading, { status: 'Completed', progress: 100 }, state('Completed', 100, EARLIER, TODAY, 40)],
    ['left again has the progress from before', done, { status: 'In Progress' }, state('In Progress', 70, EARLIER)],
    ['left without a known progress from before', { ...done, progressBefore: null }, { status: 'In Progress' }, state('In Progress', 100, EARLIER)],
    ['left with a progress', done, { status: 'On Hold', progress: 60 }, state('On Hold', 60, EARLIER)],
    ['left to the beginning', done, { status: 'Not Started' }, state('Not Started', 70, EARLIER)],
    ['100 alone does not complete', reading, { progress: 100 }, state('In Progress', 100, EARLIER)],
    ['a progress starts', idle, { progress: 100 }, state('In Progress', 100, TODAY)],
    ['a progress keeps a start', { ...idle, startDate: EARLIER }, { progress: 5 }, state('In Progress', 5, EARLIER)],
    ['the present progress does not start', state('Not Started', 30, null), { progress: 30 }, state('Not Started', 30, null)],
    ['a sent status wins', idle, { status: 'Not Started', progress: 30 }, state('Not Started', 30, null)],
    ['back to 0', reading, { progress: 0 }, state('In Progress', 0, EARLIER)],
    ['on hold', reading, { status: 'On Hold' }, state('On Hold', 40, EARLIER)],
    ['completed on a day that is sent', reading, { status: 'Completed', completionDate: '2026-02-28' }, state('Completed', 100, EARLIER, '2026-02-28', 40)],
    ['completed, its day taken away', done, { completionDate: null }, state('Completed', 100, EARLIER, null, 70)],
    ['completed on an unknown day, which stays so', { ...done, completionDate: null }, { status: 'Completed', progress: 50 }, { ...done, completionDate: null, progressBefore: 50 }],
    ['completed on an unknown day, restored', reading, { status: 'Completed', progress: 40, completionDate: null }, state('Completed', 100, EARLIER, null, 40)],
    ['started on an unknown day, which stays so', state('Completed', 100, null, null), { progress: 50 }, state('Completed', 100, null, null, 50)],
    ['completed at an unknown progress, which stays so', state('Completed', 100, EARLIER), { progress: 100 }, state('Completed', 100, EARLIER)],
    ['back to the beginning, its start taken away', reading, { status: 'Not Started', startDate: null }, state('Not Started', 40, null)],
    ['in progress keeps a start', reading, { startDate: null }, state('In Progress', 40, TODAY)],
    ['completed without a start', state('On Hold', 5, null), { status: 'Completed' }, state('Completed', 100, TODAY, TODAY, 5)],
  ])('%s', (_, was, change, expected) => {
    expect(changeResource({ ...was, parts: [] }, change, TODAY)).toEqual(expected);
  });

  test('completed, reopened and completed again is completed on the second day', () => {
    const left = changeResource({ ...done, parts: [] }, { status: 'In Progress' }, '2026-03-01');
    expect(changeResource({ ...left, parts: [] }, { status: 'Completed' }, TODAY)).toEqual({
      ...done,
      completionDate: TODAY,
    });
  });
});

describe('stats', () => {
  const fact = (
    status: ResourceFacts['status'],
    type: ResourceFacts['type'],
    duration: number,
    more: Partial<ResourceFacts> = {},
  ): ResourceFacts => ({
    _id: 'own',
    status,
    type,
    duration,
    startDate: null,
    completionDate: null,
    readings: [],
    ...more,
  });
  const closed = (completionDate: Day | null, _id: string = 'r') => ({
    _id,
    startDate: null,
    completionDate,
  });

  test('without resources', () => {
    expect(resourceStats([], TODAY)).toEqual({
      totalResources: 0,
      inProgressResources: 0,
      completedResources: 0,
      notStartedResources: 0,
      onHoldResources: 0,
      finishedThisYear: 0,
      completedTime: 0,
      totalEstimatedTime: 0,
      resourcesByType: {},
    });
  });

  test('with some resources', () => {
    expect(
      resourceStats(
        [
          fact('Completed', 'Book', 600, {
            completionDate: '2026-01-01',
            readings: [closed('2026-02-01'), closed('2025-12-31'), closed(null)],
          }),
          fact('Completed', 'Video', 25),
          fact('In Progress', 'Book', 90, { readings: [closed('2026-03-01')] }),
          fact('On Hold', 'Course', 1),
          fact('On Hold', 'Book', 0),
          fact('On Hold', 'Book', 0),
          fact('Not Started', 'Book', 10),
        ],
        TODAY,
      ),
    ).toEqual({
      totalResources: 7,
      inProgressResources: 1,
      completedResources: 2,
      notStartedResources: 1,
      onHoldResources: 3,
      finishedThisYear: 3,
      completedTime: 625,
      totalEstimatedTime: 726,
      resourcesByType: { Book: 5, Video: 1, Course: 1 },
    });
  });

  test('a response that lists the present reading counts it once', () => {
    const readings = [closed('2026-01-01', 'own')];
    const book = fact('Completed', 'Book', 0, { completionDate: '2026-01-01', readings });
    expect(resourceStats([book], TODAY).finishedThisYear).toBe(1);
  });
});
