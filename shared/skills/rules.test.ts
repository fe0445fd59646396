import { describe, expect, test } from 'vitest';
import type { Day } from '../days/days.ts';
import type { DerivedSkill } from './model.ts';
import { deriveSkill, isNeglected, levelOf, type SkillFacts, skillStats } from './rules.ts';
import { grainsOfHours, grainsOfMinutes } from './time.ts';

const TODAY = '2026-03-15';

const plain: SkillFacts = {
  targetTime: grainsOfHours(20),
  initialTime: 0,
  loggedTime: 0,
  createdDay: TODAY,
  lastActivityDate: null,
  everLogged: false,
  newestConfidence: null,
};
const skill = (facts: Partial<SkillFacts>): SkillFacts => ({ ...plain, ...facts });
const hours = (initial: number, logged = 0, target = 20): SkillFacts =>
  skill({
    targetTime: grainsOfHours(target),
    initialTime: grainsOfHours(initial),
    loggedTime: grainsOfHours(logged),
  });

test('a new skill has no hours and the lowest level', () => {
  expect(deriveSkill(plain, TODAY)).toEqual({
    currentHours: 0,
    progress: 0,
    currentLevel: 1,
    levelDescription: 'Beginner',
    status: 'Not Started',
    confidenceLevel: 1,
    confidenceDescription: 'Not assessed yet',
    lastActivityDate: null,
    daysSinceLastActivity: null,
    isNeglected: false,
  } satisfies DerivedSkill);
});

describe('hours, progress, level and status', () => {
  // biome-ignore format: one line a case
  test.each<[SkillFacts, number, number, number, string, string]>([
    [hours(0), 0, 0, 1, 'Beginner', 'Not Started'],
    [hours(0.01), 0.01, 0, 1, 'Beginner', 'In Progress'],
    [hours(24, 0, 100), 24, 24, 1, 'Beginner', 'In Progress'],
    [hours(20, 5, 100), 25, 25, 2, 'Novice', 'In Progress'],
    [hours(49, 0, 100), 49, 49, 2, 'Novice', 'In Progress'],
    [hours(0, 50, 100), 50, 50, 3, 'Intermediate', 'In Progress'],
    [hours(74, 0, 100), 74, 74, 3, 'Intermediate', 'In Progress'],
    [hours(75, 0, 100), 75, 75, 4, 'Advanced', 'In Progress'],
    [hours(99, 0, 100), 99, 99, 4, 'Advanced', 'In Progress'],
    [hours(99.49, 0, 100), 99.49, 99, 4, 'Advanced', 'In Progress'],
    [hours(99.6, 0, 100), 99.6, 99, 4, 'Advanced', 'In Progress'],
    [hours(99.99, 0, 100), 99.99, 99, 4, 'Advanced', 'In Progress'],
    [hours(100, 0, 100), 100, 100, 5, 'Expert', 'Completed'],
    [hours(100, 50, 100), 150, 100, 5, 'Expert', 'Completed'],
    [hours(24.49, 0, 100), 24.49, 24, 1, 'Beginner', 'In Progress'],
    [hours(24.99, 0, 100), 24.99, 24, 1, 'Beginner', 'In Progress'],
    [hours(0.1, 0.2), 0.3, 1, 1, 'Beginner', 'In Progress'],
    [hours(-5, 15), 10, 50, 3, 'Intermediate', 'In Progress'],
    [hours(-5, 0), 0, 0, 1, 'Beginner', 'Not Started'],
    [skill({ everLogged: true, lastActivityDate: TODAY }), 0, 0, 1, 'Beginner', 'In Progress'],
    [skill({ loggedTime: 3 * grainsOfMinutes(20), targetTime: grainsOfHours(1) }), 1, 100, 5, 'Expert', 'Completed'],
    [skill({ loggedTime: 299, targetTime: grainsOfHours(1) }), 1, 100, 5, 'Expert', 'Completed'],
    [skill({ loggedTime: 298, targetTime: grainsOfHours(1) }), 0.99, 99, 4, 'Advanced', 'In Progress'],
    [skill({ loggedTime: 1 }), 0, 0, 1, 'Beginner', 'Not Started'],
  ])('%j', (facts, currentHours, progress, currentLevel, levelDescription, status) => {
    const expected = { currentHours, progress, currentLevel, levelDescription, status };
    expect(deriveSkill(facts, TODAY)).toMatchObject(expected);
  });

  test.each([
    [0, 1],
    [24, 1],
    [25, 2],
    [49, 2],
    [50, 3],
    [74, 3],
    [75, 4],
    [99, 4],
    [100, 5],
  ])('%i%% is level %i', (progress, level) => {
    expect(levelOf(progress)).toBe(level);
  });
});

