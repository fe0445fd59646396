import { type Skill, skillFields } from '#shared/skills/model.ts';

/** A skill with a target of 20 hours and no activity, for tests to vary. */
export const aSkill = (given: Partial<Skill> = {}): Skill => ({
  _id: '01JD0000000000000000000001',
  id: given._id ?? '01JD0000000000000000000001',
  name: 'TypeScript',
  category: 'Programming Language',
  ...skillFields.unset,
  initialTime: 0,
  loggedTime: 0,
  activityCount: 0,
  newestAssessment: null,
  createdDay: '2026-11-02',
  status: 'Not Started',
  progress: 0,
  currentLevel: 1,
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
