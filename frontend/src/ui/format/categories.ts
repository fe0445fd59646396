import type { skillCategories } from '#shared/core/categories.ts';
import { i18n } from '../../language/i18n.ts';

/** How a category of skills and habits is shown. */
export const categoryLabel = (category: (typeof skillCategories)[number]): string =>
  ({
    'Programming Language': i18n.t('Programming Language'),
    Framework: i18n.t('Framework'),
    Library: i18n.t('Library'),
    Database: i18n.t('Database'),
    DevOps: i18n.t('DevOps'),
    Design: i18n.t('Design'),
    'Soft Skill': i18n.t('Soft Skill'),
    Personal: i18n.t('Personal'),
    Professional: i18n.t('Professional'),
    Creative: i18n.t('Creative'),
    Physical: i18n.t('Physical'),
    Mental: i18n.t('Mental'),
    Other: i18n.t('Other'),
  })[category];
