import type { Area } from '#shared/areas.ts';
import { i18n } from '#shared/language/i18n.ts';

const others: Readonly<Partial<Record<Area, () => string>>> = {
  skills: () =>
    i18n.t(
      'Read also shows the latest assessments. Write can also delete assessments, notes and tags, by deleting a skill.',
    ),
  resources: () =>
    i18n.t('Also shows names of skills. Write can also delete notes, by deleting a resource.'),
  projects: () =>
    i18n.t('Also shows names of skills. Write can also delete notes, by deleting a project.'),
  assessments: () => i18n.t('Also shows names of skills, resources, projects and notes.'),
  reviews: () =>
    i18n.t(
      'Read also shows names, hours and figures of habits, skills, resources and projects, and the number of notes.',
    ),
  analytics: () =>
    i18n.t('Shows totals of all areas, and names of skills, resources and projects.'),
};

/** Says what an area's scope also shows, or allows to delete, in other areas. Undefined if there is nothing to say. */
export const alsoOpens = (area: Area): string | undefined => others[area]?.();
