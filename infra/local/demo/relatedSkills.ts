import { skills } from '#shared/skills/routes.ts';
import type { Call } from '../call.ts';

/** Finds the ids of the account's skills by name. Throws for an unknown name. */
export async function skillIds(call: Call): Promise<(names: readonly string[]) => string[]> {
  const { data } = await call(skills.list, {});
  const ids = new Map(data.skills.map(({ name, _id }) => [name, _id]));
  return (names) =>
    names.map((name) => {
      const id = ids.get(name);
      if (!id) throw new Error(`There is no skill called ${name}`);
      return id;
    });
}
