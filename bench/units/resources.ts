import { idOn } from '#shared/core/ids.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import { resources } from '#shared/resources/routes.ts';
import type { LogTime } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { resourceLike, skillLike } from '#testing/histories/heavyBodies.ts';
import { noonZone } from '#testing/live/people.ts';
import type { BenchApp } from './app.ts';
import { type Costs, measureAll, printCosts } from './costs.ts';

export const resourceCount = 100;
const skillCount = 50;
/** Time is logged for one resource on this many days: 13 weeks, as far back as the pace looks. */
const days = 91;

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
  let activityId = '';
  const log = async ({ date = today, ...body }: LogTime) => {
    const sent = { params, body: { _id: idOn(date), date, ...body } };
    activityId = (await person.call(resources.logTime, sent)).data.activity._id;
  };
  const undo = () => person.call(resources.removeTime, { params: { id, activityId } });
  for (let n = 1; n <= days; n++) await log({ minutes: 30, date: addDays(today, -n) });
  const { relatedSkills: _, ...plain } = resourceLike(1, skillIds, today);
  return measureAll(app, {
    list: () => person.call(resources.list, {}),
    stats: () => person.call(resources.stats, {}),
    targets: () => person.call(resources.targets, {}),
    get: () => person.call(resources.get, { params }),
    pace: () => person.call(resources.pace, { params }),
    'new status': () => patch({ status: 'Completed' }),
    'new notes': () => patch({ notes: 'Good' }),
    'new skills': () => patch({ relatedSkills: skillIds.slice(0, 3) }),
    'log time for a skill': () => log({ minutes: 45, skill: skillIds[0] ?? null }),
    'log time for no skill': () => log({ minutes: 45 }),
    'log time with a progress': () => log({ minutes: 45, progress: 60 }),
    'undo the time': () => undo(),
    create: () => person.call(resources.create, { body: { _id: idOn(undefined), ...plain } }),
    delete: () => person.call(resources.remove, { params }),
  });
};

export const benchResources = async (app: BenchApp): Promise<void> => {
  const costs = await measureResources(app);
  printCosts(
    `Resources: ${resourceCount} of them, ${skillCount} skills, ${days} activities`,
    costs,
  );
};
