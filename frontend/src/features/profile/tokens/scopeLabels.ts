import type { Area } from '#shared/areas.ts';
import { i18n } from '../../../language/i18n.ts';

const labels: Readonly<Record<Area, () => string>> = {
  habits: () => i18n.t('Habits'),
  skills: () => i18n.t('Skills'),
  resources: () => i18n.t('Resources'),
  projects: () => i18n.t('Projects'),
  assessments: () => i18n.t('Assessments'),
  reviews: () => i18n.t('Weekly reviews'),
  analytics: () => i18n.t('Dashboard and activity'),
};

/** The name of an area's scope. */
export const scopeLabel = (area: Area): string => labels[area]();

const others: Readonly<Partial<Record<Area, () => string>>> = {
  skills: () =>
    i18n.t(
      'Read also shows the latest assessments. Write can also delete assessments and tags, by deleting a skill.',
    ),
  resources: () => i18n.t('Also shows names of skills.'),
  projects: () => i18n.t('Also shows names of skills.'),
  assessments: () => i18n.t('Also shows names of skills.'),
  reviews: () =>
    i18n.t('Read also shows names, hours and figures of habits, skills, resources and projects.'),
  analytics: () =>
    i18n.t('Shows totals of all areas, and names of skills, resources and projects.'),
};

/** What an area's scope allows in other areas. */
export const alsoOpens = (area: Area): string | undefined => others[area]?.();
