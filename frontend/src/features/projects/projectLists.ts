import type { Goal, Project } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { call } from '../../data/client.ts';

/** The three lists of a project, by their fields' names. */
export type ListName = 'goals' | 'learningOutcomes' | 'challenges';

export const listUnits: Readonly<Record<ListName, string>> = {
  goals: 'goal',
  learningOutcomes: 'learning outcome',
  challenges: 'challenge',
};

export const addRoutes = {
  goals: projects.addGoal,
  learningOutcomes: projects.addOutcome,
  challenges: projects.addChallenge,
} as const;

export const removeListItem: Readonly<
  Record<ListName, (id: string, itemId: string) => Promise<unknown>>
> = {
  goals: (id, goalId) => call(projects.removeGoal, { params: { id, goalId } }),
  learningOutcomes: (id, outcomeId) => call(projects.removeOutcome, { params: { id, outcomeId } }),
  challenges: (id, challengeId) => call(projects.removeChallenge, { params: { id, challengeId } }),
};

const UNSAVED = 'unsaved:';

/** Not on the server yet, so nothing can be done to it. */
export const isUnsaved = (itemId: string): boolean => itemId.startsWith(UNSAVED);

/** An item as shown until the server has stored it. */
export const unsavedListItem = (description: string): Goal => ({
  _id: UNSAVED + crypto.randomUUID(),
  description,
  completed: false,
  completedAt: null,
});

export const appended = (project: Project, list: ListName, item: Goal): Project => ({
  ...project,
  [list]: [...project[list], item],
});

export const withoutListItem = (project: Project, list: ListName, itemId: string): Project => ({
  ...project,
  [list]: project[list].filter(({ _id }) => _id !== itemId),
});
