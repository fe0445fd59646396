import type { Resource } from '#shared/resources/model.ts';
import { i18n } from '../../language/i18n.ts';

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

/** How the type of a resource is shown. */
export const typeLabel = (type: Resource['type']): string => types[type]();

const priorities: Readonly<Record<Resource['priority'], () => string>> = {
  Low: () => i18n.t('Low'),
  Medium: () => i18n.t('Medium'),
  High: () => i18n.t('High'),
};

/** How a priority is shown among others. */
export const priorityLabel = (priority: Resource['priority']): string => priorities[priority]();

const whole: Readonly<Record<Resource['priority'], () => string>> = {
  Low: () => i18n.t('Low priority'),
  Medium: () => i18n.t('Medium priority'),
  High: () => i18n.t('High priority'),
};

/** How a priority is shown by itself. */
export const wholePriority = (priority: Resource['priority']): string => whole[priority]();
