import { expect, test } from 'vitest';
import { summarise } from '#shared/analytics/heatmap.ts';
import type { HeatmapCell } from '#shared/analytics/model.ts';
import { lastDays } from '#shared/days/days.ts';
import type { Skill } from '#shared/skills/model.ts';
import { aSkill } from '../skills/skill.fixture.ts';
import { MAX_RECOMMENDATIONS, recommend, streakAtRisk } from './recommend.ts';

const daily = (counts: readonly number[]): HeatmapCell[] =>
  lastDays(counts.length, '2026-11-20').map((date, index) => ({
    date,
    activity: counts[index] ?? 0,
    minutes: 0,
  }));

const inProgress = (given: Partial<Skill>): Skill =>
  aSkill({
    status: 'In Progress',
    confidenceDescription: 'High',
    daysSinceLastActivity: 1,
    currentHours: 4,
    progress: 20,
    ...given,
  });

const react = inProgress({ _id: '01JD0000000000000000000002', name: 'React' });
const rust = inProgress({ name: 'Rust', isNeglected: true, daysSinceLastActivity: 23 });
const piano = aSkill({ name: 'Piano', isNeglected: true });
const sql = inProgress({ name: 'SQL', progress: 90, currentHours: 18 });
const busy = [1, 1, 1, 1];

test.each<[string, Skill[], number[], string[]]>([
  ['no skill', [], [0], ['Add your first skill /skills/add']],
  ['all completed', [aSkill({ status: 'Completed' })], busy, ['Add a new skill /skills/add']],
  [
    'a streak to keep',
    [react],
    [1, 1, 1, 0],
    ['Log hours for React /skills/01JD0000000000000000000002/log-hours'],
  ],
  [
    'neglected skills, the last practised one first',
    [piano, rust, react],
    busy,
    [
      'Log hours for Rust /skills/01JD0000000000000000000001/log-hours',
      'Log hours for Piano /skills/01JD0000000000000000000001/log-hours',
    ],
  ],
  ['nearly there', [sql], busy, ['Log hours for SQL /skills/01JD0000000000000000000001/log-hours']],
  ['seldom active', [react], [1, ...Array(12).fill(0), 1], ['Make React a habit /habits/add']],
  [
    'too new to count as seldom active',
    [react],
    [0, ...Array(12).fill(0), 1],
    ['Log hours for React /skills/01JD0000000000000000000002/log-hours'],
  ],
  [
    'never assessed',
    [inProgress({ name: 'Go', confidenceDescription: 'Not assessed yet' })],
    busy,
    ['Assess Go /self-assessment?assess=01JD0000000000000000000001'],
  ],
  [
    'all is well',
    [react],
    busy,
    ['Log hours for React /skills/01JD0000000000000000000002/log-hours'],
  ],
])('recommendations: %s', (_, skills, counts, expected) => {
  const cells = daily(counts);
  const given = recommend({ skills, cells, summary: summarise(cells) });
  expect(given.map(({ label, to }) => `${label} ${to}`)).toEqual(expected);
});

test.each([
  ['before anything is logged', aSkill({ name: 'Piano' }), 'You have not started Piano yet.'],
  ['later', react, 'You are on your way with React: '],
])('the advice to continue, %s', (_, skill, said) => {
  const cells = daily([0]);
  const [given] = recommend({ skills: [skill], cells, summary: summarise(cells) });
  expect(given?.text).toContain(said);
});

test('at most three recommendations are given', () => {
  const cells = daily([1, 1, 0]);
  const skills = [piano, rust, react, sql];
  const given = recommend({ skills, cells, summary: summarise(cells) });
  expect(given).toHaveLength(MAX_RECOMMENDATIONS);
  expect(given[1]?.text).toContain('You have not practised Rust for 23 days');
});

test.each([
  [[], 0],
  [[0], 0],
  [[1, 1, 0], 2],
  [[1, 0, 1, 0], 1],
  [[1, 1, 1], 0],
  [[1, 1, 0, 0], 0],
])('after %j, a streak of %i days is at risk', (counts, days) => {
  expect(streakAtRisk(daily(counts))).toBe(days);
});
