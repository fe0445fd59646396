import { ulid } from 'ulid';
import { assessments } from '#shared/assessments/routes.ts';
import { cards } from '#shared/cards/routes.ts';
import { addDays } from '#shared/days/days.ts';
import type { Export } from '#shared/export/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { users } from '#shared/users/routes.ts';
import { type Person, today } from '#testing/browser/person.ts';
import type { CallWith } from '../../frontend/src/data/client/createClient.ts';
import { gather, readingOnce } from '../../frontend/src/features/profile/export/gather.ts';

/** Returns everything in an account, in the form of an export. */
export const exportOf = ({ call, user: person }: Person): Promise<Export> =>
  gather({
    read: readingOnce(call as unknown as CallWith),
    person,
    now: new Date(),
    onProgress: () => undefined,
  });

/** Returns what two accounts with the same content have in common. Activities are ordered by id. */
export const contentOf = async (person: Person) => {
  const kept = await exportOf(person);
  return {
    habits: kept.habits,
    vacations: kept.vacations,
    away: kept.away,
    skills: kept.skills,
    resources: kept.resources,
    projects: kept.projects,
    assessments: kept.assessments,
    notes: kept.notes,
    cards: kept.cards,
    activities: kept.activities.toSorted((a, b) => (a._id < b._id ? -1 : 1)),
  };
};

const lastYear = addDays(today(), -400);

/**
 * Adds two habits with five days, two activities, and one skill, vacation, resource, project, assessment, note and
 * takeaway. Archives one habit. Some of the days are more than a year ago.
 */
export const fill = async ({ call }: Person) => {
  const made = await call(skills.create, {
    body: { name: 'Rust', category: 'Database', currentHours: 2 },
  });
  const { skill } = made.data;
  const ofSkill = { params: { id: skill._id } };
  await call(skills.logHours, { ...ofSkill, body: { hours: 1.25, date: today() } });
  await call(skills.addActivity, {
    ...ofSkill,
    body: { type: 'Practice', duration: 7, date: lastYear },
  });
  const { habit } = (await call(habits.create, { body: { name: 'Read', frequency: 'daily' } }))
    .data;
  const ofDay = (date: string) => ({ params: { id: habit._id, date } });
  await call(habits.setDay, { ...ofDay(today()), body: { completed: true, note: 'Now' } });
  await call(habits.setDay, { ...ofDay(lastYear), body: { completed: true, note: 'Then' } });
  await call(habits.setDay, { ...ofDay(addDays(lastYear, 1)), body: { skipped: true } });
  const aim = { kind: 'amount', unit: 'glasses', target: 8 } as const;
  const water = await call(habits.create, { body: { name: 'Water', frequency: 'daily', ...aim } });
  const { _id: id } = water.data.habit;
  await call(habits.setDay, { params: { id, date: lastYear }, body: { amount: 8.5 } });
  await call(habits.setDay, { params: { id, date: today() }, body: { amount: 2 } });
  await call(habits.update, { params: { id }, body: { archived: true } });
  await call(users.setVacation, {
    params: { from: lastYear },
    body: { to: addDays(lastYear, 3) },
  });
  await call(resources.create, { body: { title: 'The Book', relatedSkills: [skill._id] } });
  await call(projects.create, {
    body: {
      name: 'Tool',
      goals: [{ description: 'Parse', completed: true }],
      relatedSkills: [skill._id],
    },
  });
  await call(assessments.create, { body: { skill: skill._id, confidenceLevel: 4 } });
  const about = { area: 'skills', id: skill._id } as const;
  const { note } = (await call(notes.create, { body: { about, text: 'One owner' } })).data;
  const sides = { front: 'How many owners?', back: 'One' };
  const { card } = (await call(cards.create, { body: { about, note: note._id, ...sides } })).data;
  await call(cards.review, { params: { id: card._id }, body: { _id: ulid(), rating: 3 } });
};
