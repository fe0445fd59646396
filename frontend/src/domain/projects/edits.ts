import type { RequestOf } from '#shared/calls/route.ts';
import { idOn } from '#shared/core/ids.ts';
import {
  editGoal,
  mergeLists,
  newListItem,
  solveChallenge,
  toggleGoal,
} from '#shared/projects/listItems.ts';
import {
  type ListName,
  listNames,
  type NewProject,
  type Project,
  type ProjectPatch,
  projectFields,
} from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { changeProject, newProject, progressOf, projectOn } from '#shared/projects/rules.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import { patched } from '../../data/outbox/patched.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { dropOwned } from '../rows/owned.ts';
import { projectRows } from '../rows/projects.ts';
import { tagsOf } from '../rows/skills.ts';
import { keepSourceNames } from '../time/edits.ts';
import { defineTimeMutations } from '../time/timeMutations.ts';

type Lists = Pick<Project, ListName>;
type SentLists = Pick<ProjectPatch, ListName>;

const noLists: Lists = { goals: [], learningOutcomes: [], challenges: [] };

const newId = () => idOn(undefined);

/** Gives each new line an id. A line that was added offline can then be ticked offline too. */
export const withItemIds = <Body extends SentLists>(body: Body): Body => ({
  ...body,
  ...Object.fromEntries(
    listNames.flatMap((list) => {
      const lines = body[list];
      return lines ? [[list, lines.map((line) => ({ _id: newId(), ...line }))]] : [];
    }),
  ),
});

/** Like `withItemIds`, but for a patch. If the patch sends a list, it also says which items the form showed. */
export const withKnownItems = <Body extends SentLists>(project: Project, body: Body): Body =>
  listNames.some((list) => body[list] !== undefined)
    ? {
        ...withItemIds(body),
        knownItems: listNames.flatMap((list) => project[list].map(({ _id }) => _id)),
      }
    : body;

/** Changes a project. Updates its progress too if the progress follows from the goals. */
const changeProjectRow = (rows: Rows, id: string, change: (project: Project) => Project): void =>
  rows.change(projectRows, id, (project) => {
    const after = change(project);
    return { ...after, progress: progressOf(after) };
  });

const createdProject = (change: ChangeOf<typeof projects.create>): Project => {
  const { _id = '', relatedSkills = [], ...fields } = change.request.body as NewProject;
  const project = {
    _id,
    spentMinutes: 0,
    ...projectFields.unset,
    ...fields,
    ...changeProject(newProject, fields, change.day),
    ...noLists,
    ...mergeLists(noLists, fields, newId, change.day),
    relatedSkills: tagsOf(relatedSkills),
    duration: null,
    createdAt: change.madeAt,
    updatedAt: change.madeAt,
  };
  const whole = project as unknown as Project;
  return projectOn({ ...whole, progress: progressOf(whole) }, change.day);
};

const changed = (project: Project, { request, day }: ChangeOf<typeof projects.update>): Project => {
  const body = request.body as ProjectPatch;
  const { relatedSkills, completionDate, knownItems: _, ...patch } = body;
  const after = patched(project, patch, projectFields.unset);
  const { status, progress, startDate, endDate } = patch;
  const sent = {
    status: status === undefined ? undefined : after.status,
    progress: progress === undefined ? undefined : after.progress,
    startDate,
    endDate,
    completionDate,
  };
  const movesState = Object.values(sent).some((field) => field !== undefined);
  return {
    ...after,
    ...(movesState && changeProject(project, sent, day)),
    ...mergeLists<Lists>(project, body, newId, day),
    ...(relatedSkills !== undefined && {
      relatedSkills: tagsOf(relatedSkills ?? [], project.relatedSkills),
    }),
  };
};

export const createProject = defineMutation(projects.create, {
  items: ({ body }) => [body._id ?? '', ...(body.relatedSkills ?? [])],
  edit: (rows, change) => rows.put(projectRows, createdProject(change)),
});

export const updateProject = defineMutation(projects.update, {
  items: ({ params, body }) => [params.id, ...(body?.relatedSkills ?? [])],
  edit: (rows, change) =>
    changeProjectRow(rows, change.request.params.id, (project) => changed(project, change)),
});

defineTimeMutations({
  source: 'project',
  table: projectRows,
  routes: projects,
  describe: (project) => ({ name: project?.name ?? '', type: 'Project' }),
  afterSession: (project, { progress, day }) => {
    if (progress === undefined) return project;
    const after = { ...project, ...changeProject(project, { progress }, day) };
    return { ...after, progress: progressOf(after) };
  },
});

export const deleteProject = defineMutation(projects.remove, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params } }) => {
    keepSourceNames(rows);
    rows.remove(projectRows, params.id);
    dropOwned(rows, { area: 'projects', id: params.id });
  },
});

export const tickGoal = defineMutation(projects.toggleGoal, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params, body }, day }) =>
    changeProjectRow(rows, params.id, (project) => ({
      ...project,
      goals: toggleGoal(project.goals, params.goalId, day, body?.completed) ?? project.goals,
    })),
});

export const changeGoal = defineMutation(projects.updateGoal, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params, body } }) =>
    changeProjectRow(rows, params.id, (project) => ({
      ...project,
      goals: editGoal(project.goals, params.goalId, body ?? {}),
    })),
});

export const changeChallenge = defineMutation(projects.updateChallenge, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params, body } }) =>
    changeProjectRow(rows, params.id, (project) => ({
      ...project,
      challenges: solveChallenge(project.challenges, params.challengeId, body.solvedOn),
    })),
});

type AddRoute = typeof projects.addGoal | typeof projects.addOutcome | typeof projects.addChallenge;

const adding = <R extends AddRoute>(route: R, list: ListName) =>
  defineMutation<AddRoute>(route, {
    items: ({ params }) => [params.id],
    edit: (rows, { request: { params, body }, day }) => {
      const item = newListItem[list]({ ...body, _id: body._id ?? '' }, day);
      changeProjectRow(rows, params.id, (project) =>
        project[list].some(({ _id }) => _id === item._id)
          ? project
          : { ...project, [list]: [...project[list], item] },
      );
    },
  });

export const addListItem = {
  goals: adding(projects.addGoal, 'goals'),
  learningOutcomes: adding(projects.addOutcome, 'learningOutcomes'),
  challenges: adding(projects.addChallenge, 'challenges'),
} as const;

type RemoveRoute =
  | typeof projects.removeGoal
  | typeof projects.removeOutcome
  | typeof projects.removeChallenge;

/** `param` is the parameter of the path with the id of the item. */
const removing = (
  route: RemoveRoute,
  list: ListName,
  param: 'goalId' | 'outcomeId' | 'challengeId',
) => ({
  ...defineMutation(route, {
    items: ({ params }) => [params.id],
    edit: (rows, { request }) => {
      const { id = '', [param]: item } = request.params as Readonly<Record<string, string>>;
      changeProjectRow(rows, id, (project) => ({
        ...project,
        [list]: project[list].filter(({ _id }) => _id !== item),
      }));
    },
  }),
  requestOf: (id: string, item: string) =>
    ({ params: { id, [param]: item } }) as RequestOf<RemoveRoute>,
});

export const removeListItem = {
  goals: removing(projects.removeGoal, 'goals', 'goalId'),
  learningOutcomes: removing(projects.removeOutcome, 'learningOutcomes', 'outcomeId'),
  challenges: removing(projects.removeChallenge, 'challenges', 'challengeId'),
} as const;