test.each([
  [null, 1, 'Not assessed yet'],
  [1, 1, 'Very Low'],
  [5, 5, 'Very High'],
])('confidence from the newest assessment: %j', (newestConfidence, level, description) => {
  expect(deriveSkill(skill({ newestConfidence }), TODAY)).toMatchObject({
    confidenceLevel: level,
    confidenceDescription: description,
  });
});

describe('neglect', () => {
  const done = { initialTime: grainsOfHours(20) };
  // biome-ignore format: one line a case
  test.each<[string, Partial<SkillFacts>, Day, number | undefined, number | null, boolean]>([
    ['9 days ago', { lastActivityDate: '2026-03-06' }, TODAY, undefined, 9, false],
    ['10 days ago', { lastActivityDate: '2026-03-05' }, TODAY, undefined, 10, true],
    ['no activity, created 9 days ago', { createdDay: '2026-03-06' }, TODAY, undefined, null, false],
    ['no activity, created 10 days ago', { createdDay: '2026-03-05' }, TODAY, undefined, null, true],
    ['an activity outweighs an old creation', { createdDay: '2020-01-01', lastActivityDate: TODAY }, TODAY, undefined, 0, false],
    ['an activity before the creation counts too', { lastActivityDate: '2026-03-01' }, TODAY, undefined, 14, true],
    ['completed', { ...done, lastActivityDate: '2025-03-05' }, TODAY, undefined, 375, false],
    ['a window of 15, 14 days ago', { lastActivityDate: '2026-03-01' }, TODAY, 15, 14, false],
    ['a window of 14, 14 days ago', { lastActivityDate: '2026-03-01' }, TODAY, 14, 14, true],
    ['a window of 1, today', { lastActivityDate: TODAY }, TODAY, 1, 0, false],
    ['over a leap day', { lastActivityDate: '2024-02-20' }, '2024-03-01', undefined, 10, true],
    ['over the end of February without a leap day', { lastActivityDate: '2023-02-20' }, '2023-03-01', undefined, 9, false],
    ['on a leap day', { lastActivityDate: '2024-02-19' }, '2024-02-29', undefined, 10, true],
    ['over a year end', { lastActivityDate: '2025-12-25' }, '2026-01-04', undefined, 10, true],
    ['an activity tomorrow, after a trip to the west', { lastActivityDate: '2026-03-16' }, TODAY, undefined, 0, false],
  ])('%s', (_, facts, today, window, days, expected) => {
    const derived = deriveSkill(skill(facts), today, window);
    expect(derived.daysSinceLastActivity).toBe(days);
    expect(derived.isNeglected).toBe(expected);
    expect(isNeglected(skill(facts), today, window)).toBe(expected);
  });
});

describe('stats', () => {
  test('without skills', () => {
    expect(skillStats([], TODAY)).toEqual({
      totalSkills: 0,
      inProgressSkills: 0,
      completedSkills: 0,
      notStartedSkills: 0,
      neglectedSkills: 0,
      totalHours: 0,
      averageProgress: 0,
      skillsByCategory: {},
    });
  });

  test('with some skills', () => {
    const skills = [
      { ...hours(0.1), category: 'Design' },
      { ...hours(0, 0.2), category: 'Design' },
      { ...hours(20), category: 'Mental' },
      { ...hours(0), createdDay: '2026-01-01', category: 'DevOps' },
      { ...hours(30), createdDay: '2026-01-01', category: 'Design' },
    ];
    expect(skillStats(skills, TODAY)).toEqual({
      totalSkills: 5,
      inProgressSkills: 2,
      completedSkills: 2,
      notStartedSkills: 1,
      neglectedSkills: 1,
      totalHours: 50.3,
      averageProgress: 40,
      skillsByCategory: { Design: 3, Mental: 1, DevOps: 1 },
    });
  });

  test('the total is the sum of the displayed hours', () => {
    const thirds = Array.from({ length: 3 }, () => ({
      ...plain,
      loggedTime: 100,
      category: 'Other',
    }));
    expect(skillStats(thirds, TODAY).totalHours).toBe(0.99);
  });
});
