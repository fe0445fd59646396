import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';

const labels: Readonly<Record<Skill['category'], () => string>> = {
  'Programming Language': () => i18n.t('Programming Language'),
  Framework: () => i18n.t('Framework'),
  Library: () => i18n.t('Library'),
  Database: () => i18n.t('Database'),
  DevOps: () => i18n.t('DevOps'),
  Design: () => i18n.t('Design'),
  'Soft Skill': () => i18n.t('Soft Skill'),
  Personal: () => i18n.t('Personal'),
  Professional: () => i18n.t('Professional'),
  Creative: () => i18n.t('Creative'),
  Physical: () => i18n.t('Physical'),
  Mental: () => i18n.t('Mental'),
  Other: () => i18n.t('Other'),
};

const known: Readonly<Partial<Record<string, () => string>>> = labels;

/** The label of a category. A category that Cairn does not know is its own label. */
export const categoryLabel = (category: string): string => known[category]?.() ?? category;
