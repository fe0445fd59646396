import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { categoryLabel } from '../../domain/skills/categoryLabel.ts';
import type { Slice } from '../../ui/charts/series.ts';
import { slicesOf } from '../../ui/charts/slicesOf.ts';
import { compareKeys, compareText } from '../../ui/format/compare.ts';
import { formatHours } from '../../ui/format/durations.ts';
import type { ListSearch } from '../../ui/list/listSearch.ts';

/** How many skills the bar chart shows and the alert names. */
export const CHART_SKILLS = 8;
export const NAMED_SKILLS = 3;

export const skillFilters = [
  'all',
  'in-progress',
  'completed',
  'not-started',
  'neglected',
] as const;
export type SkillFilter = (typeof skillFilters)[number];

export const filterLabels = (): Record<SkillFilter, string> => ({
  all: i18n.t('All'),
  'in-progress': i18n.t('In Progress'),
  completed: i18n.t('Completed'),
  'not-started': i18n.t('Not Started'),
  neglected: i18n.t('Neglected'),
});

const passes: Record<SkillFilter, (skill: Skill) => boolean> = {
  all: () => true,
  'in-progress': ({ status }) => status === 'In Progress',
  completed: ({ status }) => status === 'Completed',
  'not-started': ({ status }) => status === 'Not Started',
  neglected: ({ isNeglected }) => isNeglected,
};

export const skillSearch: ListSearch<Skill> = {
  textsOf: ({ name, category, description }) => [name, categoryLabel(category), description],
  facets: {},
};

export const skillSorts = [
  'name',
  'progress',
  'level',
  'confidence',
  'hours',
  'last-activity',
] as const;
export type SkillSort = (typeof skillSorts)[number];

export const sortLabels = (): Record<SkillSort, string> => ({
  name: i18n.t('Name'),
  progress: i18n.t('Progress'),
  level: i18n.t('Level'),
  confidence: i18n.t('Confidence'),
  hours: i18n.t('Hours'),
  'last-activity': i18n.t('Last activity'),
});

type Order = (a: Skill, b: Skill) => number;

const byName: Order = (a, b) => compareText(a.name, b.name);

/** Names from A to Z; numbers from the highest; the latest activity first, no activity last. */
const orders: Record<SkillSort, Order> = {
  name: byName,
  progress: (a, b) => b.progress - a.progress,
  level: (a, b) => b.currentLevel - a.currentLevel,
  confidence: (a, b) => b.confidenceLevel - a.confidenceLevel,
  hours: (a, b) => b.currentHours - a.currentHours,
  'last-activity': (a, b) => compareKeys(b.lastActivityDate ?? '', a.lastActivityDate ?? ''),
};

/**
 * The skills of a filter in an order, equals by name. Comparing names is slow, but fast for a list that is already in
 * their order.
 */
export const arrangeSkills = (
  skills: readonly Skill[],
  filter: SkillFilter,
  sort: SkillSort,
): Skill[] => skills.filter(passes[filter]).sort(byName).sort(orders[sort]);

export type SkillTotals = {
  readonly total: number;
  readonly inProgress: number;
  readonly completed: number;
  readonly hours: number;
};

export const statsOf = (skills: readonly Skill[]): SkillTotals => ({
  total: skills.length,
  inProgress: skills.filter(passes['in-progress']).length,
  completed: skills.filter(passes.completed).length,
  hours: skills.reduce((sum, { currentHours }) => sum + currentHours, 0),
});

/** The neglected skills: those without any activity first, then the longest neglected. */
export const neglectedSkills = (skills: readonly Skill[]): Skill[] => {
  const days = ({ daysSinceLastActivity }: Skill) => daysSinceLastActivity ?? Infinity;
  return skills
    .filter(passes.neglected)
    .sort((a, b) => (days(a) === days(b) ? byName(a, b) : days(b) - days(a)));
};

/** How many skills each category has, and their hours. */
export const byCategory = (skills: readonly Skill[]): Slice[] =>
  slicesOf(
    skills,
    ({ category }) => categoryLabel(category),
    (group) => formatHours(group.reduce((hours, { currentHours }) => hours + currentHours, 0)),
  );
