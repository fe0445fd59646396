import { idOn } from '#shared/core/ids.ts';
import { todayIn } from '#shared/days/days.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { resourceLike, skillLike } from '#testing/histories/heavyBodies.ts';
import { noonZone } from '#testing/live/people.ts';
import type { BenchApp } from './app.ts';
import { type Costs, measureAll, printCosts } from './costs.ts';

const resourceCount = 100;
const skillCount = 50;

/** The cost of each call on resources for a user with 100 of them and 50 skills. */
export const measureResources = async (app: BenchApp): Promise<Costs> => {
  const zone = noonZone();
  const today = todayIn(new Date(), zone);
  const person = await app.person(zone);
  const skillIds: string[] = [];
  for (let n = 0; n < skillCount; n++) {
    const { data } = await person.call(skills.create, { body: skillLike(n) });
    skillIds.push(data.skill._id);
  }
  let id = '';
  for (let n = 0; n < resourceCount; n++) {
    const body = { ...resourceLike(n, skillIds, today), status: 'In Progress' as const };
    id = (await person.call(resources.create, { body })).data.resource._id;
  }
  const params = { id };
  const patch = (body: object) => person.call(resources.update, { params, body });
  await person.call(resources.logTime, { params, body: { minutes: 30 } });
  const { relatedSkills: _, ...plain } = resourceLike(1, skillIds, today);
  return measureAll(app, {
    list: () => person.call(resources.list, {}),
    stats: () => person.call(resources.stats, {}),
    targets: () => person.call(resources.targets, {}),
    get: () => person.call(resources.get, { params }),
    'new status': () => patch({ status: 'Completed' }),
    'new notes': () => patch({ notes: 'Good' }),
    'new skills': () => patch({ relatedSkills: skillIds.slice(0, 3) }),
    create: () => person.call(resources.create, { body: { _id: idOn(undefined), ...plain } }),
    delete: () => person.call(resources.remove, { params }),
  });
};

export const benchResources = async (app: BenchApp): Promise<void> => {
  const costs = await measureResources(app);
  printCosts(`Resources: ${resourceCount} of them, ${skillCount} skills`, costs);
};
