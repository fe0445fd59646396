import { resourceKeys } from '#functions/api/resources/keys.ts';
import { addDays, type Day } from '#shared/core/days.ts';
import type { NewResource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { type DemoArea, removeAll } from './area.ts';
import { backdate, instantOn } from './backdating.ts';
import { type DemoResource, demoResources } from './demoResources.ts';
import { skillIds } from './relatedSkills.ts';
import { timeOf } from './spent.ts';

/** A resource as the form would send it. */
export const resourceOf = (
  {
    about = [],
    dueIn,
    added: _,
    started: __,
    completed: ___,
    spent: ____,
    ...resource
  }: DemoResource,
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
    const made = resourceOf(demo, today, idsOf);
    const { _id: id } = (await call(resources.create, { body: made })).data.resource;
    await backdate(resourceKeys.resource(userId, id), resourcePast(demo, today));
    for (const body of timeOf(demo.spent, today, made.relatedSkills)) {
      await call(resources.logTime, { params: { id }, body });
    }
  }
};

const empty: DemoArea['empty'] = (call) =>
  removeAll(
    async () => (await call(resources.list, {})).data.resources,
    (id) => call(resources.remove, { params: { id } }),
  );

export const demoArea: DemoArea = { seed, empty };
