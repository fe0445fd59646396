import { waitForAll } from '#shared/core/waitForAll.ts';
import type { Day } from '#shared/days/days.ts';
import { type ProjectLists, projectImports } from '#shared/projects/imports.ts';
import type { ListName } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { projectStats } from '#shared/projects/rules.ts';
import { notAfterToday } from '../../http/days.ts';
import { done } from '../../http/done.ts';
import { type ItemCall, type ItemWrite, writeOf } from '../../http/itemWrite.ts';
import { importEach, latestOf, recordsNotAhead, undoImportBy } from '../../http/records.ts';
import { serve } from '../../http/serve.ts';
import { takePage } from '../../http/takePage.ts';
import { requireAccount } from '../../table/emptyRange.ts';
import { isRepeated, type NewId } from '../../table/lifecycle.ts';
import { logTime } from '../ledger/logTime.ts';
import { readRelated, readRelatedOfEach } from '../ledger/related.ts';
import {
  idsOf,
  requireSkills,
  requireSkillsOfAll,
  type SkillsById,
  skillsById,
} from '../ledger/relatedSkills.ts';
import { removeTime } from '../ledger/removal.ts';
import { addedProjectFields, importLists, importProject } from './importProject.ts';
import type { StoredProject } from './item.ts';
import { projectKeys } from './keys.ts';
import { addListItem, changeChallenge, changeGoal, removeListItem, tickGoal } from './listItems.ts';
import {
  createProject,
  deleteProject,
  getProject,
  listProjectFacts,
  sourceOf,
  timedProject,
  updateProject,
  walkProjects,
} from './store.ts';
import { viewProject } from './view.ts';

/**
 * Returns the response to every change: the project with its time and the names of its skills. The time and the
 * names are read in parallel with the write.
 */
const respond = async (
  { userId, id, today }: ItemWrite,
  written: Promise<StoredProject>,
  known?: SkillsById,
) => {
  const [project, related] = await waitForAll([written, readRelated(userId, sourceOf(id), known)]);
  return { data: { project: viewProject(project, related, today) } };
};

type ItemAddition = ItemCall & {
  readonly body: { readonly description: string; readonly dueDate?: Day | null | undefined };
  readonly newId: NewId;
};

const addItemAndReply = (call: ItemAddition, list: ListName) => {
  const write = writeOf(call);
  const { description, dueDate } = call.body;
  return respond(write, addListItem(write, list, { description, dueDate }, call.newId));
};

/** For each list, the latest of the days that can't be in the future. A due day can, so it is left out. */
const latestDaysOf = ({ goals, learningOutcomes, challenges }: ProjectLists) => ({
  goals: latestOf(goals.map(({ completedAt }) => completedAt)),
  learningOutcomes: latestOf(learningOutcomes.map(({ createdOn }) => createdOn)),
  challenges: latestOf(challenges.flatMap(({ createdOn, solvedOn }) => [createdOn, solvedOn])),
});

const routes = { ...projects, ...projectImports };

export const handler = serve(routes, {
  list: async ({ userId, query, today }) => {
    const read = readRelatedOfEach(userId, 'project');
    const [{ shown: projects, ...more }] = await Promise.all([
      takePage(
        walkProjects(userId, query.cursor),
        async (project) => viewProject(project, (await read)(project._id), today),
        () => requireAccount(userId),
      ),
      read,
    ]);
    return { data: { projects, ...more } };
  },
  stats: async ({ userId }) => ({ data: projectStats(await listProjectFacts(userId)) }),
  create: async ({ userId, newId: { id, request }, body, today, now }) => {
    const repeated = () => isRepeated(projectKeys.project(userId, id), request);
    const checked = await requireSkills(userId, body.relatedSkills, repeated);
    const write = { userId, id, today, now };
    return respond(write, createProject(write, body, request), checked);
  },
  get: async ({ userId, params, today }) => {
    const [project, related] = await Promise.all([
      getProject(userId, params.id),
      readRelated(userId, sourceOf(params.id)),
    ]);
    return { data: viewProject(project, related, today) };
  },
  update: async (call) => {
    const write = writeOf(call);
    const { userId, id } = write;
    const { relatedSkills, completionDate } = call.body;
    if (completionDate) notAfterToday('completionDate', completionDate, call.today);
    // If the project and the skill are both missing, answer with the project's 404, not with the skill's 400.
    if (relatedSkills?.length) await getProject(userId, id, true);
    const checked = await requireSkills(userId, relatedSkills);
    return respond(write, updateProject(write, call.body), checked);
  },
  remove: ({ userId, params, now }) => done(deleteProject(userId, params.id, now)),
  addGoal: (call) => addItemAndReply(call, 'goals'),
  updateGoal: (call) => {
    const write = writeOf(call);
    return respond(write, changeGoal(write, call.params.goalId, call.body));
  },
  toggleGoal: (call) => {
    const write = writeOf(call);
    return respond(write, tickGoal(write, call.params.goalId, call.body.completed));
  },
  removeGoal: (call) => done(removeListItem(writeOf(call), 'goals', call.params.goalId)),
  addOutcome: (call) => addItemAndReply(call, 'learningOutcomes'),
  removeOutcome: (call) =>
    done(removeListItem(writeOf(call), 'learningOutcomes', call.params.outcomeId)),
  addChallenge: (call) => addItemAndReply(call, 'challenges'),
  updateChallenge: (call) => {
    const write = writeOf(call);
    const { solvedOn } = call.body;
    if (solvedOn !== null) notAfterToday('solvedOn', solvedOn, call.today);
    return respond(write, changeChallenge(write, call.params.challengeId, solvedOn));
  },
  removeChallenge: (call) =>
    done(removeListItem(writeOf(call), 'challenges', call.params.challengeId)),
  logTime: async (call) => {
    const [{ stored, spentMinutes, logged }, skills] = await waitForAll([
      logTime(call, timedProject(writeOf(call))),
      skillsById(call.userId),
    ]);
    const project = viewProject(stored, { skills, spentMinutes }, call.today);
    return { data: { project, ...logged } };
  },
  removeTime: ({ userId, params, now }) =>
    done(removeTime(userId, sourceOf(params.id), params.activityId, now)),
  import: async (call) => {
    const { userId } = call;
    const { projects } = call.body;
    recordsNotAhead('projects', projects, call, ({ completionDate, ...lists }) => ({
      completionDate,
      ...latestDaysOf(lists),
    }));
    await requireSkillsOfAll(userId, {
      list: 'projects',
      records: projects,
      field: 'relatedSkills',
      idsOf: ({ relatedSkills }) => idsOf(relatedSkills),
      keyOf: projectKeys.project,
      addedFields: addedProjectFields,
    });
    return importEach(projects, (project) => importProject(userId, project));
  },
  undoImport: undoImportBy(projectKeys.project, deleteProject),
  importLists: async (call) => {
    const write = writeOf(call);
    await getProject(write.userId, write.id, true);
    for (const [list, day] of Object.entries(latestDaysOf(call.body))) {
      if (day !== null) notAfterToday(list, day, call.today);
    }
    return { data: { results: await importLists(write, call.body) } };
  },
});
