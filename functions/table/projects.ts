import { ulid } from 'ulid';
import {
  endBeforeStart,
  maxProjects,
  type NewProject,
  type ProjectPatch,
  projectDefaults,
} from '#shared/contract/projects.ts';
import type { Day } from '#shared/rules/days.ts';
import { mergeEntries, mergeGoals } from '#shared/rules/projectEntries.ts';
import {
  changeProject,
  endsBeforeStart,
  newProject,
  type ProjectChange,
  type ProjectState,
} from '#shared/rules/projects.ts';
import { invalid, notFound } from '../problem.ts';
import { keys, ranges } from './keys.ts';
import { createItem, deleteItem, type Idempotency } from './lifecycle.ts';
import {
  entryLists,
  type ProjectWrite,
  parseProject,
  parseProjects,
  projectState,
  requireRoom,
  reviseProject,
  type StoredProject,
} from './projectItem.ts';
import { getItem, queryItems } from './reading.ts';
import { asRead, clearingNulls, onlySet } from './revision.ts';

const counter = 'projects';

/** What a change of status, progress or dates is computed from, and what it writes. */
const stateFields = ['status', 'progress', 'startDate', 'endDate', 'completionDate'] as const;

export const listProjects = async (userId: string): Promise<StoredProject[]> =>
  parseProjects(await queryItems(ranges.projects(userId)));

export const getProject = async (
  userId: string,
  id: string,
  consistent = false,
): Promise<StoredProject> => parseProject(await getItem(keys.project(userId, id), consistent));

/** Gives the project that stands for this request: a repeated one gives the first one's. */
export const createProject = async (
  { userId, id, today, now }: ProjectWrite,
  project: NewProject,
  idempotency: Idempotency | undefined,
): Promise<StoredProject> => {
  const fields = { ...project, ...changeState(newProject, project, today) };
  const lists = mergeLists(undefined, project, { today, now });
  const at = now.toISOString();
  const item = { _id: id, ...onlySet({ ...fields, ...lists }), createdAt: at, updatedAt: at };
  const key = keys.project(userId, id);
  const creation = { userId, id, key, item, counter, max: maxProjects, now, idempotency };
  const made = await createItem(creation);
  return parseProject(made === id ? item : await getItem(keys.project(userId, made), true));
};

/** The state after a change. Throws `invalid` when the project would end before it starts. */
const changeState = (was: ProjectState, change: ProjectChange, today: Day): ProjectState => {
  if (endsBeforeStart(was, change)) {
    throw invalid('endDate', endBeforeStart);
  }
  return changeProject(was, change, today);
};

type Moment = Pick<ProjectWrite, 'today' | 'now'>;
type SentLists = Pick<ProjectPatch, 'goals' | 'learningOutcomes' | 'challenges'>;

/** The lists that are sent, with the ids and ticks of what was there before; null empties one. */
const mergeLists = (was: StoredProject | undefined, sent: SentLists, { today, now }: Moment) => {
  const newId = () => ulid(now.getTime());
  const { goals, learningOutcomes, challenges } = sent;
  return {
    ...(goals && { goals: mergeGoals(was?.goals ?? [], goals, newId, today) }),
    ...(learningOutcomes && {
      learningOutcomes: mergeEntries(was?.learningOutcomes ?? [], learningOutcomes, newId),
    }),
    ...(challenges && { challenges: mergeEntries(was?.challenges ?? [], challenges, newId) }),
  };
};

/** The fields that are sent, and those that follow from them; null takes an optional one away. */
export const updateProject = (write: ProjectWrite, patch: ProjectPatch): Promise<StoredProject> => {
  const { status, progress, startDate, endDate } = patch;
  const movesState = [status, progress, startDate, endDate].some((field) => field !== undefined);
  const change = {
    status: status === null ? projectDefaults.status : status,
    progress: progress === null ? projectDefaults.progress : progress,
    startDate,
    endDate,
  };
  const sentLists = entryLists.filter((list) => patch[list]);
  const dependsOn = [...(movesState ? stateFields : []), ...sentLists];
  return reviseProject(write, (project, item) => {
    const state = movesState ? changeState(projectState(project), change, write.today) : {};
    const lists = mergeLists(project, patch, write);
    if (sentLists.length > 0) requireRoom(project, lists);
    return {
      changes: clearingNulls({ ...patch, ...state, ...lists }),
      expected: asRead(item, dependsOn),
    };
  });
};

export const deleteProject = async (userId: string, id: string): Promise<void> => {
  if (!(await deleteItem(userId, keys.project(userId, id), counter))) throw notFound('project');
};
