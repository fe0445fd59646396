import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../days/days.ts';
import type { Reading } from '../resources/model.ts';
import { grainsOfHours } from '../skills/time.ts';
import { type FinishedFacts, finishedInWeek, outcomesInWeek } from './finished.ts';
import { type ReviewedSkill, skillsInWeek } from './skillWeeks.ts';

/** A Sunday. */
const week = '2026-11-15';
const end = addDays(week, 6);

type Logged = readonly (readonly [day: number, hours: number])[];

const skillOf = (logged: Logged, more: Partial<ReviewedSkill> = {}): ReviewedSkill => {
  const activities = logged.map(([day, hours]) => ({
    date: addDays(week, day),
    time: grainsOfHours(hours),
  }));
  return {
    _id: 'a',
    name: 'Rust',
    initialTime: 0,
    loggedTime: activities.reduce((sum, { time }) => sum + time, 0),
    targetTime: grainsOfHours(20),
    activities,
    hasOlder: false,
    ...more,
  };
};

const hours = (skill: ReviewedSkill, vacations: Parameters<typeof skillsInWeek>[2] = []) =>
  skillsInWeek([skill], week, vacations).map((one) => [one.hours, one.meanHours, one.weeks]);

describe('the hours of a week and of the four weeks before', () => {
  const older = { hasOlder: true };
  const fourWeeks: Logged = [
    ...([
      [2, 3],
      [-7, 2],
    ] as const),
    ...([
      [-20, 1],
      [-28, 3],
    ] as const),
  ];

  test.each<[string, ReviewedSkill, readonly (number | null)[][]]>([
    ['3 h after 2, 0, 1 and 3', skillOf(fourWeeks, older), [[3, 1.5, 4]]],
    ['begun on the first day of the four weeks', skillOf(fourWeeks), [[3, 1.5, 4]]],
    [
      'begun on a Wednesday three weeks ago',
      skillOf([
        [-18, 2],
        [-8, 1],
      ]),
      [[0, 0.5, 2]],
    ],
    [
      'begun this week',
      skillOf([
        [1, 2],
        [3, 1.5],
      ]),
      [[3.5, null, 0]],
    ],
    [
      'begun last week',
      skillOf([
        [-5, 2],
        [3, 1],
      ]),
      [[1, null, 0]],
    ],
    ['begun long ago, and only this week again', skillOf([[1, 2]], older), [[2, 0, 4]]],
    ['nothing in five weeks', skillOf([], older), []],
    [
      'next week does not count',
      skillOf(
        [
          [7, 2],
          [3, 1],
        ],
        older,
      ),
      [[1, 0, 4]],
    ],
  ])('%s', (_, skill, expected) => {
    expect(hours(skill)).toEqual(expected);
  });

  test('a week that was entirely on vacation does not count', () => {
    const vacation = { from: addDays(week, -15), to: addDays(week, -7) };
    expect(hours(skillOf(fourWeeks, older), [vacation])).toEqual([[3, 2, 3]]);
    expect(hours(skillOf(fourWeeks, older), [{ ...vacation, to: addDays(week, -9) }])).toEqual([
      [3, 1.5, 4],
    ]);
  });

  test('the skill with the most hours comes first', () => {
    const skills = [
      { ...skillOf([[1, 1]]), _id: 'little' },
      { ...skillOf([[1, 4]]), _id: 'much' },
      { ...skillOf([[-9, 4]], older), _id: 'none' },
    ];
    expect(skillsInWeek(skills, week, []).map(({ _id }) => _id)).toEqual([
      'much',
      'little',
      'none',
    ]);
  });
});

const book = {
  _id: 'r',
  title: 'SICP',
  status: 'Completed',
  startDate: null,
  completionDate: null,
  readings: [] as Reading[],
} as const;

test('the finished items are sorted by day', () => {
  const goals = [
    { description: 'Domain', completed: true, completedAt: addDays(week, 1) },
    { description: 'Old', completed: true, completedAt: addDays(week, -1) },
    { description: 'Open', completed: false, completedAt: null },
  ];
  const facts = {
    skills: [skillOf([[6, 20]])],
    resources: [
      { ...book, _id: 'r', title: 'SICP', completionDate: end },
      { ...book, _id: 's', title: 'Later', completionDate: addDays(end, 1) },
      { ...book, _id: 't', title: 'Open', status: 'In Progress' as const },
    ],
    projects: [
      {
        _id: 'p',
        name: 'Site',
        status: 'Completed' as const,
        completionDate: week,
        goals,
        learningOutcomes: [],
      },
    ],
  };
  expect(finishedInWeek(facts, week).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'project Site',
    'goal Domain',
    'skill Rust',
    'resource SICP',
  ]);
});

test('a resource is listed for each reading that was finished in the week', () => {
  const readings = [addDays(week, -1), week, null].map((completionDate, n) => ({
    _id: `reading ${n}`,
    startDate: null,
    completionDate,
  }));
  const listed = (one: Partial<FinishedFacts['resources'][number]>) =>
    finishedInWeek(
      { skills: [], resources: [{ ...book, readings, ...one }], projects: [] },
      week,
    ).map(({ _id, day }) => `${_id} ${day}`);
  expect(listed({ status: 'In Progress' })).toEqual([`r ${week}`]);
  expect(listed({ completionDate: end })).toEqual([`r ${week}`, `r ${end}`]);
});

test('the outcomes of a week are named with their projects, sorted by day', () => {
  const outcome = (description: string, createdOn: Day | null) => ({ description, createdOn });
  const projects = [
    {
      _id: 'p',
      name: 'Site',
      learningOutcomes: [
        outcome('Last', end),
        outcome('Before', addDays(week, -1)),
        outcome('After', addDays(end, 1)),
        outcome('Unknown', null),
      ],
    },
    { _id: 'q', name: 'Kite', learningOutcomes: [outcome('First', week)] },
  ];
  expect(outcomesInWeek(projects, week)).toEqual([
    { _id: 'q', name: 'First', project: 'Kite', day: week },
    { _id: 'p', name: 'Last', project: 'Site', day: end },
  ]);
});

test('the figures equal those of a naive sum, day by day', () => {
  const logs = fc.array(
    fc.tuple(fc.integer({ min: -28, max: 12 }), fc.integer({ min: 1, max: 400 })),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(logs, fc.boolean(), (logged, hasOlder) => {
      const skill = skillOf(
        logged.map(([day, hundredths]) => [day, hundredths / 100] as const),
        { hasOlder },
      );
      const sums = [0, 0, 0, 0, 0];
      for (const [day, hundredths] of logged) {
        for (let n = 0; n < 5; n++) {
          if (day >= -7 * n && day < -7 * n + 7) sums[n] = (sums[n] ?? 0) + hundredths;
        }
      }
      const first = hasOlder ? -1_000 : Math.min(...logged.map(([day]) => day));
      const before = sums.flatMap((sum, n) => (n > 0 && -7 * n >= first ? [sum] : []));
      const total = before.reduce((a, b) => a + b, 0);
      const [now = 0] = sums;
      const mean = before.length === 0 ? null : Math.round(total / before.length) / 100;
      expect(hours(skill)).toEqual(now + total === 0 ? [] : [[now / 100, mean, before.length]]);
    }),
    { numRuns: 300 },
  );
});
