import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { users } from '#shared/users/routes.ts';
import type { Call } from '../call.ts';

type Listed = readonly { readonly _id: string }[];

/** A list may have more pages: the first one is fetched until nothing is left. */
const removeAll = async (
  list: () => Promise<Listed>,
  remove: (id: string) => Promise<unknown>,
): Promise<void> => {
  for (let page = await list(); page.length > 0; page = await list()) {
    for (const { _id } of page) await remove(_id);
  }
};

/** Deletes all of an account's data; its activities and assessments go with the skills. */
export async function emptyAccount(call: Call): Promise<void> {
  await removeAll(
    async () => (await call(skills.list, {})).data.skills,
    (id) => call(skills.remove, { params: { id } }),
  );
  const everyHabit = async () => (await call(habits.list, { query: { archived: 'true' } })).data;
  for (const { from } of (await everyHabit()).vacations ?? []) {
    await call(users.endVacation, { params: { from } });
  }
  await removeAll(
    async () => {
      const { habits, archived = [] } = await everyHabit();
      return [...habits, ...archived];
    },
    (id) => call(habits.remove, { params: { id } }),
  );
  await removeAll(
    async () => (await call(resources.list, {})).data.resources,
    (id) => call(resources.remove, { params: { id } }),
  );
  await removeAll(
    async () => (await call(projects.list, {})).data.projects,
    (id) => call(projects.remove, { params: { id } }),
  );
}
