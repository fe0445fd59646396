import { addDays, type Day } from '#shared/days/days.ts';
import { finishedDays } from '#shared/resources/readings.ts';
import type { Since } from '#shared/skills/model.ts';
import { skillSince } from '#shared/skills/since.ts';
import { listActivities } from '../ledger/pace.ts';
import { getSkill } from '../ledger/store.ts';
import { listNotePlaces } from '../notes/store.ts';
import { listProjectFacts } from '../projects/store.ts';
import { listResourceFacts } from '../resources/store.ts';

const nothing: Since = { hours: 0, resources: 0, projects: 0, notes: 0 };

/**
 * Counts the events of a skill after a day. No event is after today. The notes about all items are read in one Query,
 * because one Query for each resource and project would cost more for most people.
 */
export const readSince = async (
  userId: string,
  id: string,
  since: Day,
  today: Day,
): Promise<Since> => {
  if (since >= today) {
    await getSkill(userId, id);
    return nothing;
  }
  const from = addDays(since, 1);
  const [, activities, resources, projects, places] = await Promise.all([
    getSkill(userId, id),
    listActivities(userId, id, from),
    listResourceFacts(userId, id),
    listProjectFacts(userId, id),
    listNotePlaces(userId),
  ]);
  const owners = {
    skills: new Set([id]),
    resources: new Set(resources.map(({ _id }) => _id)),
    projects: new Set(projects.map(({ _id }) => _id)),
  };
  const notes = places.filter(({ about }) => owners[about.area].has(about.id));
  return skillSince({ activities, resources: resources.map(finishedDays), projects, notes }, since);
};
