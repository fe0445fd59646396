import type { Area } from '#shared/areas.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Permission } from '#shared/tokens/model.ts';

type Texts = { readonly read?: () => string; readonly write?: () => string };

/** These texts shorten the table of permissions in docs/api.md. */
const others: Readonly<Partial<Record<Area, Texts>>> = {
  habits: {
    write: () =>
      i18n.t('Write can also change vacations, days away, and the logged time of skills.'),
  },
  skills: {
    read: () =>
      i18n.t(
        'Read also shows the timer, the latest assessments, and names of habits, resources and projects with logged time. It also counts weeks on vacation, notes, and completed resources and projects.',
      ),
    write: () =>
      i18n.t(
        'Write can also change the time and status of resources, the time of projects, and the amounts of habits. Deleting a skill also deletes its assessments and notes, and removes it from resources, projects and takeaways.',
      ),
  },
  resources: {
    read: () => i18n.t('Read also shows names of skills, and counts weeks on vacation.'),
    write: () =>
      i18n.t(
        'Write can also log and delete time for skills, and shows their latest assessments. Deleting a resource also deletes its notes, and removes it from takeaways.',
      ),
  },
  projects: {
    read: () => i18n.t('Read also shows names of skills.'),
    write: () =>
      i18n.t(
        'Write can also log and delete time for skills, and shows their latest assessments. Deleting a project also deletes its notes, and removes it from takeaways.',
      ),
  },
  assessments: {
    read: () => i18n.t('Read also shows names of skills, resources, projects and notes.'),
  },
  reviews: {
    read: () =>
      i18n.t(
        'Read also shows names, hours and figures of habits, skills, resources and projects. It also shows goals, learning outcomes, due assessments, and the number of notes.',
      ),
  },
  notes: {
    read: () => i18n.t('Read also shows which resources are tagged with a skill.'),
    write: () => i18n.t('Deleting a note also removes it from takeaways.'),
  },
  analytics: {
    read: () =>
      i18n.t(
        'Shows totals of habits, skills, resources, projects and takeaways. It also shows names of skills, resources, projects and goals, and due assessments.',
      ),
  },
};

/** Says what a permission for an area also opens in other areas. Undefined if there is nothing to say. */
export const alsoOpens = (area: Area, permission: Permission | ''): string | undefined => {
  const { read, write } = others[area] ?? {};
  const texts = { '': [], read: [read], write: [read, write] }[permission];
  return texts.flatMap((text) => text?.() ?? []).join(' ') || undefined;
};
