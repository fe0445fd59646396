import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';

const types: Readonly<Record<Resource['type'], () => string>> = {
  Book: () => i18n.t('Book'),
  Course: () => i18n.t('Course'),
  Video: () => i18n.t('Video'),
  Article: () => i18n.t('Article'),
  Tutorial: () => i18n.t('Tutorial'),
  Documentation: () => i18n.t('Documentation'),
  Podcast: () => i18n.t('Podcast'),
  Other: () => i18n.t('Other'),
};

export const typeLabel = (type: Resource['type']): string => types[type]();
