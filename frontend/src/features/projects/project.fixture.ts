import { type Goal, type Project, projectFields } from '#shared/projects/model.ts';

/** A planned project without any items, for tests to vary. */
export const aProject = (given: Partial<Project> = {}): Project => ({
  _id: '01JD0000000000000000000001',
  name: 'Ray tracer',
  ...projectFields.unset,
  description: 'One weekend',
  progressBefore: null,
  spentMinutes: 0,
  completionDate: null,
  duration: null,
  relatedSkills: [],
  goals: [],
  learningOutcomes: [],
  challenges: [],
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  ...given,
});

/** Makes a goal for each name, which is also its id. A trailing '!' marks a done goal and is not part of its name. */
export const goalsOf = (...names: readonly string[]): Goal[] =>
  names.map((name) => {
    const completed = name.endsWith('!');
    const _id = completed ? name.slice(0, -1) : name;
    return {
      _id,
      description: _id,
      completed,
      completedAt: completed ? '2026-11-10' : null,
      dueDate: null,
    };
  });
