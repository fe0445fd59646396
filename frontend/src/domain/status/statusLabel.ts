import { i18n } from '#shared/language/i18n.ts';
import type { Status } from './statusColors.ts';

const labels: Readonly<Record<Status, () => string>> = {
  'Not Started': () => i18n.t('Not Started'),
  Planning: () => i18n.t('Planning'),
  'In Progress': () => i18n.t('In Progress'),
  Completed: () => i18n.t('Completed'),
  'On Hold': () => i18n.t('On Hold'),
  Abandoned: () => i18n.t('Abandoned'),
};

export const statusLabel = (status: Status): string => labels[status]();
