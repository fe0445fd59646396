import { percent } from '#shared/core/counting.ts';
import { i18n } from '#shared/language/i18n.ts';
import { listFormat } from '#shared/language/intl.ts';
import { type Goal, listNames, type Project } from '#shared/projects/model.ts';
import { statusSlice } from '../../domain/status/statusSlice.ts';
import type { Slice } from '../../ui/charts/series.ts';
import { compareKeys, compareText } from '../../ui/format/compare.ts';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { countLabels } from './goals/projectLists.ts';

/** How many projects the bar chart has. */
export const CHART_PROJECTS = 8;
/** How many goals and outcomes a card shows. It counts the others. */
export const CARD_GOALS = 3;
export const CARD_OUTCOMES = 2;

export const projectFilters = [
  'all',
  'in-progress',
  'completed',
  'planning',
  'on-hold',
  'abandoned',
] as const;
export type ProjectFilter = (typeof projectFilters)[number];

export const filterLabels = (): Readonly<Record<ProjectFilter, string>> => ({
  all: i18n.t('All Projects'),
  'in-progress': i18n.t('In Progress'),
  completed: i18n.t('Completed'),
  planning: i18n.t('Planning'),
  'on-hold': i18n.t('On Hold'),
  abandoned: i18n.t('Abandoned'),
});

const filterStatus: Readonly<Record<Exclude<ProjectFilter, 'all'>, Project['status']>> = {
  'in-progress': 'In Progress',
  completed: 'Completed',
  planning: 'Planning',
  'on-hold': 'On Hold',
  abandoned: 'Abandoned',
};

export const filterProjects = (projects: readonly Project[], filter: ProjectFilter): Project[] =>
  projects.filter(({ status }) => filter === 'all' || status === filterStatus[filter]);

const skillNames = ({ relatedSkills }: Project): string[] => relatedSkills.map(({ name }) => name);
const descriptions = (items: readonly { readonly description: string }[]): string[] =>
  items.map(({ description }) => description);

export const projectSearch: ListSearch<Project> = {
  textsOf: (project) => {
    const { name, description, goals, learningOutcomes, challenges } = project;
    const lists = [goals, learningOutcomes, challenges].flatMap(descriptions);
    return [name, description, ...lists, ...skillNames(project)];
  },
  facets: { skill: { label: () => i18n.t('Skill'), valuesOf: skillNames } },
};

export const projectSorts = ['created', 'name', 'progress', 'status', 'start'] as const;
export type ProjectSort = (typeof projectSorts)[number];

export const sortLabels = (): Readonly<Record<ProjectSort, string>> => ({
  created: i18n.t('Date Added'),
  name: i18n.t('Name'),
  progress: i18n.t('Progress'),
  status: i18n.t('Status'),
  start: i18n.t('Start Date'),
});

const statusOrder: readonly Project['status'][] = [
  'Completed',
  'In Progress',
  'On Hold',
  'Planning',
  'Abandoned',
];

type Order = (a: Project, b: Project) => number;

const byName: Order = (a, b) => compareText(a.name, b.name);
/** ULIDs grow with time, so they order items added at the same moment. */
const newestFirst: Order = (a, b) =>
  compareKeys(b.createdAt, a.createdAt) || compareKeys(b._id, a._id);
/** Days sort as text. Projects that have not started come last. */
const latestStart: Order = (a, b) => compareKeys(b.startDate ?? '', a.startDate ?? '');

const orders: Readonly<Record<ProjectSort, Order>> = {
  created: newestFirst,
  name: byName,
  progress: (a, b) => b.progress - a.progress,
  status: (a, b) => statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status),
  start: latestStart,
};

/**
 * Newest, most advanced or latest started first. Names from A to Z, also among equals. Comparing names is slow, but
 * fast for a list that is already in their order.
 */
export const sortProjects = (projects: readonly Project[], sort: ProjectSort): Project[] =>
  projects.toSorted(byName).sort(orders[sort]);

const chartStatuses: typeof statusOrder = [
  'Completed',
  'In Progress',
  'Planning',
  'On Hold',
  'Abandoned',
];

export const byStatus = (projects: readonly Project[]): Slice[] =>
  chartStatuses.map((chosen) =>
    statusSlice(chosen, projects.filter(({ status }) => status === chosen).length),
  );

/** The goal after which a goal lands that moves to the `index`-th place of the shown list; null for the first place. */
export const placeBehind = (
  shown: readonly Pick<Goal, '_id'>[],
  goalId: string,
  index: number,
): string | null => shown.filter(({ _id }) => _id !== goalId)[index - 1]?._id ?? null;

/** How many goals are done, and their percentage; 0% without goals. */
export function goalCounts(goals: readonly Pick<Goal, 'completed'>[]) {
  const done = goals.filter(({ completed }) => completed).length;
  return { done, all: goals.length, percent: percent(done, goals.length) };
}

type Deleted = Pick<Project, 'name' | 'goals' | 'learningOutcomes' | 'challenges'>;

const formatList = listFormat();

/**
 * The sentence about what will be lost: '“Kite” with its 3 goals, 1 learning outcome and 2 challenges will be removed.'
 */
export function describeDeletion(project: Deleted): string {
  const { name } = project;
  const lists = listNames
    .filter((list) => project[list].length > 0)
    .map((list) => countLabels[list](project[list].length));
  return lists.length === 0
    ? i18n.t('This cannot be undone. “{name}” will be removed.', { name })
    : i18n.t('This cannot be undone. “{name}” with its {lists} will be removed.', {
        name,
        lists: formatList(lists),
      });
}
