import { describe, expect, test } from 'vitest';
import type { Day } from '#shared/days/days.ts';
import type { ReviewedWeek } from '#shared/reviews/model.ts';
import { aHabit } from '../habits/habit.fixture.ts';
import { aProject } from '../projects/project.fixture.ts';
import { aResource } from '../resources/resource.fixture.ts';
import { aSkill } from '../skills/skill.fixture.ts';
import { type Lists, meansBefore, sumOf, weekOf } from './week.ts';

const week: Day = '2026-11-15';
const today: Day = '2026-11-22';

const nothing: Lists = {
  habits: undefined,
  skills: undefined,
  resources: undefined,
  projects: undefined,
};

const response: ReviewedWeek = {
  weekStart: week,
  weekEnd: '2026-11-21',
  isEditable: true,
  habits: [{ _id: 'h', name: 'Read', done: 1, asked: 7 }],
  skills: [{ _id: 's', name: 'Rust', hours: 3, meanHours: 1.5, weeks: 4 }],
  finished: [{ kind: 'skill', _id: 's', name: 'Rust', day: '2026-11-20' }],
  outcomes: [{ _id: 'p', name: 'Borrowing', project: 'Site', day: '2026-11-18' }],
  notes: 0,
  assessmentsDue: [],
  failing: [],
  review: null,
  focus: [],
};

describe('the figures of a week', () => {
  test('are the server’s if there are no lists', () => {
    const { weekStart, weekEnd, isEditable, review, focus, ...figures } = response;
    expect(weekOf(response, nothing, week, today)).toEqual(figures);
  });

  test('are unknown if there are neither lists nor a response', () => {
    expect(weekOf(undefined, nothing, week, today)).toBeUndefined();
  });

  test('are derived from the lists if there is no response, except the hours', () => {
    const habits = [aHabit({ name: 'Read', days: ['2026-11-16', '2026-11-18'] })];
    const resources = [
      aResource({ status: 'Completed', title: 'SICP', completionDate: '2026-11-19' }),
    ];
    const learningOutcomes = [
      { _id: 'o', description: 'Grids', createdOn: '2026-11-16' },
      { _id: 'q', description: 'Floats', createdOn: null },
    ];
    const site = { status: 'Completed', completionDate: '2026-11-17' } as const;
    const projects = [aProject({ name: 'Site', ...site, learningOutcomes })];
    const lists = { habits, skills: [], resources, projects };
    expect(weekOf(undefined, lists, week, today)).toMatchObject({
      habits: [{ name: 'Read', done: 2, asked: 7 }],
      skills: undefined,
      finished: [{ name: 'Site' }, { name: 'SICP' }],
      outcomes: [{ name: 'Grids', project: 'Site', day: '2026-11-16' }],
    });
  });

  test('include changes that the server does not have yet', () => {
    const skills = [aSkill({ _id: 's', name: 'Rust 2024' })];
    const resources = [
      aResource({ status: 'Completed', title: 'SICP', completionDate: '2026-11-21' }),
    ];
    const lists = { habits: [], skills, resources, projects: [] };
    expect(weekOf(response, lists, week, today)).toMatchObject({
      habits: [],
      skills: [{ name: 'Rust 2024', hours: 3 }],
      finished: [{ name: 'Rust 2024' }, { name: 'SICP' }],
    });
    expect(weekOf(response, { ...lists, skills: [] }, week, today)).toMatchObject({
      skills: [],
      finished: [{ name: 'SICP' }],
    });
  });

  test('include due assessments and failing habits only while the review can be changed', () => {
    const createdDay = '2026-10-01';
    const schedules = [{ from: createdDay, frequency: 'daily' as const }];
    const habits = [aHabit({ createdDay, schedules })];
    const newestAssessment = {
      _id: 'a',
      assessmentDate: createdDay,
      confidenceLevel: 3,
      nextReviewDate: today,
    };
    const skills = [aSkill({ newestAssessment })];
    const lists = { ...nothing, habits, skills };
    expect(weekOf(response, lists, week, today)).toMatchObject({
      notes: 0,
      assessmentsDue: [{ nextReviewDate: today }],
      failing: [{ done: 0, asked: 28, fewerDays: { frequency: 'per-week', frequencyCount: 1 } }],
    });
    expect(weekOf(response, lists, '2026-11-01', today)).toMatchObject({
      notes: 0,
      assessmentsDue: [],
      failing: [],
    });
  });
});

describe('the means of the weeks before', () => {
  test('cover no week for a new account', () => {
    expect(meansBefore(nothing, week, today)).toEqual({ weeks: 0, percent: 0, finished: 0 });
  });

  test('begin with the first week that has anything', () => {
    const createdDay = '2026-11-01';
    const days = ['2026-11-02', '2026-11-03', '2026-11-09', '2026-11-16'];
    const habit = aHabit({
      days,
      createdDay,
      schedules: [{ from: createdDay, frequency: 'daily' }],
    });
    const resources = [aResource({ status: 'Completed', completionDate: '2026-11-05' })];
    const lists = { ...nothing, habits: [habit], resources };
    expect(meansBefore(lists, week, today)).toEqual({ weeks: 2, percent: 21, finished: 0.5 });
  });

  test('leave out habits with days a month', () => {
    const one = { _id: 'a', name: 'Read' };
    expect(
      sumOf([
        { ...one, done: 3, asked: 7 },
        { ...one, done: 2, asked: null },
      ]),
    ).toEqual({ done: 3, asked: 7 });
  });
});
