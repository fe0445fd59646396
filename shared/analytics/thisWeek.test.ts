import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../days/days.ts';
import { grainsOfHours } from '../skills/time.ts';
import { MAX_FINISHED, thisWeek, type WeekFacts, type WorkedSkill } from './thisWeek.ts';

/** A Wednesday; its week began on Sunday the 22nd. */
const today = '2026-11-25';
const sunday = '2026-11-22';
const calendar = { today, weekStartsOn: 0 } as const;

const skill = (
  _id: string,
  times: readonly (readonly [Day, hours: number])[],
  given: { readonly targetHours?: number; readonly initialHours?: number } = {},
): WorkedSkill => ({
  _id,
  name: `Skill ${_id}`,
  targetTime: grainsOfHours(given.targetHours ?? 1000),
  initialTime: grainsOfHours(given.initialHours ?? 0),
  loggedTime: times.reduce((sum, [, hours]) => sum + grainsOfHours(hours), 0),
  createdDay: '2026-01-01',
  lastActivityDate: null,
  everLogged: times.length > 0,
  newestConfidence: null,
  activities: times.map(([date, hours]) => ({ date, time: grainsOfHours(hours) })),
});

const book = {
  _id: 'r',
  title: 'A book',
  status: 'Completed' as const,
  startDate: null,
  readings: [],
};

const week = (facts: Partial<WeekFacts>) =>
  thisWeek({ skills: [], resources: [], projects: [], ...facts }, calendar);

test('the week of a new person is empty', () => {
  expect(week({})).toEqual({ from: sunday, finished: [], mostHours: null });
});

describe('the finished items', () => {
  const finished = (facts: Partial<WeekFacts>) =>
    week(facts).finished.map(({ _id, day }) => `${_id} ${day}`);

  test('include a skill that reached its target this week', () => {
    const hours = { initialHours: 17, targetHours: 20 };
    const skills = [
      skill(
        'a',
        [
          [sunday, 1],
          ['2026-11-24', 2],
        ],
        hours,
      ),
      skill(
        'before',
        [
          ['2026-11-21', 3],
          ['2026-11-24', 2],
        ],
        hours,
      ),
    ];
    expect(finished({ skills })).toEqual(['a 2026-11-24']);
  });

  test('are the resources and projects completed this week, the latest first', () => {
    const resource = book;
    const project = { _id: 'p', name: 'A shelf', status: 'Completed' } as const;
    const facts = {
      resources: [
        { ...resource, completionDate: sunday },
        { ...resource, _id: 'old', completionDate: '2026-11-21' },
        { ...resource, _id: 'ahead', completionDate: '2026-11-26' },
        { ...resource, _id: 'open', status: 'In Progress' as const, completionDate: null },
        {
          ...resource,
          _id: 'again',
          status: 'In Progress' as const,
          completionDate: null,
          readings: [sunday, '2026-11-21', null].map((completionDate, n) => ({
            _id: `reading ${n}`,
            startDate: null,
            completionDate,
          })),
        },
      ],
      projects: [
        { ...project, completionDate: '2026-11-24' },
        { ...project, _id: 'again', status: 'In Progress' as const, completionDate: today },
      ],
    };
    expect(finished(facts)).toEqual(['p 2026-11-24', 'r 2026-11-22', 'again 2026-11-22']);
    expect(week(facts).finished[1]).toMatchObject({ area: 'resource', name: 'A book' });
  });

  test('are ten at most', () => {
    const resources = Array.from({ length: 12 }, (_, n) => ({
      ...book,
      _id: `r${n}`,
      completionDate: today,
    }));
    expect(week({ resources }).finished).toHaveLength(MAX_FINISHED);
  });
});

describe('the skill with the most hours', () => {
  /** Hours in the weeks before this one, the latest week first. */
  const earlier = (...hours: readonly number[]) =>
    hours.map((one, n) => [addDays(sunday, -7 * (n + 1)), one] as const);

  // biome-ignore format: one line a case
  test.each<[string, WorkedSkill[], object | null]>([
    ['more than before', [skill('a', [[sunday, 4], [today, 2], ...earlier(4.5, 1, 1, 1)])], { _id: 'a', name: 'Skill a', hours: 6, before: 4.5 }],
    ['as many as before', [skill('a', [[today, 4.5], ...earlier(4.5, 1, 1, 1)])], null],
    ['three weeks with time are too few', [skill('a', [[today, 6], ...earlier(4.5, 1, 1)])], null],
    ['weeks without time lie between', [skill('a', [[today, 6], ...earlier(0, 1, 0, 1, 0, 1, 0, 1)])], { _id: 'a', name: 'Skill a', hours: 6, before: 1 }],
    ['the 12th week before counts', [skill('a', [[today, 6], ...earlier(1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 7)])], null],
    ['the 13th week before does not count', [skill('a', [[today, 6], ...earlier(1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 7)])], { _id: 'a', name: 'Skill a', hours: 6, before: 1 }],
    ['a day ahead does not count', [skill('a', [[addDays(today, 1), 6], ...earlier(1, 1, 1, 1)])], null],
    ['of several skills, the one with the most hours is chosen', ['a', 'b', 'c'].map((id, n) => skill(id, [[today, n === 0 ? 5 : 6], ...earlier(1, 1, 1, 1)])), { _id: 'b', name: 'Skill b', hours: 6, before: 1 }],
  ])('%s', (_, skills, expected) => {
    expect(week({ skills }).mostHours).toEqual(expected);
  });
});
