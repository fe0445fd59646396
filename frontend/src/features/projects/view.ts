import { percent } from '#shared/core/counting.ts';
import { i18n } from '#shared/language/i18n.ts';
import { listFormat } from '#shared/language/intl.ts';
import { type Goal, listNames, type Project } from '#shared/projects/model.ts';
import { countNotes } from '../../domain/notes/noteCount.ts';
import { statusFilter } from '../../domain/status/statusFilter.ts';
import { statusSlice } from '../../domain/status/statusSlice.ts';
import type { Slice } from '../../ui/charts/series.ts';
import { compareKeys, compareText } from '../../ui/format/compare.ts';
import type { ListRules, Order } from '../../ui/list/listRules.ts';
import { countLabels } from './goals/projectLists.ts';

/** The bar chart shows at most this many projects. */
export const CHART_PROJECTS = 8;
/** A card shows at most this many goals and outcomes, and counts the others. */
export const CARD_GOALS = 3;
export const CARD_OUTCOMES = 2;

const statusOrder: readonly Project['status'][] = [
  'Completed',
  'In Progress',
  'On Hold',
  'Planning',
  'Abandoned',
];

const byName: Order<Project> = (a, b) => compareText(a.name, b.name);
/** ULIDs grow with time, so they also order items that were added at the same moment. */
const newestFirst: Order<Project> = (a, b) =>
  compareKeys(b.createdAt, a.createdAt) || compareKeys(b._id, a._id);
/** Days sort as text. Projects without a start come last. */
const latestStart: Order<Project> = (a, b) => compareKeys(b.startDate ?? '', a.startDate ?? '');

const skillNames = ({ relatedSkills }: Project): string[] => relatedSkills.map(({ name }) => name);
const descriptions = (items: readonly { readonly description: string }[]): string[] =>
  items.map(({ description }) => description);

/** Sorts by newest, name, most progress, status or latest start. Ties are sorted by name from A to Z. */
export const projectRules = {
  filters: {
    all: { label: () => i18n.t('All Projects'), passes: () => true },
    'in-progress': statusFilter('In Progress'),
    completed: statusFilter('Completed'),
    planning: statusFilter('Planning'),
    'on-hold': statusFilter('On Hold'),
    abandoned: statusFilter('Abandoned'),
  },
  sorts: {
    created: { label: () => i18n.t('Date Added'), order: newestFirst },
    name: { label: () => i18n.t('Name'), order: byName },
    progress: { label: () => i18n.t('Progress'), order: (a, b) => b.progress - a.progress },
    status: {
      label: () => i18n.t('Status'),
      order: (a, b) => statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status),
    },
    start: { label: () => i18n.t('Start Date'), order: latestStart },
  },
  equals: byName,
  search: {
    textsOf: (project) => {
      const { name, description, goals, learningOutcomes, challenges } = project;
      const lists = [goals, learningOutcomes, challenges].flatMap(descriptions);
      return [name, description, ...lists, ...skillNames(project)];
    },
    facets: { skill: { label: () => i18n.t('Skill'), valuesOf: skillNames } },
  },
} as const satisfies ListRules<Project>;

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

/**
 * The place of a moved goal is sent as the id of the goal in front of it. Returns this id for place `index` (from 0) of
 * the shown list. Null for the first place.
 */
export const placeBehind = (
  shown: readonly Pick<Goal, '_id'>[],
  goalId: string,
  index: number,
): string | null => shown.filter(({ _id }) => _id !== goalId)[index - 1]?._id ?? null;

/** Counts the goals and the done ones, with the percentage of done goals. Without goals, it is 0%. */
export function goalCounts(goals: readonly Pick<Goal, 'completed'>[]) {
  const done = goals.filter(({ completed }) => completed).length;
  return { done, all: goals.length, percent: percent(done, goals.length) };
}

type Deleted = Pick<Project, 'name' | 'goals' | 'learningOutcomes' | 'challenges'>;

const formatList = listFormat();

/**
 * Says what will be lost: '“Kite” with its 3 goals, 1 learning outcome, 2 challenges and 6 notes will be removed.'
 * @param notes how many notes the project has, undefined if that is not known
 */
export function describeDeletion(project: Deleted, notes: number | undefined): string {
  const { name } = project;
  const lists = listNames
    .filter((list) => project[list].length > 0)
    .map((list) => countLabels[list](project[list].length));
  if (notes === undefined) lists.push(i18n.t('notes'));
  else if (notes > 0) lists.push(countNotes(notes));
  return lists.length === 0
    ? i18n.t('This cannot be undone. “{name}” will be removed.', { name })
    : i18n.t('This cannot be undone. “{name}” with its {lists} will be removed.', {
        name,
        lists: formatList(lists),
      });
}
