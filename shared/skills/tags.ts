import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from '../calls/fieldReasons.ts';
import { idSchema, limits } from '../calls/fields.ts';

/** The skill of a resource or project. The name is read for each response, so a renamed skill shows its new name. */
export const skillTag = z.object({ _id: idSchema, name: z.string() });

export type SkillTag = z.output<typeof skillTag>;

export const tooManyTags = issueMessage(
  fieldReasons.tooManyItems({ label: 'Related skills', max: limits.listItems }),
);

/** The skill ids of a resource or a project, without duplicates. */
export const skillTags = z.pipe(
  z
    .array(idSchema, {
      error: issueMessage(fieldReasons.listOfSkillIds({ label: 'Related skills' })),
    })
    .check(z.maxLength(limits.listItems, tooManyTags)),
  z.transform((ids) => [...new Set(ids)]),
);
