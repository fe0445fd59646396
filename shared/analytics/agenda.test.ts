import { expect, test } from 'vitest';
import { addDays, type Day } from '../days/days.ts';
import type { AgendaProject, AgendaSkill } from './agenda.ts';
import { deadlines, dueGoalsOf, dueReviews, recentSkills } from './agenda.ts';
import { maxAgenda } from './model.ts';

const today = '2026-11-22';

const skill = (name: string, more: Partial<AgendaSkill> = {}): AgendaSkill => ({
  _id: name,
  name,
  lastActivityDate: null,
  nextReviewDate: null,
  ...more,
});

// biome-ignore format: one line a case
test.each<[string, AgendaSkill[], string]>([
  ['the newest activity comes first', [skill('a', { lastActivityDate: '2026-11-20' }), skill('b', { lastActivityDate: '2026-11-21' })], 'b a'],
  ['a skill that was never worked on comes last', [skill('a'), skill('b', { lastActivityDate: '2020-01-01' })], 'b a'],
  ['of skills without activity, the newest comes first', [skill('a'), skill('b')], 'b a'],
  ['three at most', ['a', 'b', 'c', 'd'].map((name) => skill(name)), 'd c b'],
  ['no skills', [], ''],
])('recent skills: %s', (_, skills, names) => {
  expect(recentSkills(skills).map(({ name }) => name).join(' ')).toBe(names);
});

test.each([
  ['2026-11-21', true],
  [today, true],
  ['2026-11-23', false],
  [null, false],
])('a review on %s is due: %s', (nextReviewDate, isDue) => {
  expect(dueReviews([skill('a', { nextReviewDate })], today)).toHaveLength(isDue ? 1 : 0);
});

test('reviews are sorted with the longest overdue first, and limited', () => {
  const skills = Array.from({ length: 25 }, (_, n) =>
    skill(`${n}`, { nextReviewDate: addDays('2026-10-30', -n) }),
  );
  const due = dueReviews(skills, today);
  expect(due).toHaveLength(maxAgenda);
  expect(due[0]?.nextReviewDate).toBe('2026-10-06');
});

const project = (endDate: string | null, status: AgendaProject['status'] = 'Planning') => ({
  _id: 'p',
  name: 'Build',
  status,
  endDate,
  dueGoals: [],
});

test.each<[string | null, AgendaProject['status'], boolean]>([
  ['2026-12-06', 'In Progress', true],
  ['2026-12-07', 'In Progress', false],
  ['2020-01-01', 'Planning', true],
  ['2020-01-01', 'On Hold', false],
  ['2026-12-06', 'On Hold', false],
  [today, 'Planning', true],
  [today, 'Completed', false],
  [today, 'Abandoned', false],
  [null, 'In Progress', false],
])('a project that ends on %s, %s, is on the agenda: %s', (endDate, status, isOn) => {
  const facts = { resources: [], projects: [project(endDate, status)] };
  expect(deadlines(facts, today)).toHaveLength(isOn ? 1 : 0);
});

test('the most overdue deadlines come first', () => {
  const days = ['2026-11-20', '2026-11-24', today, '2026-11-02', '2026-11-23'];
  const facts = { resources: [], projects: days.map((day) => project(day)) };
  expect(deadlines(facts, today).map(({ deadline }) => deadline.slice(8))).toEqual([
    '02',
    '20',
    '22',
    '23',
    '24',
  ]);
});

test('resources and projects are sorted together, earliest first', () => {
  const resource = {
    _id: 'r',
    title: 'Book',
    priority: 'Low',
    status: 'In Progress',
    progress: 40,
    deadline: '2026-11-23',
    duration: 600,
  } as const;
  const found = deadlines({ resources: [resource], projects: [project(today)] }, today);
  expect(found).toEqual([
    {
      area: 'project',
      _id: 'p',
      name: 'Build',
      deadline: today,
      remainingMinutes: null,
      project: null,
    },
    {
      area: 'resource',
      _id: 'r',
      name: 'Book',
      deadline: '2026-11-23',
      remainingMinutes: 360,
      project: null,
    },
  ]);
});

const goal = (_id: string, dueDate: Day | null, completed = false) => ({
  _id,
  description: `Goal ${_id}`,
  completed,
  dueDate,
});

test('the open goals that have a day, earliest first', () => {
  const goals = [
    goal('a', '2026-12-01'),
    goal('b', null),
    goal('c', '2026-11-01', true),
    goal('d', '2026-11-20'),
  ];
  expect(dueGoalsOf(goals)).toEqual([
    { _id: 'd', description: 'Goal d', dueDate: '2026-11-20' },
    { _id: 'a', description: 'Goal a', dueDate: '2026-12-01' },
  ]);
  const many = Array.from({ length: 12 }, (_, n) => goal(`${n}`, addDays(today, -n)));
  expect(dueGoalsOf(many)).toHaveLength(maxAgenda);
  expect(dueGoalsOf(many)[0]?.dueDate).toBe(addDays(today, -11));
});

test.each<[AgendaProject['status'], Day, number]>([
  ['Planning', '2026-12-06', 1],
  ['In Progress', '2020-01-01', 1],
  ['In Progress', '2026-12-07', 0],
  ['On Hold', today, 0],
  ['Completed', today, 0],
  ['Abandoned', today, 0],
])('of a project that is %s, a goal due on %s gives %i deadlines', (status, day, count) => {
  const projects = [{ ...project(null, status), dueGoals: dueGoalsOf([goal('a', day)]) }];
  const found = deadlines({ resources: [], projects }, today);
  expect(found).toHaveLength(count);
  for (const one of found) {
    expect(one).toEqual({
      area: 'goal',
      _id: 'a',
      name: 'Goal a',
      deadline: day,
      remainingMinutes: null,
      project: { _id: 'p', name: 'Build' },
    });
  }
});

test('a resource on hold is not on the agenda', () => {
  const onHold = (deadline: string) => ({
    _id: deadline,
    title: 'Book',
    priority: 'Low' as const,
    status: 'On Hold' as const,
    progress: 40,
    deadline,
    duration: 600,
  });
  const resources = ['2026-11-20', today, '2026-11-23'].map(onHold);
  expect(deadlines({ resources, projects: [] }, today)).toEqual([]);
});
