import * as z from 'zod/mini';
import { fieldReasons, say } from '../core/fieldReasons.ts';
import { idSchema, limits } from '../core/fields.ts';

/** A skill as resources and projects show it. It is read at response time, so a renamed skill shows its new name. */
export const skillTag = z.object({ _id: idSchema, name: z.string() });

export type SkillTag = z.output<typeof skillTag>;

export const tooManyTags = say(
  fieldReasons.tooManyItems({ label: 'Related skills', max: limits.listItems }),
);

/** The skill ids of a resource or a project, each once. */
export const skillTags = z.pipe(
  z
    .array(idSchema, { error: say(fieldReasons.listOfSkillIds({ label: 'Related skills' })) })
    .check(z.maxLength(limits.listItems, tooManyTags)),
  z.transform((ids) => [...new Set(ids)]),
);
