import { plainTags } from '#shared/core/fields.ts';
import { i18n } from '#shared/language/i18n.ts';
import { priorities, type Resource, type resourceStatuses } from '#shared/resources/model.ts';
import { priorityWeights } from '#shared/resources/rules.ts';
import { typeLabel } from '../../domain/resources/typeLabel.ts';
import { statusSlice } from '../../domain/status/statusSlice.ts';
import type { Slice } from '../../ui/charts/series.ts';
import { slicesOf } from '../../ui/charts/slicesOf.ts';
import { compareKeys, compareText } from '../../ui/format/compare.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import type { ListSearch } from '../../ui/list/listSearch.ts';

export const resourceFilters = [
  'all',
  'in-progress',
  'completed',
  'not-started',
  'on-hold',
  'high-priority',
] as const;
export type ResourceFilter = (typeof resourceFilters)[number];

export const filterLabels = (): Readonly<Record<ResourceFilter, string>> => ({
  all: i18n.t('All Resources'),
  'in-progress': i18n.t('In Progress'),
  completed: i18n.t('Completed'),
  'not-started': i18n.t('Not Started'),
  'on-hold': i18n.t('On Hold'),
  'high-priority': i18n.t('High Priority'),
});

const passes: Readonly<Record<ResourceFilter, (resource: Resource) => boolean>> = {
  all: () => true,
  'in-progress': ({ status }) => status === 'In Progress',
  completed: ({ status }) => status === 'Completed',
  'not-started': ({ status }) => status === 'Not Started',
  'on-hold': ({ status }) => status === 'On Hold',
  'high-priority': ({ priority }) => priority === 'High',
};

export const filterResources = (
  resources: readonly Resource[],
  filter: ResourceFilter,
): Resource[] => resources.filter(passes[filter]);

const skillNames = ({ relatedSkills }: Resource): string[] => relatedSkills.map(({ name }) => name);

export const resourceSearch: ListSearch<Resource> = {
  textsOf: (resource) => {
    const { title, author, type, description, notes, tags } = resource;
    return [title, author, typeLabel(type), description, notes, ...tags, ...skillNames(resource)];
  },
  facets: {
    tag: { label: () => i18n.t('Tag'), valuesOf: ({ tags }) => plainTags(tags) },
    type: {
      label: () => i18n.t('Type'),
      valuesOf: ({ type }) => [type],
      labelOf: (type) => typeLabel(type as Resource['type']),
    },
    skill: { label: () => i18n.t('Skill'), valuesOf: skillNames },
  },
};

export const resourceSorts = ['created', 'title', 'progress', 'priority', 'duration'] as const;
export type ResourceSort = (typeof resourceSorts)[number];

export const sortLabels = (): Readonly<Record<ResourceSort, string>> => ({
  created: i18n.t('Date Added'),
  title: i18n.t('Title'),
  progress: i18n.t('Progress'),
  priority: i18n.t('Priority'),
  duration: i18n.t('Duration'),
});

type Order = (a: Resource, b: Resource) => number;

const byTitle: Order = (a, b) => compareText(a.title, b.title);
/** ULIDs grow with time, so they order items added at the same moment. */
const newestFirst: Order = (a, b) =>
  compareKeys(b.createdAt, a.createdAt) || compareKeys(b._id, a._id);

const orders: Readonly<Record<ResourceSort, Order>> = {
  created: newestFirst,
  title: byTitle,
  progress: (a, b) => b.progress - a.progress,
  priority: (a, b) => priorityWeights[b.priority] - priorityWeights[a.priority],
  duration: (a, b) => b.duration - a.duration,
};

/**
 * Newest, most advanced, most important or longest first. Titles from A to Z, also among equals. Comparing titles is
 * slow, but fast for a list that is already in their order.
 */
export const sortResources = (resources: readonly Resource[], sort: ResourceSort): Resource[] =>
  resources.toSorted(byTitle).sort(orders[sort]);

const count = (resources: readonly Resource[], has: (resource: Resource) => boolean): number =>
  resources.filter(has).length;

const chartStatuses = [
  'Completed',
  'In Progress',
  'Not Started',
  'On Hold',
] as const satisfies readonly (typeof resourceStatuses)[number][];

export const byStatus = (resources: readonly Resource[]): Slice[] =>
  chartStatuses.map((status) =>
    statusSlice(
      status,
      count(resources, (resource) => resource.status === status),
    ),
  );

/** The existing types, most frequent first and equals by name, with their hours if any are known. */
export const byType = (resources: readonly Resource[]): Slice[] =>
  slicesOf(
    resources,
    ({ type }) => typeLabel(type),
    (group) => {
      const minutes = group.reduce((sum, { duration }) => sum + duration, 0);
      return minutes > 0 ? formatMinutes(minutes) : '';
    },
  );

/** High first, as a form offers them. */
export const prioritiesFromHigh = priorities.toReversed();
