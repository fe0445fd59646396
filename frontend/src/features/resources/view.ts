import { plainTags } from '#shared/calls/fields.ts';
import { byPosition } from '#shared/calls/order.ts';
import { i18n } from '#shared/language/i18n.ts';
import { priorities, type Resource, type resourceStatuses } from '#shared/resources/model.ts';
import { priorityWeights } from '#shared/resources/rules.ts';
import { typeLabel } from '../../domain/resources/typeLabel.ts';
import { statusFilter } from '../../domain/status/statusFilter.ts';
import { statusSlice } from '../../domain/status/statusSlice.ts';
import type { Slice } from '../../ui/charts/series.ts';
import { slicesOf } from '../../ui/charts/slicesOf.ts';
import { compareKeys, compareText } from '../../ui/format/compare.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import type { ListRules, Order } from '../../ui/list/listRules.ts';

const byTitle: Order<Resource> = (a, b) => compareText(a.title, b.title);
/** ULIDs grow with time, so they also order items that were added at the same moment. */
const newestFirst: Order<Resource> = (a, b) =>
  compareKeys(b.createdAt, a.createdAt) || compareKeys(b._id, a._id);

const skillNames = ({ relatedSkills }: Resource): string[] => relatedSkills.map(({ name }) => name);

/**
 * Sorts by newest, the person's order, title, most progress, highest priority or longest. Ties are sorted by title from
 * A to Z.
 */
export const resourceRules = {
  filters: {
    all: { label: () => i18n.t('All Resources'), passes: () => true },
    'in-progress': statusFilter('In Progress'),
    completed: statusFilter('Completed'),
    'not-started': statusFilter('Not Started'),
    'on-hold': statusFilter('On Hold'),
    'high-priority': {
      label: () => i18n.t('High Priority'),
      passes: ({ priority }) => priority === 'High',
    },
  },
  sorts: {
    created: { label: () => i18n.t('Date Added'), order: newestFirst },
    mine: { label: () => i18n.t('My order'), order: byPosition },
    title: { label: () => i18n.t('Title'), order: byTitle },
    progress: { label: () => i18n.t('Progress'), order: (a, b) => b.progress - a.progress },
    priority: {
      label: () => i18n.t('Priority'),
      order: (a, b) => priorityWeights[b.priority] - priorityWeights[a.priority],
    },
    duration: { label: () => i18n.t('Duration'), order: (a, b) => b.duration - a.duration },
  },
  equals: byTitle,
  search: {
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
  },
} as const satisfies ListRules<Resource>;

/** The first resource in the person's order that is not started. */
export const nextUp = (resources: readonly Resource[]): Resource | undefined =>
  resources.filter(({ status }) => status === 'Not Started').sort(byPosition)[0];

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

/** Returns the types in use, most frequent first, and ties by name. Shows their hours if any are known. */
export const byType = (resources: readonly Resource[]): Slice[] =>
  slicesOf(
    resources,
    ({ type }) => typeLabel(type),
    (group) => {
      const minutes = group.reduce((sum, { duration }) => sum + duration, 0);
      return minutes > 0 ? formatMinutes(minutes) : '';
    },
  );

export const prioritiesFromHigh = priorities.toReversed();
