import { habits } from '#shared/contract/habits.ts';
import { projects } from '#shared/contract/projects.ts';
import { resources } from '#shared/contract/resources.ts';
import { skills } from '#shared/contract/skills.ts';
import type { Call } from '../call.ts';

/** Deletes all of an account's data; its activities and assessments go with the skills. */
export async function emptyAccount(call: Call): Promise<void> {
  for (const { _id } of (await call(skills.list, {})).data.skills) {
    await call(skills.remove, { params: { id: _id } });
  }
  for (const { _id } of (await call(habits.list, {})).data.habits) {
    await call(habits.remove, { params: { id: _id } });
  }
  for (const { _id } of (await call(resources.list, {})).data.resources) {
    await call(resources.remove, { params: { id: _id } });
  }
  for (const { _id } of (await call(projects.list, {})).data.projects) {
    await call(projects.remove, { params: { id: _id } });
  }
}
