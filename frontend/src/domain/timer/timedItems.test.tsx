import { beforeEach, expect, test } from 'vitest';
import { chosenSkillKey, noSkill } from '../time/presetSkill.ts';
import { targetOf, timedAreas } from './timedItems.ts';

const book = '01JD0000000000000000000009';
const rust = { _id: '01JD0000000000000000000001', name: 'Rust' };
const go = { _id: '01JD0000000000000000000002', name: 'Go' };

beforeEach(() => localStorage.clear());

test.each([
  ['its first skill', [rust, go], '', rust._id],
  ['the one that was chosen last', [rust, go], go._id, go._id],
  ['none, if that was chosen last', [rust, go], noSkill, null],
  ['none, if it has no skills', [], '', null],
])('the timer of a resource counts for %s', (_, relatedSkills, chosenLast, skill) => {
  if (chosenLast) localStorage.setItem(chosenSkillKey(book), chosenLast);
  const item = { _id: book, relatedSkills };
  expect(targetOf('resources', item)).toEqual({ area: 'resources', id: book, skill });
});

test('the target of a skill or a habit has only its area and id', () => {
  expect(targetOf('habits', rust)).toEqual({ area: 'habits', id: rust._id });
  expect(targetOf('skills', rust)).toEqual({ area: 'skills', id: rust._id });
});

test('a timer can be started for habits, skills, resources and projects', () => {
  expect(timedAreas.map(({ name }) => name)).toEqual(['habits', 'skills', 'resources', 'projects']);
});
