import { expect, test } from 'vitest';
import type { NavLink } from '../area.ts';
import { signInState } from '../data/session/signInState.ts';
import { firstWord } from '../ui/format/firstWord.ts';
import { accessibleName, isInMore, isWithin, navLinks } from './navLinks.ts';

test.each([
  ['Ada Lovelace', 'Ada'],
  ['  Ada\u00a0 Lovelace ', 'Ada'],
  ['Ada', 'Ada'],
  ['', ''],
])('the first word of %j is %j', (name, word) => {
  expect(firstWord(name)).toBe(word);
});

test.each([
  ['/habits', 'Habits'],
  ['/habit-tracker', 'Habits'],
  ['/habits/edit/1', 'Habits'],
  ['/skill-goals', 'Skills'],
  ['/skills/1/log-hours', 'Skills'],
  ['/dashboard', 'Dashboard'],
  ['/learning/add', 'Planner'],
  ['/learning/1', 'Planner'],
  ['/projects/1/goals', 'Projects'],
  ['/projects/1', 'Projects'],
  ['/assessments/skill/1/history', 'Assessments'],
  ['/activity-tracker', 'Activity'],
  ['/habitsomething', undefined],
  ['/profile', undefined],
])('%s belongs to the link %s', (pathname, label) => {
  expect(navLinks.find((link) => isWithin(pathname, link))?.label()).toBe(label);
});

test.each([
  ['none', { from: '/habits', ended: false }],
  ['ended', { from: '/habits', ended: true }],
  ['left', {}],
] as const)('after the sign-out reason %s, the login screen gets %j', (reason, state) => {
  expect(signInState(reason, '/habits')).toEqual(state);
});

test.each([
  ['/self-assessment', true],
  ['/assessments/skill/1/history', true],
  ['/activity-tracker', true],
  ['/profile', true],
  ['/learning-planner', false],
  ['/dashboard', false],
])('on a phone %s is under More: %s', (pathname, expected) => {
  expect(isInMore(pathname)).toBe(expected);
});

test.each([
  ['Assessments', 'Self-Assessments', 'Self-Assessments'],
  ['Planner', 'Learning Planner', 'Learning Planner'],
  ['Plan', 'Plan de aprendizaje', 'Plan de aprendizaje'],
  ['Projekte', 'Miniprojekte', undefined],
  ['Aktivität', 'Aktivitätstracker', undefined],
  ['Habits', undefined, undefined],
])('a link %j with the full name %j has the accessible name %j', (label, name, expected) => {
  const link = { ...navLinks[0], label: () => label, name: name && (() => name) } as NavLink;
  expect(accessibleName(link)).toBe(expected);
});
