import type { Area } from '#shared/areas.ts';
import { i18n } from '#shared/language/i18n.ts';

/** These texts shorten the table of permissions in docs/api.md. */
const others: Readonly<Partial<Record<Area, () => string>>> = {
  habits: () =>
    i18n.t('Write can also change vacations, days away, and the logged time of skills.'),
  skills: () =>
    i18n.t(
      'Read also shows the timer, the latest assessments, and names of habits, resources and projects with logged time. It also counts weeks on vacation, notes, and completed resources and projects. Write can also change the time and status of resources, the time of projects, and the amounts of habits. Deleting a skill also deletes its assessments and notes, and removes it from resources, projects and takeaways.',
    ),
  resources: () =>
    i18n.t(
      'Read also shows names of skills, and counts weeks on vacation. Write can also log and delete time for skills, and shows their latest assessments. Deleting a resource also deletes its notes, and removes it from takeaways.',
    ),
  projects: () =>
    i18n.t(
      'Read also shows names of skills. Write can also log and delete time for skills, and shows their latest assessments. Deleting a project also deletes its notes, and removes it from takeaways.',
    ),
  assessments: () => i18n.t('Also shows names of skills, resources, projects and notes.'),
  reviews: () =>
    i18n.t(
      'Read also shows names, hours and figures of habits, skills, resources and projects. It also shows goals, learning outcomes, due assessments, and the number of notes.',
    ),
  notes: () =>
    i18n.t(
      'Read also shows which resources are tagged with a skill. Deleting a note also removes it from takeaways.',
    ),
  analytics: () =>
    i18n.t(
      'Shows totals of habits, skills, resources, projects and takeaways. It also shows names of skills, resources, projects and goals, and due assessments.',
    ),
};

/** Says what an area's scope also shows, changes or deletes in other areas. Undefined if there is nothing to say. */
export const alsoOpens = (area: Area): string | undefined => others[area]?.();
