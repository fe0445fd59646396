import type { Skill } from '#shared/skills/model.ts';

/** A skill of 20 hours without an activity, for tests to vary. */
export const aSkill = (given: Partial<Skill> = {}): Skill => ({
  _id: '01JD0000000000000000000001',
  id: given._id ?? '01JD0000000000000000000001',
  name: 'TypeScript',
  description: '',
  category: 'Programming Language',
  color: '#2196f3',
  status: 'Not Started',
  progress: 0,
  currentHours: 0,
  targetHours: 20,
  currentLevel: 1,
  targetLevel: 5,
  levelDescription: 'Beginner',
  confidenceLevel: 1,
  confidenceDescription: 'Not assessed yet',
  lastActivityDate: null,
  daysSinceLastActivity: null,
  isNeglected: false,
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  ...given,
});
