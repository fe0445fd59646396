import { ulid } from 'ulid';
import { skillKeys } from '#functions/api/ledger/keys.ts';
import { resourceKeys } from '#functions/api/resources/keys.ts';
import { maxResources } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { maxSkills } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { grainsOfHours } from '#shared/skills/time.ts';
import { readItem, writeItems } from '#testing/live/items.ts';
import { resourceLike, skillLike } from '../histories/heavyBodies.ts';
import { type Person, today } from './person.ts';

type Many = { readonly skills: number; readonly resources: number };

export const maxCounts: Many = { skills: maxSkills, resources: maxResources };

/** Fills an account with ten skills and ten resources, as a person would create them, and with copies of those. */
export const giveMany = async ({ call, user }: Person, many: Many): Promise<void> => {
  const skillIds: string[] = [];
  for (let n = 0; n < 10; n++) {
    skillIds.push((await call(skills.create, { body: skillLike(n) })).data.skill._id);
  }
  const resourceIds: string[] = [];
  for (let n = 0; n < 10; n++) {
    const body = resourceLike(n, skillIds, today());
    resourceIds.push((await call(resources.create, { body })).data.resource._id);
  }
  const copies = async (
    ids: readonly string[],
    count: number,
    keyOf: (userId: string, id: string) => { pk: string; sk: string },
    named: (n: number) => Record<string, unknown>,
  ) => {
    const originals = await Promise.all(ids.map((id) => readItem(keyOf(user._id, id))));
    const items = Array.from({ length: count - ids.length }, (_, n) => {
      const _id = ulid();
      return { ...originals[n % ids.length], ...named(n), ...keyOf(user._id, _id), _id };
    });
    await writeItems(items);
  };
  const mixed = (n: number) => (n * 7_919) % 2_003;
  await copies(skillIds, many.skills, skillKeys.skill, (n) => ({
    name: `Skill number ${mixed(n)}`,
    initialTime: grainsOfHours(mixed(n)),
  }));
  await copies(resourceIds, many.resources, resourceKeys.resource, (n) => ({
    title: `Resource number ${mixed(n)}, a book`,
    duration: mixed(n),
    progress: mixed(n) % 100,
  }));
};
