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

export type Reference = { readonly area: string; readonly id: string };

/** Equal for references to the same item. Items of two areas may have the same id. */
export const referenceKey = ({ area, id }: Reference): string => `${area} ${id}`;

export const isEachOnce = (references: readonly Reference[]): boolean =>
  new Set(references.map(referenceKey)).size === references.length;
