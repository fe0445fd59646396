import { resourceKeys } from '#functions/api/resources/keys.ts';
import { addDays, type Day } from '#shared/core/days.ts';
import type { NewResource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { type DemoArea, removeAll } from './area.ts';
import { backdate, instantOn } from './backdating.ts';
import { type DemoResource, demoResources } from './demoResources.ts';
import { skillIds } from './relatedSkills.ts';

/** A resource as the form would send it. */
export const resourceOf = (
  { about = [], dueIn, added: _, started: __, completed: ___, ...resource }: DemoResource,
  today: Day,
  idsOf: (names: readonly string[]) => string[],
): NewResource => ({
  ...resource,
  ...(dueIn !== undefined && { deadline: addDays(today, dueIn) }),
  relatedSkills: idsOf(about),
});

/** A resource's history as stored in the table. */
export const resourcePast = ({ added, started, completed }: DemoResource, today: Day) => ({
  createdAt: instantOn(addDays(today, -added)),
  ...(started !== undefined && { startDate: addDays(today, -started) }),
  ...(completed !== undefined && { completionDate: addDays(today, -completed) }),
});

const seed: DemoArea['seed'] = async ({ call, userId, today }) => {
  const idsOf = await skillIds(call);
  for (const demo of demoResources) {
    const { data } = await call(resources.create, { body: resourceOf(demo, today, idsOf) });
    await backdate(resourceKeys.resource(userId, data.resource._id), resourcePast(demo, today));
  }
};

const empty: DemoArea['empty'] = (call) =>
  removeAll(
    async () => (await call(resources.list, {})).data.resources,
    (id) => call(resources.remove, { params: { id } }),
  );

export const demoArea: DemoArea = { seed, empty };
