import * as z from 'zod/mini';
import { fieldReasons, issueMessage } from './fieldReasons.ts';
import { idPattern } from './fields.ts';

/**
 * The parameter for the next page of a list: the `next` of the previous page, which is an item's id. It works even if
 * that item was deleted.
 */
export const paged = {
  cursor: z.optional(z.string().check(z.regex(idPattern, issueMessage(fieldReasons.cursor())))),
};

/** Where the next page starts; missing on the last page. */
export const nextPage = { next: z.optional(z.string()) };
