import { describe, expect, test } from 'vitest';
import type { Day } from '../core/days.ts';
import type { ResourceStatus } from './model.ts';
import {
  changeResource,
  newResource,
  type ResourceChange,
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
): ResourceState => ({ status, progress, progressBefore, startDate, completionDate });
const idle = newResource;
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
    ['started later keeps its start', reading, { status: 'In Progress' }, reading],
    ['completed', reading, { status: 'Completed' }, state('Completed', 100, EARLIER, TODAY, 40)],
    ['completed, whatever progress comes along', reading, { status: 'Completed', progress: 80 }, state('Completed', 100, EARLIER, TODAY, 80)],
    ['completed again keeps its day', done, { status: 'Completed' }, done],
    ['completed stays at 100', done, { progress: 50 }, done],
    ['left again has the progress from before', done, { status: 'In Progress' }, state('In Progress', 70, EARLIER)],
    ['left that was completed before that was kept', { ...done, progressBefore: null }, { status: 'In Progress' }, state('In Progress', 100, EARLIER)],
    ['left with a progress', done, { status: 'On Hold', progress: 60 }, state('On Hold', 60, EARLIER)],
    ['left to the beginning', done, { status: 'Not Started' }, state('Not Started', 70, EARLIER)],
    ['100 alone does not complete', reading, { progress: 100 }, state('In Progress', 100, EARLIER)],
    ['100 alone does not start', idle, { progress: 100 }, state('Not Started', 100, null)],
    ['back to 0', reading, { progress: 0 }, state('In Progress', 0, EARLIER)],
    ['on hold', reading, { status: 'On Hold' }, state('On Hold', 40, EARLIER)],
    ['completed on a day that is sent', reading, { status: 'Completed', completionDate: '2026-02-28' }, state('Completed', 100, EARLIER, '2026-02-28', 40)],
    ['completed, its day taken away', done, { completionDate: null }, state('Completed', 100, EARLIER, null, 70)],
    ['completed on an unknown day, which stays so', { ...done, completionDate: null }, { status: 'Completed', progress: 50 }, { ...done, completionDate: null }],
    ['completed on an unknown day, restored', reading, { status: 'Completed', progress: 40, completionDate: null }, state('Completed', 100, EARLIER, null, 40)],
    ['started on an unknown day, which stays so', state('Completed', 100, null, null), { progress: 50 }, state('Completed', 100, null, null)],
    ['back to the beginning, its start taken away', reading, { status: 'Not Started', startDate: null }, state('Not Started', 40, null)],
    ['in progress keeps a start', reading, { startDate: null }, state('In Progress', 40, TODAY)],
    ['completed without a start', state('On Hold', 5, null), { status: 'Completed' }, state('Completed', 100, TODAY, TODAY, 5)],
  ])('%s', (_, was, change, expected) => {
    expect(changeResource(was, change, TODAY)).toEqual(expected);
  });

  test('completed, reopened and completed again is completed on the second day', () => {
    const left = changeResource(done, { status: 'In Progress' }, '2026-03-01');
    expect(changeResource(left, { status: 'Completed' }, TODAY)).toEqual({
      ...done,
      completionDate: TODAY,
    });
  });
});

describe('stats', () => {
  test('without resources', () => {
    expect(resourceStats([])).toEqual({
      totalResources: 0,
      inProgressResources: 0,
      completedResources: 0,
      notStartedResources: 0,
      onHoldResources: 0,
      completedTime: 0,
      totalEstimatedTime: 0,
      resourcesByType: {},
    });
  });

  test('with some resources', () => {
    expect(
      resourceStats([
        { status: 'Completed', type: 'Book', duration: 600 },
        { status: 'Completed', type: 'Video', duration: 25 },
        { status: 'In Progress', type: 'Book', duration: 90 },
        { status: 'On Hold', type: 'Course', duration: 1 },
        { status: 'On Hold', type: 'Book', duration: 0 },
        { status: 'On Hold', type: 'Book', duration: 0 },
        { status: 'Not Started', type: 'Book', duration: 10 },
      ]),
    ).toEqual({
      totalResources: 7,
      inProgressResources: 1,
      completedResources: 2,
      notStartedResources: 1,
      onHoldResources: 3,
      completedTime: 625,
      totalEstimatedTime: 726,
      resourcesByType: { Book: 5, Video: 1, Course: 1 },
    });
  });
});
