import * as z from 'zod/mini';
import { idSchema, limits } from '../core/fields.ts';

/** A skill as resources and projects show it. It is read at response time, so a renamed skill shows its new name. */
export const skillTag = z.object({ _id: idSchema, name: z.string() });

export type SkillTag = z.output<typeof skillTag>;

export const tooManyTags = `Related skills may have at most ${limits.listItems} items`;

/** Ids of the skills of a resource or a project, each once. */
export const skillTags = z.pipe(
  z
    .array(idSchema, { error: 'Related skills must be a list of skill ids' })
    .check(z.maxLength(limits.listItems, tooManyTags)),
  z.transform((ids) => [...new Set(ids)]),
);
