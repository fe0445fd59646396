import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from './fieldReasons.ts';
import { idPattern } from './fields.ts';

/**
 * The parameter for the next page of a list: the `next` of the previous page. It works even if the item with this id
 * was deleted.
 */
export const paged = {
  cursor: z.optional(z.string().check(z.regex(idPattern, issueMessage(fieldReasons.cursor())))),
};

/** Where the next page starts; missing on the last page. */
export const nextPage = { next: z.optional(z.string()) };
