import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';

const priorities: Readonly<Record<Resource['priority'], () => string>> = {
  Low: () => i18n.t('Low'),
  Medium: () => i18n.t('Medium'),
  High: () => i18n.t('High'),
};

/** The label of a priority in a list of priorities: 'Low'. */
export const priorityLabel = (priority: Resource['priority']): string => priorities[priority]();

const standalone: Readonly<Record<Resource['priority'], () => string>> = {
  Low: () => i18n.t('Low priority'),
  Medium: () => i18n.t('Medium priority'),
  High: () => i18n.t('High priority'),
};

/** The label of a priority without context: 'Low priority'. */
export const standalonePriorityLabel = (priority: Resource['priority']): string =>
  standalone[priority]();
