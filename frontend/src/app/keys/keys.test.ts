import { expect, test } from 'vitest';
import { navLinks } from '../navLinks.ts';
import { keysOf } from './keys.ts';

test.each([
  ['/dashboard', ['List', 'Everywhere', 'Go to']],
  ['/habits', ['List', 'Habit calendar', 'Everywhere', 'Go to']],
  ['/habit-tracker', ['List', 'Habit calendar', 'Everywhere', 'Go to']],
  ['/habits/add', ['Form', 'Everywhere', 'Go to']],
  ['/learning/edit/1', ['Form', 'Everywhere', 'Go to']],
  ['/learning/add', ['Form', 'Everywhere', 'Go to']],
  ['/learning/1', ['List', 'Everywhere', 'Go to']],
  ['/projects/1/goals', ['List', 'Goals', 'Everywhere', 'Go to']],
  ['/projects/1', ['List', 'Goals', 'Everywhere', 'Go to']],
  ['/projects/add', ['Form', 'Everywhere', 'Go to']],
  ['/skill-goals', ['List', 'Everywhere', 'Go to']],
  ['/self-assessment', ['List', 'Everywhere', 'Go to']],
  ['/takeaways', ['Takeaways', 'Everywhere', 'Go to']],
  ['/takeaways/all', ['List', 'Everywhere', 'Go to']],
  ['/profile', ['Everywhere', 'Go to']],
  ['/activity-tracker', ['Activity heatmap', 'Everywhere', 'Go to']],
])('%s has the keys of %j', (pathname, titles) => {
  expect(keysOf(pathname).map(({ title }) => title)).toEqual(titles);
});

test('each page of the navigation has a letter of its own', () => {
  const letters = navLinks.map(({ key }) => key);
  expect(new Set(letters).size).toBe(navLinks.length);
  expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
});
