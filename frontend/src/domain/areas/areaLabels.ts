import type { Area } from '#shared/areas.ts';
import { i18n } from '#shared/language/i18n.ts';

export const areaLabels: Readonly<Record<Area, () => string>> = {
  habits: () => i18n.t('Habits'),
  skills: () => i18n.t('Skills'),
  resources: () => i18n.t('Resources'),
  projects: () => i18n.t('Projects'),
  assessments: () => i18n.t('Assessments'),
  reviews: () => i18n.t('Weekly reviews'),
  notes: () => i18n.t('Notes'),
  cards: () => i18n.t('Takeaways'),
  analytics: () => i18n.t('Dashboard and activity'),
};
