import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';

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
