import { ulid } from 'ulid';
import type { AgendaProject } from '#shared/analytics/agenda.ts';
import { fieldReasons } from '#shared/calls/fieldReasons.ts';
import type { Day } from '#shared/days/days.ts';
import { mergeLists } from '#shared/projects/listItems.ts';
import {
  type ListName,
  listNames,
  maxProjects,
  type NewProject,
  type ProjectPatch,
  projectDefaults,
} from '#shared/projects/model.ts';
import { projectReasons } from '#shared/projects/reasons.ts';
import type { ProjectFacts } from '#shared/projects/rules.ts';
import {
  changeProject,
  endsBeforeStart,
  newProject,
  type ProjectChange,
  type ProjectState,
  progressOf,
} from '#shared/projects/rules.ts';
import type { ItemWrite } from '../../http/itemWrite.ts';
import { invalid, notFound } from '../../problem.ts';
import { createItem, type NewId } from '../../table/lifecycle.ts';
import { getItem, queryItems, walkItems } from '../../table/reading.ts';
import { clearingNulls, onlySet } from '../../table/revision.ts';
import type { TimedSource } from '../ledger/logTime.ts';
import { renameSource } from '../ledger/sources.ts';
import { deleteWithNotes } from '../owned/deletion.ts';
import {
  changesWithGoals,
  factFields,
  goalFieldsOf,
  parseEachProject,
  parseProject,
  parseProjectFacts,
  requireRoom,
  reviseProject,
  type StoredProject,
} from './item.ts';
import { projectKeys, projectRanges } from './keys.ts';
import { requireFewEnough } from './listItems.ts';

export const counter = 'projects';

const noLists: Pick<StoredProject, ListName> = { goals: [], learningOutcomes: [], challenges: [] };

/** Yields projects in the order of creation, after `cursor`. */
export const walkProjects = (userId: string, cursor?: string): AsyncGenerator<StoredProject> => {
  const after = cursor === undefined ? undefined : projectKeys.project(userId, cursor);
  return parseEachProject(walkItems(projectRanges.projects(userId), { after }));
};

/** Returns the facts of all projects, or of those of a skill. */
export const listProjectFacts = async (
  userId: string,
  skill?: string,
): Promise<(ProjectFacts & AgendaProject & Pick<StoredProject, 'completionDate'>)[]> => {
  const having = skill === undefined ? undefined : { field: 'relatedSkills', id: skill };
  const range = projectRanges.projects(userId);
  return parseProjectFacts(await queryItems(range, { fields: factFields, having }));
};

export const getProject = async (
  userId: string,
  id: string,
  consistent = false,
): Promise<StoredProject> =>
  parseProject(await getItem(projectKeys.project(userId, id), consistent));

/** Returns the new project. A repeated request returns the project that it created before. */
export const createProject = async (
  { userId, id, today, now }: ItemWrite,
  project: NewProject,
  request: NewId['request'],
): Promise<StoredProject> => {
  const fields = { ...project, ...changeState(newProject, project, today) };
  const lists = mergeLists(noLists, project, () => ulid(now.getTime()), today);
  const goals = lists.goals ?? [];
  const { progressFromGoals = projectDefaults.progressFromGoals } = project;
  const progress = progressOf({ ...fields, progressFromGoals, goals });
  const set = onlySet({ ...fields, ...lists, progress, ...goalFieldsOf(goals) });
  const item = { ...set, updatedAt: now.toISOString() };
  const key = projectKeys.project(userId, id);
  return parseProject(await createItem({ userId, key, item, request, counter, max: maxProjects }));
};

/**
 * Returns the state after a change. Throws `invalid` if the project would end before it starts, or for a
 * completion date without the status Completed.
 */
const changeState = (was: ProjectState, change: ProjectChange, today: Day): ProjectState => {
  if (endsBeforeStart(was, change)) {
    throw invalid('endDate', projectReasons.endBeforeStart());
  }
  const state = changeProject(was, change, today);
  if (change.completionDate && state.status !== 'Completed') {
    throw invalid('completionDate', fieldReasons.completionDateNeedsStatus());
  }
  return state;
};

/** Sets the sent fields and the fields that follow from them. Null removes an optional field. */
export const updateProject = async (
  write: ItemWrite,
  patch: ProjectPatch,
): Promise<StoredProject> => {
  const { knownItems: _, ...fields } = patch;
  const { status, progress, startDate, endDate, completionDate } = fields;
  const movesState = [status, progress, startDate, endDate, completionDate].some(
    (field) => field !== undefined,
  );
  const change = {
    status: status === null ? projectDefaults.status : status,
    progress: progress === null ? projectDefaults.progress : progress,
    startDate,
    endDate,
    completionDate,
  };
  const newId = () => ulid(write.now.getTime());
  const project = await reviseProject(write, (project) => {
    const state = movesState ? changeState(project, change, write.today) : {};
    const lists = mergeLists(project, patch, newId, write.today);
    const sent = listNames.filter((list) => lists[list]?.length);
    for (const list of sent) requireFewEnough(list, lists[list] ?? []);
    if (sent.length > 0) requireRoom(project, lists);
    return clearingNulls({ ...fields, ...state, ...lists });
  });
  if (patch.name !== undefined) await renameSource(write.userId, sourceOf(write.id), project.name);
  return project;
};

export const sourceOf = (id: string) => ({ kind: 'project', id }) as const;

export const nameAndType = ({ name }: StoredProject) => ({ name, type: 'Project' }) as const;

/**
 * Says how to log time for a project. The call may also send a progress. A progress that is computed from goals
 * stays computed.
 */
export const timedProject = ({
  userId,
  id,
  today,
  now,
}: ItemWrite): TimedSource<StoredProject> => ({
  source: sourceOf(id),
  key: projectKeys.project(userId, id),
  parse: parseProject,
  nameAndType,
  reviseBy: (item, { progress }) => {
    if (progress === undefined) return {};
    const state = changeProject(parseProject(item), { progress }, today);
    const changes = changesWithGoals(item ?? {}, clearingNulls({ ...state }), now);
    return { revision: { changes } };
  },
});

/** Deletes the project with its notes. Its activities stay, and still show its name. */
export const deleteProject = async (userId: string, id: string, now: Date): Promise<void> => {
  const isDeleted = await deleteWithNotes(
    { userId, key: projectKeys.project(userId, id), about: { area: 'projects', id }, now },
    (item) => renameSource(userId, sourceOf(id), item.name),
  );
  if (!isDeleted) throw notFound('project');
};
