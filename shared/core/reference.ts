import * as z from 'zod/mini';
import type { Label } from '../language/fieldLabels.ts';
import { fieldReasons, issueMessage } from './fieldReasons.ts';
import { idPattern, oneOf } from './fields.ts';

/** A reference to an item of one of these areas: `{area, id}`. It does not say whether the item exists. */
export const referenceTo = <const A extends readonly [string, ...string[]]>(
  label: Label,
  areas: A,
) =>
  z.strictObject(
    {
      area: oneOf('Area', areas),
      id: z
        .string(issueMessage(fieldReasons.id()))
        .check(z.regex(idPattern, issueMessage(fieldReasons.id()))),
    },
    { error: issueMessage(fieldReasons.object({ label })) },
  );

/** Whether no reference is there twice. */
export const isEachOnce = (
  references: readonly { readonly area: string; readonly id: string }[],
): boolean => new Set(references.map(({ area, id }) => `${area} ${id}`)).size === references.length;
