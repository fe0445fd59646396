import type { Goal, Project } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { call } from '../api/client.ts';

/** The three lists of a project, as its fields are called. */
export type EntryList = 'goals' | 'learningOutcomes' | 'challenges';

export const entryUnits: Readonly<Record<EntryList, string>> = {
  goals: 'goal',
  learningOutcomes: 'learning outcome',
  challenges: 'challenge',
};

export const addRoutes = {
  goals: projects.addGoal,
  learningOutcomes: projects.addOutcome,
  challenges: projects.addChallenge,
} as const;

export const removeEntry: Readonly<
  Record<EntryList, (id: string, entryId: string) => Promise<unknown>>
> = {
  goals: (id, goalId) => call(projects.removeGoal, { params: { id, goalId } }),
  learningOutcomes: (id, outcomeId) => call(projects.removeOutcome, { params: { id, outcomeId } }),
  challenges: (id, challengeId) => call(projects.removeChallenge, { params: { id, challengeId } }),
};

const UNSAVED = 'unsaved:';

/** Not on the server yet, so nothing can be done to it. */
export const isUnsaved = (entryId: string): boolean => entryId.startsWith(UNSAVED);

/** An entry as it shows until the server has given it its id. */
export const unsavedEntry = (description: string): Goal => ({
  _id: UNSAVED + crypto.randomUUID(),
  description,
  completed: false,
  completedAt: null,
});

export const appended = (project: Project, list: EntryList, entry: Goal): Project => ({
  ...project,
  [list]: [...project[list], entry],
});

export const withoutEntry = (project: Project, list: EntryList, entryId: string): Project => ({
  ...project,
  [list]: project[list].filter(({ _id }) => _id !== entryId),
});
