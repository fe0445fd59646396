import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { categoryLabel } from '../../domain/skills/categoryLabel.ts';
import { statusFilter } from '../../domain/status/statusFilter.ts';
import type { Slice } from '../../ui/charts/series.ts';
import { slicesOf } from '../../ui/charts/slicesOf.ts';
import { compareKeys, compareText } from '../../ui/format/compare.ts';
import { formatHours } from '../../ui/format/durations.ts';
import type { ListRules, Order } from '../../ui/list/listRules.ts';

/** The bar chart shows at most this many skills. */
export const CHART_SKILLS = 8;

const byName: Order<Skill> = (a, b) => compareText(a.name, b.name);

const isNeglected = (skill: Skill): boolean => skill.isNeglected;

/**
 * Sorts numbers highest first, and activities latest first. Skills without activity come last. Names and ties are
 * sorted from A to Z.
 */
export const skillRules = {
  filters: {
    all: { label: () => i18n.t('All'), passes: () => true },
    'in-progress': statusFilter('In Progress'),
    completed: statusFilter('Completed'),
    'not-started': statusFilter('Not Started'),
    neglected: { label: () => i18n.t('Neglected'), passes: isNeglected },
  },
  sorts: {
    name: { label: () => i18n.t('Name'), order: byName },
    progress: { label: () => i18n.t('Progress'), order: (a, b) => b.progress - a.progress },
    level: { label: () => i18n.t('Level'), order: (a, b) => b.currentLevel - a.currentLevel },
    confidence: {
      label: () => i18n.t('Confidence'),
      order: (a, b) => b.confidenceLevel - a.confidenceLevel,
    },
    hours: { label: () => i18n.t('Hours'), order: (a, b) => b.currentHours - a.currentHours },
    'last-activity': {
      label: () => i18n.t('Last activity'),
      order: (a, b) => compareKeys(b.lastActivityDate ?? '', a.lastActivityDate ?? ''),
    },
  },
  equals: byName,
  search: {
    textsOf: ({ name, category, description }) => [name, categoryLabel(category), description],
    facets: {},
  },
} as const satisfies ListRules<Skill>;

type SkillTotals = {
  readonly total: number;
  readonly inProgress: number;
  readonly completed: number;
  readonly hours: number;
};

export const statsOf = (skills: readonly Skill[]): SkillTotals => ({
  total: skills.length,
  inProgress: skills.filter(skillRules.filters['in-progress'].passes).length,
  completed: skills.filter(skillRules.filters.completed.passes).length,
  hours: skills.reduce((sum, { currentHours }) => sum + currentHours, 0),
});

/** Returns the neglected skills. Skills without any activity come first, then the longest neglected. */
export const neglectedSkills = (skills: readonly Skill[]): Skill[] => {
  const days = ({ daysSinceLastActivity }: Skill) => daysSinceLastActivity ?? Infinity;
  return skills
    .filter(isNeglected)
    .sort((a, b) => (days(a) === days(b) ? byName(a, b) : days(b) - days(a)));
};

export const byCategory = (skills: readonly Skill[]): Slice[] =>
  slicesOf(
    skills,
    ({ category }) => categoryLabel(category),
    (group) => formatHours(group.reduce((hours, { currentHours }) => hours + currentHours, 0)),
  );
